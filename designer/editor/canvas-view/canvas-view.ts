import { subscribe } from 'valtio'
import type { Region } from '@schemas/page-data'
import type { LazyRegistry } from '@widgets/registry'
import type { Workspace } from '../workspace'
import { type Box, type Point, fittingZoom } from './measures'

const ATTRIBUTE = 'data-widget'
/** Of one element in place of many widgets that are far from what is seen: their uuids. */
const MANY = 'data-widgets'
/** What gets other children when a part of the page is drawn or left out. */
const HOLDERS = `.pm-page, [${ATTRIBUTE}]`

/** Frames of the page by uuid. Searching a page of 1,000 widgets for one costs a millisecond, so they are remembered. */
export class Frames {
  readonly #known = new Map<string, HTMLElement>()
  /** All frames were read in this turn of the event loop: none can have been added since. */
  #isFresh = false

  constructor(private readonly stage: HTMLElement) {}

  get(uuid: string): HTMLElement | null {
    const known = this.#known.get(uuid)
    if (known?.isConnected && stands(known, uuid)) return known
    this.#known.delete(uuid)
    if (this.#isFresh) return null
    this.#lookAtAll()
    return this.#known.get(uuid) ?? null
  }

  /** Something may have been drawn since. */
  refresh(): void {
    this.#isFresh = false
  }

  #lookAtAll(): void {
    for (const frame of this.stage.querySelectorAll<HTMLElement>(`[${ATTRIBUTE}]`)) {
      const uuid = frame.getAttribute(ATTRIBUTE)
      if (uuid !== null) this.#known.set(uuid, frame)
    }
    for (const many of this.stage.querySelectorAll<HTMLElement>(`[${MANY}]`))
      for (const uuid of uuidsOf(many)) this.#known.set(uuid, many)
    this.#isFresh = true
    queueMicrotask(() => this.refresh())
  }
}

const uuidsOf = (many: Element): string[] => many.getAttribute(MANY)?.split(' ') ?? []

const stands = (element: Element, uuid: string): boolean =>
  element.getAttribute(ATTRIBUTE) === uuid || uuidsOf(element).includes(uuid)

/** The elements of one canvas: `viewport` scrolls `board`, which holds the scaled `stage` and the layer over it. */
export interface CanvasElements {
  viewport: HTMLElement
  board: HTMLElement
  stage: HTMLElement
}

/** Reads the layout first and answers what to write, so that many followers cost one layout. */
export type Follower = () => (() => void) | undefined

/** px around the stage, for tags that hang out of it. */
const ROOM = { side: 28, top: 44, bottom: 120 }

/**
 * Where things are on the canvas, and its zoom. Measures only when asked or when something moved; pointer moves touch
 * no React. Boxes are in px of the board (scrolling does not change them) unless a method says otherwise.
 */
export class CanvasView {
  readonly #frames: Frames
  readonly #followers = new Set<Follower>()
  readonly #added: Follower[] = []
  readonly #stops: (() => void)[]
  readonly #sizes: ResizeObserver
  /** Of a large page what comes near is drawn: frames then stand where one element of the same size did. */
  readonly #drawn: MutationObserver
  /** Client px; null while the pointer is elsewhere. */
  pointer: Point | null = null
  #scheduled: number | null = null
  #zoom = 0
  /** The zoom that showed the whole width before the last change of size. */
  #fit = 0
  /** Client px that keep their place at the next zoom; none: the middle. */
  #anchor: Point | null = null
  /** The widget that is brought to the middle. */
  #centred: string | null = null

  constructor(
    readonly workspace: Workspace,
    readonly elements: CanvasElements,
    readonly registry: LazyRegistry,
  ) {
    const { ui, editor } = workspace
    this.#frames = new Frames(elements.stage)
    this.#sizes = new ResizeObserver(() => this.#followSize())
    this.#sizes.observe(elements.viewport)
    this.#sizes.observe(elements.stage)
    this.#drawn = new MutationObserver((records) => {
      if (records.some(({ target }) => target instanceof Element && target.matches(HOLDERS)))
        this.invalidate()
    })
    this.#drawn.observe(elements.stage, { childList: true, subtree: true })
    this.#stops = [
      subscribe(ui, () => this.#followZoom(), true),
      editor.subscribeChanges(() => this.invalidate()),
    ]
    views.set(workspace, this)
    this.#followZoom()
  }

  close(): void {
    this.#sizes.disconnect()
    this.#drawn.disconnect()
    for (const stop of this.#stops) stop()
    if (this.#scheduled !== null) cancelAnimationFrame(this.#scheduled)
    if (views.get(this.workspace) === this) views.delete(this.workspace)
  }

  /** The frame of a widget, if it is drawn. */
  frameOf(uuid: string): HTMLElement | null {
    return this.#frames.get(uuid)
  }

  /** What the widget's width and height say: the body in its frame; the frame itself where it has no body. */
  bodyOf(uuid: string): HTMLElement | null {
    const frame = this.frameOf(uuid)
    const body = frame?.firstElementChild?.firstElementChild
    return body instanceof HTMLElement && body.classList.contains('pm-body') ? body : frame
  }

  /** The element of a region, from its top to the next one's. */
  regionOf(region: Region): HTMLElement | null {
    // a search would pass through all that the regions above hold
    const all = [...this.elements.stage.children] as HTMLElement[]
    return all.find(({ dataset }) => dataset['canvasRegion'] === region) ?? null
  }

  /** Box of a widget's body; null where it is not drawn. */
  boxOf(uuid: string): Box | null {
    const body = this.bodyOf(uuid)
    return body && this.toBoard(body.getBoundingClientRect())
  }

  /** A box in client px as one on the board. */
  toBoard({ left, top, width, height }: Box): Box {
    const board = this.elements.board.getBoundingClientRect()
    return { left: left - board.left, top: top - board.top, width, height }
  }

  /** Where the page begins: client px of its left edge (without the side margins) and top. */
  get origin(): Point {
    const { left, top, width } = this.elements.stage.getBoundingClientRect()
    const margin = (width - this.pageWidth * this.#zoom) / 2
    return { x: left + margin, y: top }
  }

  /** px, unscaled */
  get pageWidth(): number {
    return Number(this.elements.stage.dataset['pageWidth'])
  }

  get zoom(): number {
    return this.#zoom
  }

  /** The visible part of the canvas in client px. */
  get window(): Box {
    const { viewport } = this.elements
    const { left, top } = viewport.getBoundingClientRect()
    return { left, top, width: viewport.clientWidth, height: viewport.clientHeight }
  }

  /** Calls back once per frame after something moved, the first time before the next paint. @returns stops it */
  follow(follower: Follower): () => void {
    this.#followers.add(follower)
    // a thousand outlines that appear at once are measured together
    if (this.#added.length === 0) queueMicrotask(() => this.#welcome())
    this.#added.push(follower)
    return () => void this.#followers.delete(follower)
  }

  /** Something moved: followers measure in the next frame. */
  invalidate(): void {
    this.#scheduled ??= requestAnimationFrame(() => {
      this.#scheduled = null
      this.measure()
    })
  }

  /** Followers measure now. */
  measure(): void {
    this.#measureAll(this.#followers)
  }

  /** Zooms so that what lies under `at` (client px) stays there. */
  zoomTo(zoom: number, at: Point): void {
    this.#anchor = at
    this.workspace.ui.zoom = zoom
    this.#anchor = null
  }

  /** The zoom that shows the page in its whole width. */
  get fit(): number {
    const { viewport, stage } = this.elements
    return fittingZoom(stage.offsetWidth, viewport.clientWidth - 2 * ROOM.side)
  }

  /** The next `reveal` of this widget brings it to the middle, even if it is visible. */
  centre(uuid: string): void {
    this.#centred = uuid
  }

  /**
   * Scrolls a widget into the middle of the view unless some of it is visible.
   * @returns whether it was not there yet, or has to be drawn first
   */
  reveal(uuid: string): boolean {
    if (this.#centred !== uuid) this.#centred = null
    const body = this.bodyOf(uuid)
    if (!body) return this.workspace.editor.doc.widgets.has(uuid)
    const { viewport } = this.elements
    const area = this.window
    const { top, bottom, left, right, height } = body.getBoundingClientRect()
    const visible = bottom > area.top + ROOM.top && top < area.top + area.height - ROOM.side
    if (visible && right > area.left && left < area.left + area.width && this.#centred === null) return false
    const off = top - area.top - Math.max(ROOM.top, (area.height - height) / 2)
    viewport.scrollTop += off
    if (right < area.left || left > area.left + area.width)
      viewport.scrollLeft += left - area.left - ROOM.side
    return Math.abs(off) >= 1
  }

  /** What was to be brought to the middle is there. */
  settle(): void {
    this.#centred = null
  }

  #welcome(): void {
    const added = this.#added.splice(0)
    this.#measureAll(added.filter((follower) => this.#followers.has(follower)))
  }

  #measureAll(followers: Iterable<Follower>): void {
    this.#frames.refresh()
    const writes = [...followers].map((follower) => follower())
    for (const write of writes) write?.()
  }

  /** A page that is shown in its whole width stays so, whatever is beside the canvas. */
  #followSize(): void {
    const { ui } = this.workspace
    const before = this.#fit
    this.#fit = this.fit
    const { left, top, width } = this.window
    const at = { x: left + width / 2, y: top }
    if (ui.zoom === before) this.zoomTo(this.#fit, at)
    else if (ui.zoom === Math.min(1, before)) this.zoomTo(Math.min(1, this.#fit), at)
    this.#layOut()
  }

  #followZoom(): void {
    const { zoom } = this.workspace.ui
    if (zoom === this.#zoom) return
    const { viewport } = this.elements
    const area = this.window
    const at = this.#anchor ?? { x: area.left + area.width / 2, y: area.top + area.height / 2 }
    const before = this.#pointUnder(at)
    this.#zoom = zoom
    this.#layOut()
    const { left, top } = this.elements.stage.getBoundingClientRect()
    viewport.scrollLeft += left + before.x * zoom - at.x
    viewport.scrollTop += top + before.y * zoom - at.y
  }

  /** px of the stage, unscaled */
  #pointUnder({ x, y }: Point): Point {
    const { left, top } = this.elements.stage.getBoundingClientRect()
    const zoom = this.#zoom || this.workspace.ui.zoom
    return { x: (x - left) / zoom, y: (y - top) / zoom }
  }

  #layOut(): void {
    const { viewport, board, stage } = this.elements
    const width = stage.offsetWidth * this.#zoom
    const across = Math.max(viewport.clientWidth, width + 2 * ROOM.side)
    board.style.width = `${across}px`
    board.style.height = `${stage.offsetHeight * this.#zoom + ROOM.top + ROOM.bottom}px`
    const left = Math.round((across - width) / 2)
    stage.style.transform = `translate(${left}px, ${ROOM.top}px) scale(${this.#zoom})`
    this.invalidate()
  }
}

const views = new WeakMap<Workspace, CanvasView>()

/** The canvas that shows this page, while there is one. */
export const canvasOf = (workspace: Workspace): CanvasView | undefined => views.get(workspace)
