import { useMemo } from 'react'
import { visitorShop } from '@engine'
import { fromJson } from '@engine/design'
import type { PageJson } from '@schemas/page'
import { snapshotLive } from '@widgets/shared/snapshot-live'
import { ScaledPage } from './ScaledPage'
import { topOfPage } from './top-of-page'

/** Height of what is seen, in widths of the page. */
const SHOWN = 1.2

interface DrawnTopProps {
  page: PageJson
  label: string
}

/** The top of a page drawn by the shoppers' renderers. */
export function DrawnTop({ page, label }: DrawnTopProps) {
  const drawn = useMemo(() => {
    const width = Number(page.page.props['pageWidth'] ?? 1190)
    const top = topOfPage(page, width * SHOWN)
    return { doc: fromJson(top), shop: visitorShop(snapshotLive(top)) }
  }, [page])
  return drawn.doc.widgets.size === 0 ? null : <ScaledPage {...drawn} label={label} />
}
