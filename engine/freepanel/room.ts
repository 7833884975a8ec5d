/** Where a new widget lies in a panel, by what is stored or by what is drawn. */
import { catalogue } from '@schemas/generated/catalogue'
import { fillPageProps, fillWidget } from '@schemas/fill'
import { lockedRatio } from '../commands/resize'
import { childrenOf, requireWidget, type PageDoc, type Widget } from '../page'
import type { Box, Size } from './geometry/box'
import { freePlace } from './geometry/free-place'

type Content = Pick<Widget, 'type' | 'props' | 'style'>

/** All in px. */
interface PanelArea {
  size: Size
  /** Boxes of what lies in it. */
  others: readonly Box[]
  /** Of its grid; 0: none. */
  cell: number
}

/** All in px. */
export interface Room {
  /** Style of the inserted widget. */
  box: Box
  /** Height that the panel needs for it; null: it has room. */
  panelHeight: number | null
}

/** A place without covering another widget: not wider than the panel, which grows if it must. */
export function roomFor(widget: Content, wanted: Size, { size: own, others, cell }: PanelArea): Room {
  const size = narrowed(widget, wanted, own.width)
  const at = freePlace(size, others, own, cell)
  const bottom = at.y + size.height
  return { box: { ...at, ...size }, panelHeight: bottom > own.height ? bottom : null }
}

/** What keeps its proportion (pictures, slides) gets lower too. */
function narrowed(widget: Content, size: Size, most: number): Size {
  if (size.width <= most) return size
  const ratio =
    lockedRatio(widget) ?? (catalogue[widget.type]?.reflow === 'scale' ? size.width / size.height : null)
  return { width: most, height: ratio === null ? size.height : Math.round(most / ratio) }
}

/** A panel as it is stored, for pages that are not drawn. */
export function storedArea(doc: PageDoc, panel: string): PanelArea {
  const others = childrenOf(doc, panel).flatMap((uuid): Box[] => {
    const widget = doc.widgets.get(uuid)
    return widget ? [{ x: widget.style.x ?? 0, y: widget.style.y ?? 0, ...storedSize(doc, widget) }] : []
  })
  return { size: storedSize(doc, requireWidget(doc, panel, 'place')), others, cell: 0 }
}

/** px, not wider than the page. */
export function storedSize({ page }: PageDoc, widget: Content): Size {
  const { width, height } = fillWidget(widget.type, widget).style
  return { width: Math.min(width, fillPageProps(page.props).pageWidth), height }
}
