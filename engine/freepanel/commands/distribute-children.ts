import type { Command } from '../../page'
import { distribute, type Direction } from '../geometry/align'
import type { PanelView } from '../panel-view'
import { placeChildren } from './place-children'
import { chosenOf, settle } from './settle'

export const DIRECTION_NAMES: Record<Direction, string> = { horizontal: '水平等距', vertical: '垂直等距' }

/** As many children as have a gap to be made equal. */
export const LEAST_TO_DISTRIBUTE = 3

/** Makes the gaps between children equal; the outer two stay. */
export function distributeChildren(view: PanelView, uuids: readonly string[], direction: Direction): Command {
  const children = chosenOf(view, uuids)
  const spread = distribute(
    children.map(({ box }) => box),
    direction,
  )
  return placeChildren(DIRECTION_NAMES[direction], settle(view, children, spread))
}
