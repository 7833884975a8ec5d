/** The widgets of a page as a tree in reading order, and what can be folded. */
import { nameOf } from '@engine/page'
import { isWidget } from '@schemas/envelope'
import { readingOrder, type WidgetEntry } from '@schemas/order'
import { completedWidget } from '@schemas/parse'
import { kindOf, typeIn } from './around'
import { keyOf, type Span } from './references'
import type { PageText, WidgetText } from './text/page-text'

export interface OutlineEntry extends Span {
  /** What operators call it. */
  name: string
  /** Kind and uuid. */
  detail: string
  key: Span
  hidden: boolean
  children: OutlineEntry[]
}

export function outlineOf({ widgets }: PageText): OutlineEntry[] {
  const texts = new Map(widgets.map((widget) => [widget.uuid, widget]))
  const entries = widgets.flatMap(({ uuid, read }): WidgetEntry[] => {
    const widget = completedWidget(read.value)
    return isWidget(widget) ? [[uuid, widget]] : []
  })
  const roots: OutlineEntry[] = []
  const placed = new Map<string, OutlineEntry>()
  for (const [uuid, widget] of readingOrder({ widgets: Object.fromEntries(entries) })) {
    const text = texts.get(uuid)
    if (!text) continue
    const entry = entryOf(text, nameOf(widget), widget.hidden === true)
    // parents come before their children, but for those of a circle
    const siblings = placed.get(widget.parent ?? '')?.children ?? roots
    siblings.push(entry)
    placed.set(uuid, entry)
  }
  return roots
}

function entryOf(text: WidgetText, name: string, hidden: boolean): OutlineEntry {
  const { uuid, keyAt, end, read } = text
  const kind = kindOf(read.value)
  const detail = [kind === name ? typeIn(read.value) : kind, uuid].join(' ')
  return { name, detail, start: keyAt, end, key: keyOf(text), hidden, children: [] }
}

/** Each widget. */
export const foldsOf = ({ widgets }: PageText): Span[] =>
  widgets.map(({ keyAt, end }) => ({ start: keyAt, end }))
