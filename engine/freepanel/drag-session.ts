/** One gesture on a panel's children: computes their boxes from the pointer's movement. Knows no DOM and no zoom. */
import { placementOf, placeOf, type Child, type Placement } from './child'
import { AXES, outlineOf, shifted, spanOf, withSpan, type Box, type Point } from './geometry/box'
import { clampResize, clampShift } from './geometry/bounds'
import { edgeOf, type Handle } from './geometry/handle'
import type { Mode } from './geometry/lines'
import { gridApproach, gridResize, gridTakes } from './geometry/grid'
import { leadOf, lockedBox, resizeBox } from './geometry/resize-box'
import { marksOf, snap, type Snapped } from './geometry/snap'
import { boxesOf, type PanelView } from './panel-view'

export interface DragFrame extends Pick<Snapped, 'guides' | 'distances'> {
  /** The children of the gesture. */
  placements: ReadonlyMap<string, Partial<Placement>>
  /** Around all of them. */
  outline: Box
}

export class DragSession {
  readonly mode: Mode
  readonly children: readonly Child[]
  readonly #view: PanelView
  readonly #others: readonly Child[]
  readonly #start: Box
  /** Their last valid position on the grid. */
  #current: ReadonlyMap<string, Box>

  /**
   * @param view the panel when the gesture begins
   * @param uuids of the moving children; a handle has exactly one
   */
  constructor(view: PanelView, uuids: readonly string[], mode: Mode) {
    this.#view = view
    this.mode = mode
    this.children = view.children.filter(({ uuid }) => uuids.includes(uuid))
    this.#others = view.children.filter(({ uuid }) => !uuids.includes(uuid))
    this.#current = boxesOf(this.children)
    const outline = outlineOf([...this.#current.values()])
    if (!outline || (mode !== 'move' && this.children.length !== 1))
      throw new Error(
        `expected ${mode === 'move' ? 'children' : 'one child'} of panel ${view.uuid}, got ${uuids.join()}`,
      )
    this.#start = outline
  }

  /**
   * @param delta px of the page since the gesture began
   * @param free no snapping (Alt); a grid stays a grid
   */
  at(delta: Point, free: boolean): DragFrame {
    if (this.mode === 'move') return this.#view.grid ? this.#moveOnGrid(delta) : this.#move(delta, free)
    return this.#resize(this.mode, delta, free)
  }

  #move(delta: Point, free: boolean): DragFrame {
    const moving = shifted(this.#start, delta)
    const { x, y } = free ? moving : this.#snap(moving, 'move').box
    const shift = clampShift(this.children, { x: x - this.#start.x, y: y - this.#start.y })
    const boxes = new Map(
      this.children.map(({ uuid, box }) => [
        uuid,
        { ...box, x: Math.round(box.x + shift.x), y: Math.round(box.y + shift.y) },
      ]),
    )
    return this.#frame(boxes, !free)
  }

  #moveOnGrid(delta: Point): DragFrame {
    const { size, rules } = this.#view
    const from = boxesOf(this.children)
    const others = boxesOf(this.#others)
    const to = gridApproach(from, delta, this.#lastShift(from), others, size, rules.cell)
    this.#current = to ?? this.#current
    return this.#frame(this.#current, false)
  }

  #lastShift(from: ReadonlyMap<string, Box>): Point {
    const [[uuid, box] = ['', this.#start] as const] = from
    const current = this.#current.get(uuid) ?? box
    return { x: current.x - box.x, y: current.y - box.y }
  }

  #resize(handle: Handle, delta: Point, free: boolean): DragFrame {
    const [child] = this.children
    if (!child) throw new Error('expected one child, got none')
    const { rules, grid } = this.#view
    const asked = resizeBox(this.#start, handle, delta)
    const box = grid ? this.#edgesOnGrid(asked, handle) : free ? asked : this.#snap(asked, handle).box
    const { ratio, extra, bounds } = child
    const drawn = AXES.find((axis) => edgeOf(handle, axis) !== null && !free && moved(asked, box, axis))
    const fitted =
      ratio === null
        ? clampResize(this.#start, box, handle, bounds)
        : lockedBox(
            this.#start,
            box,
            handle,
            drawn ?? leadOf(this.#start, box, handle),
            { ratio, extra },
            bounds,
          )
    const next = rounded(fitted)
    if (!grid) return this.#frame(new Map([[child.uuid, next]]), !free)
    const current = this.#current.get(child.uuid) ?? child.box
    const others = boxesOf(this.#others)
    // An obstacle limits both sides of a locked box.
    const blocked =
      ratio !== null && !gridTakes(this.#current, new Map([[child.uuid, next]]), others, rules.cell)
    const to = blocked ? current : gridResize(child.uuid, current, next, others, rules.cell)
    this.#current = new Map([[child.uuid, to]])
    return this.#frame(this.#current, false)
  }

  /** Snaps the edges of the handle to the grid, at least one cell apart. */
  #edgesOnGrid(box: Box, handle: Handle): Box {
    const { cell } = this.#view.rules
    return AXES.reduce((at, axis) => {
      const { start, end } = spanOf(at, axis)
      const edge = edgeOf(handle, axis)
      if (edge === 'start')
        return withSpan(at, axis, { start: Math.min(Math.round(start / cell) * cell, end - cell), end })
      if (edge === 'end')
        return withSpan(at, axis, { start, end: Math.max(Math.round(end / cell) * cell, start + cell) })
      return at
    }, box)
  }

  #snap(moving: Box, mode: Mode): Snapped {
    const { size, rules } = this.#view
    return snap({ moving, mode, siblings: this.#siblings, panel: size, tolerance: rules.snap })
  }

  get #siblings(): Box[] {
    return this.#others.map(({ box }) => box)
  }

  #frame(boxes: ReadonlyMap<string, Box>, marks: boolean): DragFrame {
    const outline = outlineOf([...boxes.values()]) ?? this.#start
    const { mode } = this
    const shown = marks
      ? marksOf(outline, { mode, siblings: this.#siblings, panel: this.#view.size })
      : { guides: [], distances: [] }
    const style = mode === 'move' ? placeOf : placementOf
    const placements = new Map(
      this.children.map((child) => [child.uuid, style(child, boxes.get(child.uuid) ?? child.box)]),
    )
    return { ...shown, placements, outline }
  }
}

function moved(from: Box, to: Box, axis: 'x' | 'y'): boolean {
  const [a, b] = [spanOf(from, axis), spanOf(to, axis)]
  return Math.abs(a.start - b.start) >= 1 || Math.abs(a.end - b.end) >= 1
}

const rounded = ({ x, y, width, height }: Box): Box => {
  const [left, top] = [Math.round(x), Math.round(y)]
  return { x: left, y: top, width: Math.round(x + width) - left, height: Math.round(y + height) - top }
}
