/** A rectangle drawn from an empty place of the canvas selects the top-level widgets that it touches. */
import { childrenOf, ROOTS } from '@engine/design'
import { cover, rowAt, type Box, type CanvasView, type Point } from '../canvas-view'
import { scrollStep } from '../drag'
import styles from './Canvas.module.css'

/** px the pointer moves before a press becomes a rectangle; less is a click. */
const THRESHOLD = 4

/** Call it from `pointerdown`. With Shift or Ctrl what is selected stays selected; Escape restores the selection. */
export function startMarquee(view: CanvasView, press: PointerEvent): void {
  const { workspace } = view
  const before = [...workspace.ui.selected]
  const preserved = press.shiftKey || press.ctrlKey || press.metaKey ? before : []
  let band: Band | null = null
  const move = (event: PointerEvent) => {
    const far = Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY) >= THRESHOLD
    if (!band && far) band = new Band(view, pointOf(press), preserved)
    band?.moveTo(pointOf(event))
  }
  const end = () => {
    listeners.abort()
    band?.remove()
  }
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !band) return
    event.stopPropagation()
    event.preventDefault()
    end()
    workspace.select(before)
  }
  const listeners = new AbortController()
  const { signal } = listeners
  window.addEventListener('pointermove', move, { signal })
  window.addEventListener('pointerup', end, { signal })
  window.addEventListener('pointercancel', end, { signal })
  window.addEventListener('blur', end, { signal })
  window.addEventListener('keydown', key, { signal, capture: true })
}

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY })

/** One rectangle, from its first move to its end. */
class Band {
  readonly #element = document.createElement('div')
  /** On the board, so that scrolling does not move it. */
  readonly #from: Point
  #point: Point
  #frame: number | null = null

  constructor(
    private readonly view: CanvasView,
    start: Point,
    private readonly preserved: readonly string[],
  ) {
    this.#from = this.#onBoard(start)
    this.#point = start
    this.#element.className = styles.band ?? ''
    this.#element.ariaHidden = 'true'
    this.#element.dataset['band'] = ''
    view.elements.board.append(this.#element)
    view.workspace.ui.hovered = null
  }

  moveTo(point: Point): void {
    this.#point = point
    this.#frame ??= requestAnimationFrame(() => this.#follow())
  }

  remove(): void {
    if (this.#frame !== null) cancelAnimationFrame(this.#frame)
    this.#element.remove()
  }

  #follow(): void {
    this.#frame = null
    const { view } = this
    const { viewport } = view.elements
    const before = viewport.scrollTop
    const step = scrollStep(this.#point, view.window)
    viewport.scrollBy(step.x, step.y)
    const box = between(this.#from, this.#onBoard(this.#point))
    cover(this.#element, box)
    this.#select(box)
    if (viewport.scrollTop !== before) this.moveTo(this.#point)
  }

  #select(box: Box): void {
    const { workspace } = this.view
    const touched = touchedBy(this.view, box).filter((uuid) => !this.preserved.includes(uuid))
    const next = [...this.preserved, ...touched]
    if (next.join() !== workspace.ui.selected.join()) workspace.select(next)
  }

  #onBoard({ x, y }: Point): Point {
    const { left, top } = this.view.toBoard({ left: x, top: y, width: 0, height: 0 })
    return { x: left, y: top }
  }
}

const between = (a: Point, b: Point): Box => ({
  left: Math.min(a.x, b.x),
  top: Math.min(a.y, b.y),
  width: Math.abs(a.x - b.x),
  height: Math.abs(a.y - b.y),
})

/** Top-level widgets that are not locked, in reading order. @param box on the board */
function touchedBy(view: CanvasView, box: Box): string[] {
  const { editor, regions } = view.workspace
  const bottom = box.top + box.height
  const boxOf = (uuid: string) => {
    const frame = view.frameOf(uuid)
    return frame && view.toBoard(frame.getBoundingClientRect())
  }
  return regions.flatMap((region) => {
    const rows = childrenOf(editor.doc, ROOTS[region])
    const touched: string[] = []
    for (let { index } = rowAt(rows, box.top, boxOf); index < rows.length; index++) {
      const uuid = rows[index] ?? ''
      const row = boxOf(uuid)
      if (row && row.top > bottom) break
      const own = view.boxOf(uuid)
      if (own && !editor.doc.widgets.get(uuid)?.locked && overlaps(own, box)) touched.push(uuid)
    }
    return touched
  })
}

const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height
