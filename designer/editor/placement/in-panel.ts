/** The position of a widget that gets into a panel by other means than dragging: keys, menus, clipboard, outline. */
import { childrenOf, requireWidget, type Widget } from '@engine/design'
import type { Size } from '@engine/freepanel/geometry/box'
import { clampToPanel } from '@engine/freepanel/geometry/bounds'
import { PanelReader, dropPosition } from '@engine/freepanel/panel-view'
import { roomFor, storedArea, storedSize, type Room } from '@engine/freepanel/room'
import type { Workspace } from '../workspace'
import { canvasOf, type CanvasView, type Point } from '../canvas-view'

/**
 * px of the inserted widget's `x` and `y`: as near to `wanted` as the panel allows, within the panel, on a grid in free
 * cells.
 */
export function placeInPanel(
  workspace: Workspace,
  panel: string,
  inserted: Pick<Widget, 'type' | 'props' | 'style'>,
  wanted: Point,
): Point {
  const { doc } = workspace.editor
  const size = storedSize(doc, inserted)
  const known = viewOf(workspace, panel)
  if (known) return dropPosition(known, wanted, size)
  const { x, y } = clampToPanel({ ...wanted, ...size }, storedSize(doc, requireWidget(doc, panel, 'place')))
  return { x, y }
}

/** px of the area for a panel's children. */
export function panelSize(workspace: Workspace, panel: string): Size {
  const { doc } = workspace.editor
  return viewOf(workspace, panel)?.size ?? storedSize(doc, requireWidget(doc, panel, 'place'))
}

/** Where a new widget lies in a panel without covering another: not wider than the panel, which grows if it must. */
export function roomInPanel(
  workspace: Workspace,
  panel: string,
  inserted: Pick<Widget, 'type' | 'props' | 'style'>,
): Room {
  const { doc } = workspace.editor
  const known = viewOf(workspace, panel)
  const area = known
    ? {
        size: known.size,
        others: known.children.map(({ box }) => box),
        cell: known.grid ? known.rules.cell : 0,
      }
    : storedArea(doc, panel)
  return roomFor(inserted, storedSize(doc, inserted), area)
}

/** The panel as drawn; null while its rules are loading. */
function viewOf(workspace: Workspace, panel: string) {
  const view = canvasOf(workspace)
  return view
    ? new PanelReader(view.registry, panel).read(workspace.editor.doc, drawnHeights(view, panel))
    : null
}

/** px of children whose content decides their height, by uuid. */
export function drawnHeights(view: CanvasView, panel: string): Map<string, number> {
  const { doc } = view.workspace.editor
  const measured = childrenOf(doc, panel).filter(
    (uuid) => view.registry.get(doc.widgets.get(uuid)?.type ?? '')?.autoHeight === true,
  )
  return new Map(measured.map((uuid) => [uuid, view.frameOf(uuid)?.offsetHeight ?? 0]))
}

/** px by which a copy is shifted right and down, so that both are visible; at the panel's edges left and up. */
const SHIFT = 10

/**
 * px of the copy's `x` and `y`, within the panel: the nearest position along the diagonal at which no child begins. Where
 * there is none (a child as large as its panel) it covers its original.
 * @param at where it is wanted; left out: beside its original
 */
export function placeCopy(
  workspace: Workspace,
  panel: string,
  original: Pick<Widget, 'type' | 'props' | 'style'>,
  at?: Point,
): Point {
  const { doc } = workspace.editor
  const siblings = childrenOf(doc, panel).map((uuid) => doc.widgets.get(uuid)?.style)
  const isTaken = (x: number, y: number) =>
    siblings.some((style) => (style?.x ?? 0) === x && (style?.y ?? 0) === y)
  const { x, y } = at ?? { x: original.style.x ?? 0, y: original.style.y ?? 0 }
  const placed = (by: number) => placeInPanel(workspace, panel, original, { x: x + by, y: y + by })
  const shifts = siblings.flatMap((_, index) => [SHIFT * (index + 1), -SHIFT * (index + 1)])
  for (const by of [...(at ? [0] : []), ...shifts, SHIFT * (siblings.length + 1)]) {
    const place = placed(by)
    if (!isTaken(place.x, place.y)) return place
  }
  return placed(0)
}
