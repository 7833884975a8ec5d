import type { WidgetJson } from '@schemas/page'
import { nameOf, type Command, type PageDoc } from '../page'
import { align, type Alignment, distribute, type Direction } from './geometry/align'
import { boxesOverlap, panelBox, shifted, type Point, type Box, type Size } from './geometry/box'
import { type PanelView, boxesOf, freeChildren } from './panel-view'
import { placementOf, placeOf, type Child, type Placement } from './child'
import { clampShift } from './geometry/bounds'
import { gridMove, gridTakes, toGrid } from './geometry/grid'
import { restack, type StackMove } from './geometry/stack'
import { texts } from '../texts/texts'

/** Style changes by uuid. */
type Placements = ReadonlyMap<string, Partial<WidgetJson['style']>>

/** Moves several children in one step; skips those that the page no longer has. */
export function placeChildren(verb: string, placements: Placements, mergeKey?: string): Command {
  return {
    label: (doc) => childrenLabel(verb, [...placements.keys()], doc),
    ...(mergeKey !== undefined && { mergeKey }),
    run(tx) {
      for (const [uuid, style] of placements) {
        if (!tx.doc.widgets.has(uuid)) continue
        for (const [key, value] of Object.entries(style)) tx.set(uuid, ['style', key], value)
      }
    },
  }
}

/** History label for one or several children. */
export function childrenLabel(verb: string, uuids: readonly string[], doc: PageDoc): string {
  const [only] = uuids
  const widget = only !== undefined && uuids.length === 1 ? doc.widgets.get(only) : undefined
  return texts.steps.label(verb, widget ? nameOf(widget) : texts.steps.several(uuids.length))
}

/** Aligns children with each other, or a single one with its panel. */
export function alignChildren(view: PanelView, uuids: readonly string[], to: Alignment): Command {
  const children = chosenOf(view, uuids)
  const boxes = children.map(({ box }) => box)
  const aligned = boxes.length === 1 ? align(boxes, to, panelBox(view.size)) : align(boxes, to)
  return placeChildren(texts.canvas.alignments[to], settle(view, children, aligned))
}

/** Least number of children with two gaps to equalise. */
export const LEAST_TO_DISTRIBUTE = 3

/** Equalises the gaps between children; the outer two stay. */
export function distributeChildren(view: PanelView, uuids: readonly string[], direction: Direction): Command {
  const children = chosenOf(view, uuids)
  const spread = distribute(
    children.map(({ box }) => box),
    direction,
  )
  return placeChildren(texts.canvas.directions[direction], settle(view, children, spread))
}

export const MATCHES = ['width', 'height'] as const

/** Least number of children of which one gives its size to the others. */
export const LEAST_TO_MATCH = 2

/**
 * Gives children the width or height of the first of `uuids`, within their bounds; a locked proportion stays. On a grid
 * a child that would overlap another one stays as it is.
 */
export function matchChildren(view: PanelView, uuids: readonly string[], side: keyof Size): Command {
  const children = chosenOf(view, uuids)
  const model = children.find(({ uuid }) => uuid === uuids[0])
  const occupied = boxesOf(view.children)
  const placements = new Map<string, Partial<Placement>>()
  for (const child of children) {
    const box = model ? within(child, sized(child, side, model.box[side])) : child.box
    const others = [...occupied].filter(([uuid]) => uuid !== child.uuid).map(([, other]) => other)
    const fits = !view.grid || !others.some((other) => boxesOverlap(other, box))
    if (fits) occupied.set(child.uuid, box)
    placements.set(child.uuid, child === model || !fits ? {} : placementOf(child, box))
  }
  return placeChildren(texts.canvas.matches[side], placements)
}

function sized({ box, bounds, ratio, extra }: Child, side: keyof Size, length: number): Box {
  const own = Math.max(bounds.min[side], Math.min(bounds.max[side], length))
  if (ratio === null) return { ...box, [side]: own }
  return side === 'width'
    ? { ...box, width: own, height: (own - extra.width) / ratio + extra.height }
    : { ...box, height: own, width: (own - extra.height) * ratio + extra.width }
}

/** px of an arrow key, alone and with Shift. */
export const NUDGE = { step: 1, leap: 10 } as const

/**
 * Moves children together by a few pixels within the panel, on a grid by whole cells. A quick series is one step of the
 * history.
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
  return placeChildren(texts.steps.move, placements, `${view.uuid}/nudge/${uuids.join()}`)
}

function gridBoxes({ children, size, rules }: PanelView, uuids: readonly string[], by: Point) {
  const own = children.filter(({ uuid }) => uuids.includes(uuid))
  const others = children.filter(({ uuid }) => !uuids.includes(uuid))
  const steps = { x: Math.sign(by.x) * rules.cell, y: Math.sign(by.y) * rules.cell }
  return gridMove(boxesOf(own), steps, boxesOf(others), size, rules.cell)
}

/** Moves children above or below their siblings; changes only the depths that must change. */
export function restackChildren({ children }: PanelView, uuids: readonly string[], move: StackMove): Command {
  const depths = restack(
    children.map(({ uuid: id, z }) => ({ id, z })),
    new Set(uuids),
    move,
  )
  return {
    label: (doc) => childrenLabel(texts.canvas.stackMoves[move], uuids, doc),
    run(tx) {
      for (const [uuid, z] of depths) if (tx.doc.widgets.has(uuid)) tx.set(uuid, ['style', 'z'], z)
    },
  }
}

/** The selected children of a view, in reading order. */
function chosenOf(view: PanelView, uuids: readonly string[]): Child[] {
  const wanted = new Set(uuids)
  return freeChildren(view).filter(({ uuid }) => wanted.has(uuid))
}

/**
 * Fits requested boxes into the panel: within bounds, on a grid only into free cells.
 * @param boxes requested boxes, in the order of the children
 */
function settle(
  view: PanelView,
  children: readonly Child[],
  boxes: readonly Box[],
): Map<string, Partial<Placement>> {
  const occupied = boxesOf(view.children)
  const placements = new Map<string, Partial<Placement>>()
  for (const [index, child] of children.entries()) {
    const sent = boxes[index] ?? child.box
    const box = view.grid ? onGrid(view, child, sent, occupied) : within(child, sent)
    occupied.set(child.uuid, box)
    placements.set(child.uuid, placeOf(child, box))
  }
  return placements
}

function within({ bounds }: Child, box: Box): Box {
  return shifted(box, clampShift([{ box, bounds }], { x: 0, y: 0 }))
}

/** On a grid a child that would overlap another stays. */
function onGrid({ size, rules }: PanelView, child: Child, sent: Box, occupied: Map<string, Box>): Box {
  const to = toGrid(sent, size, rules.cell)
  const others = new Map(occupied)
  others.delete(child.uuid)
  const free = gridTakes(new Map([[child.uuid, child.box]]), new Map([[child.uuid, to]]), others, rules.cell)
  return free ? to : child.box
}
