import { px } from '../css-values'
import type { FilledWidget } from '@schemas/fill'

/**
 * Top-level widgets from which on a canvas draws only those that are near what is seen: a third of the memory with 1,000.
 * What a renderer throws is reported when its widget is drawn.
 */
export const LARGE = 150

/** Widgets that are drawn before it is known what is seen. */
const FIRST = 20
/** Screens from what is seen within which branches have frames, and widgets are drawn; beyond the last they are left. */
const NEAR = { open: 2, draw: 1, left: 4 } as const
/** Widgets that are drawn in one frame. */
const STEP = 3

type Found = Map<string, { frame: HTMLElement; distance: number }>

/**
 * What of a large page is drawn: the widgets near what is seen. Around them are empty frames; further away a whole branch of
 * widgets is one element, since a thousand boxes below each other would cost milliseconds at each turn of the wheel.
 */
export class Vicinity {
  readonly #drawn = new Set<string>()
  readonly #open = new Set<string>()
  /** Uuids by branch. */
  readonly #members = new Map<string, readonly string[]>()
  /** px; of frames and branches as they were last seen. */
  readonly #heights = new Map<string, number>()
  readonly #listeners = new Map<string, () => void>()
  #page: Element | null = null
  #scroller: Element | null = null
  #request: number | null = null

  constructor(uuids: readonly string[]) {
    for (const uuid of uuids.slice(0, FIRST)) this.#drawn.add(uuid)
  }

  /** Whether a widget is drawn; else it is an empty frame. */
  draws(uuid: string): boolean {
    return this.#drawn.has(uuid)
  }

  /** Whether a branch has frames; else it is one element. The first branch that asks has. */
  opens(branch: string, members: readonly string[]): boolean {
    this.#members.set(branch, members)
    if (this.#open.size === 0) this.#open.add(branch)
    return this.#open.has(branch)
  }

  /** px; of a widget or branch that had another state before. */
  heightOf(id: string): number | undefined {
    return this.#heights.get(id)
  }

  /** Calls back when a widget or branch gets another state. */
  subscribe(id: string, listener: () => void): () => void {
    this.#listeners.set(id, listener)
    return () => {
      if (this.#listeners.get(id) === listener) this.#listeners.delete(id)
    }
  }

  forget(branch: string): void {
    this.#members.delete(branch)
    this.#open.delete(branch)
  }

  /** Something was inserted, moved or removed, or has another size. */
  look(): void {
    this.#request ??= requestAnimationFrame(() => {
      this.#request = null
      this.#lookNow()
    })
  }

  /** Follows what is seen of a page, whose children are the frames. @returns stops it */
  follow(page: Element): () => void {
    this.#page = page
    this.#scroller = scrollerOf(page)
    const controller = new AbortController()
    const listen = { signal: controller.signal, passive: true, capture: true }
    const look = () => this.look()
    window.addEventListener('scroll', look, listen)
    window.addEventListener('resize', look, listen)
    this.look()
    return () => {
      controller.abort()
      if (this.#request !== null) cancelAnimationFrame(this.#request)
      this.#request = null
      this.#page = null
    }
  }

  #lookNow(): void {
    const area = this.#scroller?.getBoundingClientRect()
    if (!this.#page || !area || area.height === 0) return
    const { frames, branches } = this.#found(area)
    const within = (screens: number, found: Found, known: ReadonlySet<string>) =>
      [...found]
        .filter(([id, { distance }]) => !known.has(id) && distance <= screens * area.height)
        // what is seen comes first
        .toSorted(([, one], [, other]) => one.distance - other.distance)
        .map(([id]) => id)
    const opened = within(NEAR.open, branches, this.#open)
    const missing = within(NEAR.draw, frames, this.#drawn)
    const drawn = missing.slice(0, STEP)
    const most = NEAR.left * area.height
    const left = [...this.#leftBranches(frames, most), ...this.#leftWidgets(frames, most)]
    for (const branch of opened) this.#open.add(branch)
    for (const uuid of drawn) this.#drawn.add(uuid)
    for (const id of [...left, ...opened, ...drawn]) this.#listeners.get(id)?.()
    if (missing.length > drawn.length || opened.length > 0) this.look()
  }

  /** Frames by uuid and closed branches, with their distances from the area, px. */
  #found(area: DOMRectReadOnly): { frames: Found; branches: Found } {
    const frames: Found = new Map()
    const branches: Found = new Map()
    for (const frame of this.#page?.children ?? []) {
      if (!(frame instanceof HTMLElement)) continue
      const { top, bottom } = frame.getBoundingClientRect()
      const distance = Math.max(0, top - area.bottom, area.top - bottom)
      const { widget, branch } = frame.dataset
      if (widget !== undefined) frames.set(widget, { frame, distance })
      else if (branch !== undefined) branches.set(branch, { frame, distance })
    }
    return { frames, branches }
  }

  /** Closes the branches all of whose frames are far away. */
  #leftBranches(frames: Found, most: number): string[] {
    const left = [...this.#open].filter((branch) => {
      const own = (this.#members.get(branch) ?? []).flatMap((uuid) => frames.get(uuid) ?? [])
      const [first, last] = [own[0], own.at(-1)]
      if (!first || !last || own.some(({ distance }) => distance <= most)) return false
      this.#heights.set(branch, last.frame.offsetTop + last.frame.offsetHeight - first.frame.offsetTop)
      return true
    })
    for (const branch of left) this.#open.delete(branch)
    return left
  }

  /** Empties widgets that are far away. */
  #leftWidgets(frames: Found, most: number): string[] {
    const left = [...this.#drawn].filter((uuid) => {
      const found = frames.get(uuid)
      if (found && found.distance <= most) return false
      if (found && found.frame.offsetHeight > 0) this.#heights.set(uuid, found.frame.offsetHeight)
      return found !== undefined
    })
    for (const uuid of left) this.#drawn.delete(uuid)
    return left
  }
}

const EDGES = ['paddingTop', 'paddingBottom', 'borderTopWidth', 'borderBottomWidth'] as const

/** px of an empty frame, as its style says. */
export const frameHeight = ({ style }: Pick<FilledWidget, 'style'>): number =>
  EDGES.reduce((sum, edge) => sum + (px(style[edge]) ?? 0), px(style.height) ?? 0)

/** px, with the margins. */
export const roomOf = (widget: Pick<FilledWidget, 'style'>): number =>
  frameHeight(widget) + (px(widget.style.marginTop) ?? 0) + (px(widget.style.marginBottom) ?? 0)

function scrollerOf(element: Element): Element {
  for (let at = element.parentElement; at; at = at.parentElement)
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at
  return document.documentElement
}
