/** Depth of siblings: painted later means above. Equal depths are painted in reading order. */

export const STACK_MOVES = ['toFront', 'forward', 'backward', 'toBack'] as const
export type StackMove = (typeof STACK_MOVES)[number]

/** A child and its depth, `z`. */
export interface Layer {
  id: string
  z: number
}

/** The depth changes that move the selected layers, keeping their order. */
export type Restacking = (layers: readonly Layer[], chosen: ReadonlySet<string>) => Map<string, number>

export const toFront: Restacking = (layers, chosen) => restack(layers, chosen, 'toFront')
export const toBack: Restacking = (layers, chosen) => restack(layers, chosen, 'toBack')
export const forward: Restacking = (layers, chosen) => restack(layers, chosen, 'forward')
export const backward: Restacking = (layers, chosen) => restack(layers, chosen, 'backward')

/** @param layers siblings in reading order */
export function restack(
  layers: readonly Layer[],
  chosen: ReadonlySet<string>,
  move: StackMove,
): Map<string, number> {
  const painted = layers.toSorted((a, b) => a.z - b.z)
  const next = reordered(painted, chosen, move)
  if (next.every((layer, index) => layer === painted[index])) return new Map()
  const rank = new Map(layers.map(({ id }, index) => [id, index]))
  const [up, down] = [numbered(next, rank, 1), numbered(next.toReversed(), rank, -1)]
  const upward = move === 'toFront' || move === 'forward'
  const [first, second] = upward ? [up, down] : [down, up]
  return second.size < first.size ? second : first
}

/** The siblings in their new painting order, lowest first. */
function reordered(painted: readonly Layer[], chosen: ReadonlySet<string>, move: StackMove): Layer[] {
  const [own, others] = [
    painted.filter(({ id }) => chosen.has(id)),
    painted.filter(({ id }) => !chosen.has(id)),
  ]
  switch (move) {
    case 'toFront':
      return [...others, ...own]
    case 'toBack':
      return [...own, ...others]
    case 'forward':
      return stepped(painted.toReversed(), chosen).toReversed()
    case 'backward':
      return stepped(painted, chosen)
  }
}

/** Each selected layer swaps with the unselected one before it. */
function stepped(layers: readonly Layer[], chosen: ReadonlySet<string>): Layer[] {
  const next = [...layers]
  for (let index = 1; index < next.length; index++) {
    const [before, here] = [next[index - 1], next[index]]
    if (before && here && chosen.has(here.id) && !chosen.has(before.id))
      next.splice(index - 1, 2, here, before)
  }
  return next
}

/** New depths in painting order: a layer keeps its own unless it would not lie beyond the previous one. */
function numbered(
  order: readonly Layer[],
  rank: ReadonlyMap<string, number>,
  way: 1 | -1,
): Map<string, number> {
  const changed = new Map<string, number>()
  let last: Layer | undefined
  for (const layer of order) {
    const z = last ? beyond(last, layer, rank, way) : layer.z
    if (z !== layer.z) changed.set(layer.id, z)
    last = { id: layer.id, z }
  }
  return changed
}

function beyond(last: Layer, layer: Layer, rank: ReadonlyMap<string, number>, way: 1 | -1): number {
  const later = ((rank.get(layer.id) ?? 0) - (rank.get(last.id) ?? 0)) * way > 0
  const least = later ? last.z : last.z + way
  return way > 0 ? Math.max(layer.z, least) : Math.min(layer.z, least)
}
