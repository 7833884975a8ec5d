import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { phoneDoc } from '@engine/design'
import { type PagePictureProps, ScaledPage } from '../../shell/drawing'
import { useWorkspace } from '../workspace'

/**
 * A page drawn with the rows that the editor has fetched, see `ScaledPage`; as a phone shows it while the canvas shows a
 * phone, so that changes made for phones alone are seen.
 */
export function LivePage({ doc, width, ...props }: PagePictureProps) {
  const { live, ui } = useWorkspace()
  const { shop } = useSnapshot(live.state)
  const { phone } = useSnapshot(ui)
  const isOnPhone = phone !== null && doc.head.platform !== 'h5'
  const shown = useMemo(() => (isOnPhone ? phoneDoc(doc, phone) : doc), [doc, isOnPhone, phone])
  return (
    <ScaledPage
      {...props}
      doc={shown}
      {...(!isOnPhone && width !== undefined && { width })}
      shop={shop as typeof live.state.shop}
    />
  )
}
