/** A free panel being edited: its size, its rules and its children's boxes, computed from the page. */
import { fillPageProps, fillWidget } from '@schemas/fill'
import { childrenOf, type PageDoc, type Widget } from '../page'
import type { Registry } from '../registry/registry'
import { childOf, type Child } from './child'
import type { Box, Size, Point } from './geometry/box'
import { rulesOf, type LayoutRules } from './rules'
import { clampToPanel } from './geometry/bounds'
import { pack } from './geometry/grid'

export interface PanelView {
  readonly uuid: string
  /** px of the area for its children. */
  readonly size: Size
  /** px; the page's width. */
  readonly pageWidth: number
  /** Whether children stay on the grid and off each other. */
  readonly grid: boolean
  readonly rules: LayoutRules
  /** In reading order. */
  readonly children: readonly Child[]
}

/** The types whose rules the view of a panel needs. */
export function typesOf(doc: PageDoc, panel: string): string[] {
  const types = [panel, ...childrenOf(doc, panel)].map((uuid) => doc.widgets.get(uuid)?.type)
  return types.filter((type) => type !== undefined)
}

interface Source {
  widget: Widget
  measured: number | undefined
  frame: string
  child: Child
}

/** Computes views of one panel; unchanged parts are the same objects. */
export class PanelReader {
  readonly #panel: string
  readonly #registry: Registry
  readonly #sources = new Map<string, Source>()
  #last: PanelView | null = null

  constructor(registry: Registry, panel: string) {
    this.#registry = registry
    this.#panel = panel
  }

  /**
   * @param measured heights of content-driven frames, px by uuid
   * @returns `null` if the page has no such panel or its rules are loading
   */
  read(doc: PageDoc, measured: ReadonlyMap<string, number>): PanelView | null {
    const widget = doc.widgets.get(this.#panel)
    const rules = widget && rulesOf(widget.type)
    if (!widget || !rules || this.#registry.get(widget.type)?.freeLayout !== true) return (this.#last = null)
    const { pageWidth } = fillPageProps(doc.page.props)
    const size = bodySize(widget, pageWidth)
    const children: Child[] = []
    for (const uuid of childrenOf(doc, this.#panel)) {
      if (doc.widgets.get(uuid)?.hidden) continue
      const child = this.#child(doc, uuid, measured.get(uuid), size, pageWidth)
      if (!child) return (this.#last = null)
      children.push(child)
    }
    const grid = rules.cell > 0 && fillWidget(widget.type, widget).props['grid'] === true
    const next: PanelView = { uuid: this.#panel, size, pageWidth, grid, rules, children }
    if (!this.#last || !same(this.#last, next)) this.#last = next
    return this.#last
  }

  #child(doc: PageDoc, uuid: string, measured: number | undefined, panel: Size, pageWidth: number) {
    const widget = doc.widgets.get(uuid)
    const rules = widget && rulesOf(widget.type)
    if (!widget || !rules) return null
    const autoHeight = this.#registry.get(widget.type)?.autoHeight === true
    const frame = `${panel.width} ${panel.height} ${pageWidth} ${autoHeight}`
    const known = this.#sources.get(uuid)
    if (known && known.widget === widget && known.measured === measured && known.frame === frame)
      return known.child
    const child = childOf({ uuid, widget, rules, autoHeight, panel, pageWidth, measured })
    this.#sources.set(uuid, { widget, measured, frame, child })
    return child
  }
}

/** The body is never wider than the page minus the panel's own paddings. */
function bodySize(widget: Widget, pageWidth: number): Size {
  const { style } = fillWidget(widget.type, widget)
  const room = pageWidth - (style.paddingLeft ?? 0) - (style.paddingRight ?? 0)
  return { width: Math.max(0, Math.min(style.width, room)), height: Math.max(0, style.height) }
}

function same(a: PanelView, b: PanelView): boolean {
  return (
    a.size.width === b.size.width &&
    a.size.height === b.size.height &&
    a.pageWidth === b.pageWidth &&
    a.grid === b.grid &&
    a.rules === b.rules &&
    a.children.length === b.children.length &&
    a.children.every((child, index) => child === b.children[index])
  )
}

/** Boxes of a view's children by uuid, in reading order. */
export function boxesOf(children: readonly Child[]): Map<string, Box> {
  return new Map(children.map(({ uuid, box }) => [uuid, box]))
}

/**
 * The position for a new child: where it was dropped within the panel, or on a grid the nearest free cells.
 * @param at px inside the panel, of its top left corner
 * @returns `x` and `y` of its style
 */
export function dropPosition({ size, grid, rules, children }: PanelView, at: Point, own: Size): Point {
  const box = clampToPanel({ ...at, ...own }, size)
  const place = grid
    ? (pack(
        box,
        children.map((child) => child.box),
        size,
        rules.cell,
      ) ?? box)
    : box
  return { x: Math.round(place.x), y: Math.round(place.y) }
}

/** The children that pointer and keys reach: without those that are held in their place. */
export const freeChildren = ({ children }: PanelView): readonly Child[] =>
  children.filter(({ locked }) => !locked)
