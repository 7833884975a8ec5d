import { useMemo } from 'react'
import { visitorShop } from '@engine'
import { fromJson } from '@engine/design'
import { parsePage } from '@schemas'
import { snapshotLive } from '@widgets/shared/snapshot-live'
import { useApi } from '../../shell/api'
import { ScaledPage } from '../../shell/drawing'

/** A template that has no picture of its own, drawn live. */
export function TemplatePicture({ design_id, name }: { design_id: string; name: string }) {
  const { data } = useApi('GET /templates/{design_id}', { params: { design_id } })
  const page = useMemo(() => (data ? parsePage(data.document).page : null), [data])
  const drawn = useMemo(() => page && { doc: fromJson(page), shop: visitorShop(snapshotLive(page)) }, [page])
  if (!drawn || drawn.doc.widgets.size === 0) return null
  return <ScaledPage {...drawn} label={name} />
}
