import type { Command } from '../../page'
import { placeOf } from '../child'
import { shifted, type Point } from '../geometry/box'
import { clampShift } from '../geometry/bounds'
import { gridMove } from '../geometry/grid'
import { boxesOf, type PanelView } from '../panel-view'
import { placeChildren } from './place-children'
import { chosenOf } from './settle'

/** px of an arrow key, alone and with Shift. */
export const NUDGE = { step: 1, leap: 10 } as const

/**
 * Moves children together by a few pixels, as far as the panel lets all of them; on a grid by whole cells. Several in
 * quick succession are one step of the history.
 */
export function nudgeChildren(view: PanelView, uuids: readonly string[], by: Point): Command {
  const children = chosenOf(view, uuids)
  const boxes = view.grid ? gridBoxes(view, uuids, by) : null
  const room = clampShift(children, by)
  const shift = { x: by.x === 0 ? 0 : room.x, y: by.y === 0 ? 0 : room.y }
  const placements = new Map(
    children.map((child) => [
      child.uuid,
      placeOf(child, view.grid ? (boxes?.get(child.uuid) ?? child.box) : shifted(child.box, shift)),
    ]),
  )
  return placeChildren('移动', placements, `${view.uuid}/nudge/${uuids.join()}`)
}

function gridBoxes({ children, size, rules }: PanelView, uuids: readonly string[], by: Point) {
  const own = children.filter(({ uuid }) => uuids.includes(uuid))
  const others = children.filter(({ uuid }) => !uuids.includes(uuid))
  const steps = { x: Math.sign(by.x) * rules.cell, y: Math.sign(by.y) * rules.cell }
  return gridMove(boxesOf(own), steps, boxesOf(others), size, rules.cell)
}
