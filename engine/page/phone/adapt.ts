/**
 * The page that a phone shows: base ⊕ patch without what is hidden there, arranged in one column. Pure; the server and
 * the designer's canvas use it (rule page-format-16).
 */
import type { Reflow } from '@schemas/catalogue'
import { fillPage, fillPageProps, fillWidget, type FilledPage, type FilledWidget } from '@schemas/fill'
import { PHONE_WIDTH, type PageJson, type PhonePatch, type WidgetJson } from '@schemas/page'
import { phoneContent } from '@schemas/phone-patch'
import { around, type Box, type PanelChild } from './cut'
import { panelChild, reflowOf } from './panel-child'
import { NARROWEST, phoneGap, placedWithin } from './place'
import { tracksOf, type Span, type Track } from './tracks'

/** How a widget is drawn on a phone, beside its style, which is that of a page 375 px wide. */
export interface PhoneBox {
  reflow: Reflow
  /** It is as wide as the page, whatever that is. */
  fluid: boolean
  /** Its height was set for phones. */
  fixed: boolean
  /** Of a free panel: px, its height on the desktop in proportion; what lies in it may need more. */
  least?: number
  /** Of a free panel: px below what lies in it. */
  below?: number
  /** Free panel: the grid rows of its children. */
  tracks?: readonly Track[]
  /** Child of a free panel: first and last grid line of its rows. */
  span?: Span
}

export interface AdaptedWidget extends FilledWidget {
  phone: PhoneBox
}

interface AdaptedPage extends Omit<FilledPage, 'widgets'> {
  widgets: Record<string, AdaptedWidget>
}

/** A page as a phone draws it. A page that is made for phones keeps its arrangement. */
export function adaptPage(page: PageJson): AdaptedPage {
  const { pageWidth } = fillPageProps(page.page.props)
  const { widgets: _widgets, ...head } = fillPage({ ...page, widgets: {} })
  const props = { ...head.page.props, pageWidth: PHONE_WIDTH }
  const widgets = adaptWidgets(Object.entries(page.widgets), pageWidth, page.platform === 'pc')
  return { ...head, page: { ...head.page, props }, widgets: Object.fromEntries(widgets) }
}

type Entry = readonly [uuid: string, widget: Readonly<WidgetJson>]

/**
 * The widgets of a page, in the order given.
 * @param pageWidth px of the desktop page
 * @param arrange whether free panels are arranged again
 */
export function adaptWidgets(
  entries: Iterable<Entry>,
  pageWidth: number,
  arrange = true,
): Map<string, AdaptedWidget> {
  const all = new Map(entries)
  const shown = new Map([...all].filter(([uuid]) => isShown(uuid, all)))
  const adapted = new Map<string, AdaptedWidget>()
  const panels = new Map<string, Entry[]>()
  for (const entry of shown) {
    const [uuid, { parent }] = entry
    adapted.set(uuid, inFlow(entry[1], pageWidth))
    if (parent === null || reflowOf(shown.get(parent)?.type) !== 'panel') continue
    const siblings = panels.get(parent)
    if (siblings) siblings.push(entry)
    else panels.set(parent, [entry])
  }
  for (const [uuid, children] of panels) {
    const panel = adapted.get(uuid)
    const widget = shown.get(uuid)
    if (!panel || !widget) continue
    const desktopHeight = fillWidget(widget.type, widget).style.height
    placeChildren(uuid, panel, children, { adapted, pageWidth, arrange, desktopHeight })
  }
  return adapted
}

function isShown(uuid: string, all: ReadonlyMap<string, Readonly<WidgetJson>>): boolean {
  const met = new Set<string>()
  for (let at = uuid; all.has(at) && !met.has(at); at = all.get(at)?.parent ?? '') {
    if (all.get(at)?.h5?.hidden) return false
    met.add(at)
  }
  return true
}

/** px; a text of the page's own column keeps this distance from its edges. */
const TEXT_PADDING = 12

/** A widget of the page's column. */
function inFlow(widget: Readonly<WidgetJson>, pageWidth: number): AdaptedWidget {
  const filled = filledForPhones(widget)
  const { h5 = {} } = widget
  const own: NonNullable<PhonePatch['style']> = h5.style ?? {}
  const reflow = reflowOf(widget.type)
  const { style } = filled
  const fluid = style.width >= (own.width === undefined ? Math.min(PHONE_WIDTH, pageWidth) : PHONE_WIDTH)
  const width = fluid ? PHONE_WIDTH : style.width
  const fixed = own.height !== undefined
  const scales = !fixed && style.width > 0 && (reflow === 'scale' || reflow === 'panel')
  const height = scales ? round((style.height * width) / Math.max(style.width, 1)) : style.height
  const across = (side: 'paddingLeft' | 'paddingRight' | 'marginLeft' | 'marginRight') => {
    const length = style[side]
    if (own[side] !== undefined || typeof length !== 'number') return length
    return Math.round((length * PHONE_WIDTH) / Math.max(pageWidth, PHONE_WIDTH))
  }
  const least = (side: 'paddingLeft' | 'paddingRight') => {
    const padding = Number(across(side))
    return reflow === 'text' && fluid && own[side] === undefined ? Math.max(TEXT_PADDING, padding) : padding
  }
  const sides = {
    marginLeft: fluid ? 0 : across('marginLeft'),
    marginRight: fluid ? 0 : across('marginRight'),
    paddingLeft: least('paddingLeft'),
    paddingRight: least('paddingRight'),
  }
  return { ...filled, style: { ...style, ...sides, width, height }, phone: { reflow, fluid, fixed } }
}

function filledForPhones(widget: Readonly<WidgetJson>): FilledWidget {
  const { h5, ...base } = widget
  const filled = fillWidget(widget.type, { ...base, ...phoneContent(widget) })
  return h5?.order === undefined ? filled : { ...filled, order: h5.order }
}

interface Panels {
  adapted: Map<string, AdaptedWidget>
  pageWidth: number
  arrange: boolean
  /** px; the panel's on the desktop. */
  desktopHeight: number
}

/** Px of a page of the narrowest width as px of one 375 px wide. */
const WIDER = PHONE_WIDTH / NARROWEST

function placeChildren(
  uuid: string,
  panel: AdaptedWidget,
  entries: readonly Entry[],
  { adapted, pageWidth, arrange, desktopHeight }: Panels,
): void {
  const base = new Map(entries.map(([id, widget]) => [id, childOf(id, widget)]))
  const boxes = arrange ? arranged([...base.values()], pageWidth) : asMade([...base.values()])
  const styles = new Map(
    entries.map(([id, widget]) => {
      const { box } = boxes.get(id) ?? { box: { x: 0, y: 0, width: 0, height: 0 } }
      const { x = box.x, y = box.y, width = box.width, height = box.height } = widget.h5?.style ?? {}
      return [id, { x: round(x), y: round(y), width: round(width), height: round(height) }] as const
    }),
  )
  const scales = (id: string) => base.get(id)?.reflow === 'scale'
  // On the narrowest page what does not scale is as high as on wider ones, and the gaps are those of that page.
  const narrow = new Map(
    [...styles].map(([id, box]) => [id, scales(id) ? box : { ...box, height: box.height * WIDER }] as const),
  )
  const { tracks, spans } = tracksOf(arrange ? narrow : styles)
  for (const [id, widget] of entries) {
    const child = adapted.get(id)
    const place = styles.get(id)
    if (!child || !place) continue
    const { fontSize } = boxes.get(id) ?? {}
    adapted.set(id, {
      ...child,
      props:
        fontSize === undefined || !('fontSize' in child.props) ? child.props : { ...child.props, fontSize },
      style: { ...filledForPhones(widget).style, ...place },
      phone: {
        reflow: child.phone.reflow,
        fluid: false,
        fixed: child.phone.fixed,
        span: spans.get(id) ?? [1, 2],
      },
    })
  }
  const laid = { ...panel, phone: { ...panel.phone, tracks } }
  if (panel.phone.fixed) {
    adapted.set(uuid, laid)
    return
  }
  const bottom = Math.max(0, ...[...narrow.values()].map(({ y, height }) => y + height))
  const inside = around([...base.values()].map(({ box }) => box))
  const below = arrange ? phoneGap(desktopHeight - inside.y - inside.height) : 0
  const height = round(Math.max(bottom + below, panel.style.height))
  const phone = { ...laid.phone, least: panel.style.height, below }
  adapted.set(uuid, { ...panel, style: { ...panel.style, height }, phone })
}

function childOf(uuid: string, widget: Readonly<WidgetJson>): PanelChild {
  const { h5, ...base } = widget
  const { style } = filledForPhones(base)
  return panelChild(uuid, { ...filledForPhones(widget), style }, h5?.props?.['fontSize'] !== undefined)
}

type Arranged = Map<string, { box: Box; fontSize?: number }>

/** The children in rows, for a page 375 px wide. */
function arranged(children: readonly PanelChild[], pageWidth: number): Arranged {
  return new Map(
    placedWithin(children, pageWidth, NARROWEST).map(({ child, box, fontSize }) => {
      // Only what scales with the page gets higher with it.
      const height = child.reflow === 'scale' ? box.height * WIDER : box.height
      const wider = { x: box.x * WIDER, y: box.y * WIDER, width: box.width * WIDER, height }
      return [child.uuid, { box: wider, ...(fontSize !== undefined && { fontSize }) }]
    }),
  )
}

/** The children of a page for phones, where its operator put them. */
const asMade = (children: readonly PanelChild[]): Arranged =>
  new Map(children.map(({ uuid, box }) => [uuid, { box }]))

const round = (length: number): number => Math.round(length * 100) / 100
