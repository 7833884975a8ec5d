import { useSnapshot } from 'valtio'
import { type PagePictureProps, ScaledPage } from '../../shell/drawing'
import { useWorkspace } from '../workspace'

/** A page drawn with the rows that the editor has fetched, see `ScaledPage`. */
export function LivePage(props: PagePictureProps) {
  const { live } = useWorkspace()
  const { shop } = useSnapshot(live.state)
  return <ScaledPage {...props} shop={shop as typeof live.state.shop} />
}
