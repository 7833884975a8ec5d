/** Where something that is dropped on a panel comes to lie. */
import type { Point, Size } from './geometry/box'
import { clampToPanel } from './geometry/bounds'
import { pack } from './geometry/grid'
import type { PanelView } from './panel-view'

/**
 * The place for a new child: where it was dropped, within the panel; on a grid the nearest free cells.
 * @param at px inside the panel, for its left top corner
 * @returns `x` and `y` of its style
 */
export function placeNewcomer({ size, grid, rules, children }: PanelView, at: Point, own: Size): Point {
  const box = clampToPanel({ ...at, ...own }, size)
  const place = grid
    ? (pack(
        box,
        children.map((child) => child.box),
        size,
        rules.cell,
      ) ?? box)
    : box
  return { x: Math.round(place.x), y: Math.round(place.y) }
}
