import type { Command } from '../../page'
import { restack, type StackMove } from '../geometry/stack'
import type { PanelView } from '../panel-view'
import { childrenLabel } from './place-children'

export const STACK_NAMES: Record<StackMove, string> = {
  toFront: '置于顶层',
  forward: '上移一层',
  backward: '下移一层',
  toBack: '置于底层',
}

/** Moves children above or below their siblings; only depths that must change do. */
export function restackChildren({ children }: PanelView, uuids: readonly string[], move: StackMove): Command {
  const depths = restack(
    children.map(({ uuid: id, z }) => ({ id, z })),
    new Set(uuids),
    move,
  )
  return {
    label: (doc) => childrenLabel(STACK_NAMES[move], uuids, doc),
    run(tx) {
      for (const [uuid, z] of depths) if (tx.doc.widgets.has(uuid)) tx.set(uuid, ['style', 'z'], z)
    },
  }
}
