/** The position of a copy of a panel's child: beside its original, so that it is visible. */
import { childrenOf, type Widget } from '@engine/design'
import { placeInPanel } from './place-in-panel'
import type { Workspace } from '../workspace'

/** px of the shift right and down; at the panel's edges left and up. */
const SHIFT = 10

/**
 * px of the copy's `x` and `y`, within the panel: the nearest position along the diagonal at which no child begins. Where
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
