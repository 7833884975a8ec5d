/** The position of a widget that gets into a panel by other means than dragging: keys, menus, clipboard, outline. */
import { type PageDoc, childrenOf, requireWidget, type Widget } from '@engine/design'
import { clampToPanel } from '@engine/freepanel/geometry/bounds'
import { PanelReader, dropPosition } from '@engine/freepanel/panel-view'
import { fillPageProps, fillWidget } from '@schemas/fill'
import type { Workspace } from '../workspace'
import { canvasOf, type CanvasView, type Point } from '../canvas-view'

/** px off the panel's corner: the default position. */
const CORNER: Point = { x: 20, y: 20 }

/**
 * px of the inserted widget's `x` and `y`: as near to `wanted` as the panel allows, within the panel, on a grid in free cells.
 * @param wanted left out: near the panel's corner
 */
export function placeInPanel(
  workspace: Workspace,
  panel: string,
  inserted: Pick<Widget, 'type' | 'props' | 'style'>,
  wanted: Point = CORNER,
): Point {
  const { doc } = workspace.editor
  const view = canvasOf(workspace)
  const size = sizeOf(doc, inserted)
  const known = view && new PanelReader(view.registry, panel).read(doc, drawnHeights(view, panel))
  if (known) return dropPosition(known, wanted, size)
  const { x, y } = clampToPanel({ ...wanted, ...size }, sizeOf(doc, requireWidget(doc, panel, 'place')))
  return { x, y }
}

/** px of children whose content decides their height, by uuid. */
export function drawnHeights(view: CanvasView, panel: string): Map<string, number> {
  const { doc } = view.workspace.editor
  const measured = childrenOf(doc, panel).filter(
    (uuid) => view.registry.get(doc.widgets.get(uuid)?.type ?? '')?.autoHeight === true,
  )
  return new Map(measured.map((uuid) => [uuid, view.frameOf(uuid)?.offsetHeight ?? 0]))
}

function sizeOf({ page }: PageDoc, widget: Pick<Widget, 'type' | 'props' | 'style'>) {
  const { width, height } = fillWidget(widget.type, widget).style
  return { width: Math.min(width, fillPageProps(page.props).pageWidth), height }
}

/** px by which a copy is shifted right and down, so that both are visible; at the panel's edges left and up. */
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
