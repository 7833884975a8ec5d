/** Dragging onto and on the canvas by pointer events: one drop mark, no React render per move. */
import { nameOf } from '@engine/design'
import { canvasOf, type CanvasView, isInside, type Point } from '../canvas-view'
import type { Workspace } from '../workspace'
import { scrollStep } from './auto-scroll'
import { DragCover, DropMark } from './drag-marks'
import { drop } from './drop'
import { loadOf, pageWidthOf, typesOfClip, type DragSource } from './load'
import { geometryOf, PanelPlaces } from './places'
import { targetAt, type Load, type Target } from './target'
import { isHeld } from '../placement'

export type { DragSource } from './load'

/** px the pointer moves before a press becomes a drag; less is a click. */
const THRESHOLD = 4

/**
 * Watches a press that may become a drag; call it from `pointerdown`. Escape cancels. The drop runs one command and
 * selects what was dropped; viewers cannot drag.
 */
export function startDrag(workspace: Workspace, press: PointerEvent, source: DragSource): void {
  if (workspace.readOnly || press.button !== 0) return
  if (source.kind === 'move' && isHeld(workspace, source.uuids)) return
  const start = pointOf(press)
  let drag: Drag | null = null

  const move = (event: PointerEvent) => {
    const point = pointOf(event)
    if (!drag && Math.hypot(point.x - start.x, point.y - start.y) >= THRESHOLD) {
      const view = canvasOf(workspace)
      if (view) drag = new Drag(view, source, start)
    }
    drag?.moveTo(point)
  }
  const end = (dropped: boolean) => {
    listeners.abort()
    drag?.end(dropped)
  }
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !drag) return
    event.stopPropagation()
    event.preventDefault()
    end(false)
  }
  const listeners = new AbortController()
  const { signal } = listeners
  window.addEventListener('pointermove', move, { signal })
  window.addEventListener('pointerup', () => end(true), { signal })
  window.addEventListener('pointercancel', () => end(false), { signal })
  window.addEventListener('blur', () => end(false), { signal })
  window.addEventListener('keydown', key, { signal, capture: true })
}

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY })

/** One drag, from its first move to its end. */
class Drag {
  readonly #load: Load
  readonly #places: PanelPlaces
  readonly #cover: DragCover
  readonly #mark: DropMark
  readonly #lifted: readonly HTMLElement[]
  #point: Point
  #target: Target | null = null
  #frame: number | null = null

  constructor(
    private readonly view: CanvasView,
    private readonly source: DragSource,
    start: Point,
  ) {
    this.#point = start
    this.#load = loadOf(view, source, start, pageWidthOf(view))
    this.#places = new PanelPlaces(view, this.#load)
    this.#cover = new DragCover(titleOf(view, source))
    this.#mark = new DropMark(view)
    this.#lifted = this.#load.moved.flatMap((uuid) => view.frameOf(uuid) ?? [])
    for (const frame of this.#lifted) frame.dataset['lifted'] = ''
    view.workspace.ui.hovered = null
    // its renderer is there by the time it is dropped
    view.registry.load(typesOf(source)).catch(console.warn)
  }

  moveTo(point: Point): void {
    this.#point = point
    this.#frame ??= requestAnimationFrame(() => this.#follow())
  }

  end(dropped: boolean): void {
    if (this.#frame !== null) {
      cancelAnimationFrame(this.#frame)
      if (dropped) this.#aim()
    }
    try {
      // first the new order, then the layer of the drag is removed
      if (dropped && this.#target) drop(this.view.workspace, this.source, this.#target)
    } finally {
      this.#mark.remove()
      this.#cover.remove()
      for (const frame of this.#lifted) delete frame.dataset['lifted']
    }
    if (!dropped || !this.#target) return
    const { viewport } = this.view.elements
    // focusing lays the page out, even where the focus is there already
    if (!viewport.contains(document.activeElement)) viewport.focus({ preventScroll: true })
  }

  #follow(): void {
    this.#frame = null
    const step = scrollStep(this.#point, this.view.window)
    const { viewport } = this.view.elements
    const before = [viewport.scrollLeft, viewport.scrollTop]
    viewport.scrollBy(step.x, step.y)
    this.#aim()
    this.#cover.moveTo(this.#point)
    this.#cover.say(this.#target?.reason ?? null)
    this.#mark.show(this.#target)
    if (before[0] !== viewport.scrollLeft || before[1] !== viewport.scrollTop) this.moveTo(this.#point)
  }

  #aim(): void {
    const { view } = this
    const isOver = isInside(this.#point, view.window)
    const { doc } = view.workspace.editor
    const target = isOver ? targetAt(doc, this.#load, this.#point, geometryOf(view)) : null
    this.#target = target && this.#places.settled(target)
  }
}

function titleOf({ workspace: { editor } }: CanvasView, source: DragSource): string {
  if (source.kind !== 'move') return source.title
  const [first] = source.uuids.flatMap((uuid) => editor.doc.widgets.get(uuid) ?? [])
  return source.uuids.length === 1 && first ? nameOf(first) : `${source.uuids.length} 个组件`
}

function typesOf(source: DragSource): string[] {
  if (source.kind === 'move') return []
  return source.kind === 'new' ? [source.type] : source.clips.flatMap(typesOfClip)
}
