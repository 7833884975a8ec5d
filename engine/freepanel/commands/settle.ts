/** Where children come to lie that a command sends somewhere: within their bounds, on a grid where there is none in the way. */
import { placeOf, type Child, type Placement } from '../child'
import { shifted, type Box } from '../geometry/box'
import { clampShift } from '../geometry/bounds'
import { gridTakes, toGrid } from '../geometry/grid'
import { boxesOf, type PanelView } from '../panel-view'

/** The children of a view that are chosen, in reading order. */
export function chosenOf({ children }: PanelView, uuids: readonly string[]): Child[] {
  const wanted = new Set(uuids)
  return children.filter(({ uuid }) => wanted.has(uuid))
}

/** @param boxes where the children are sent, in their order */
export function settle(
  view: PanelView,
  children: readonly Child[],
  boxes: readonly Box[],
): Map<string, Partial<Placement>> {
  const standing = boxesOf(view.children)
  const placements = new Map<string, Partial<Placement>>()
  for (const [index, child] of children.entries()) {
    const sent = boxes[index] ?? child.box
    const box = view.grid ? onGrid(view, child, sent, standing) : within(child, sent)
    standing.set(child.uuid, box)
    placements.set(child.uuid, placeOf(child, box))
  }
  return placements
}

function within({ bounds }: Child, box: Box): Box {
  return shifted(box, clampShift([{ box, bounds }], { x: 0, y: 0 }))
}

/** On the grid a child that would come upon another stays. */
function onGrid({ size, rules }: PanelView, child: Child, sent: Box, standing: Map<string, Box>): Box {
  const to = toGrid(sent, size, rules.cell)
  const others = new Map(standing)
  others.delete(child.uuid)
  const free = gridTakes(new Map([[child.uuid, child.box]]), new Map([[child.uuid, to]]), others, rules.cell)
  return free ? to : child.box
}
