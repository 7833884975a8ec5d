/** Where a copy of a panel's child comes to lie: to be seen beside what it was copied from. */
import { childrenOf, type Widget } from '@engine/design'
import { placeInPanel } from './place-in-panel'
import type { Workspace } from '../workspace'

/** px by which it lies further right and down; at the panel's edges further left and up. */
const SHIFT = 10

/**
 * px of the copy's `x` and `y`, within the panel: the nearest place along the diagonal at which no child begins. Where
 * there is none (a child as large as its panel) it covers its original.
 */
export function placeCopy(
  workspace: Workspace,
  panel: string,
  original: Pick<Widget, 'type' | 'props' | 'style'>,
): { x: number; y: number } {
  const { doc } = workspace.editor
  const siblings = childrenOf(doc, panel).map((uuid) => doc.widgets.get(uuid)?.style)
  const isTaken = (x: number, y: number) =>
    siblings.some((style) => (style?.x ?? 0) === x && (style?.y ?? 0) === y)
  const { x = 0, y = 0 } = original.style
  const placed = (by: number) => placeInPanel(workspace, panel, original, { x: x + by, y: y + by })
  for (let steps = 1; steps <= siblings.length + 1; steps++)
    for (const by of [SHIFT * steps, -SHIFT * steps]) {
      const place = placed(by)
      if (!isTaken(place.x, place.y)) return place
    }
  return placed(0)
}
