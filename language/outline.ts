/** The widgets of a page as a tree in reading order, and what can be folded. */
import { nameOf } from '@engine/page'
import { isWidget } from '@schemas/envelope'
import { readingOrder, type WidgetEntry } from '@schemas/order'
import { completedWidget } from '@schemas/parse'
import { kindOf, typeIn } from './around'
import { keyOf, type Span } from './references'
import { endOfString } from '@schemas/text/nesting'
import { shortText, type PageText, type WidgetText } from './text/page-text'

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

/** Each widget, and each object and list within and around them. */
export function foldsOf(page: PageText): Span[] {
  const short = shortText(page)
  const outer = bracketsIn(short.text).map(({ start, end }) => ({
    start: short.toWhole(start),
    end: short.toWhole(end),
  }))
  const inner = page.widgets.flatMap(({ start: from, text }) =>
    bracketsIn(text)
      .map(({ start, end }) => ({ start: from + start, end: from + end }))
      .filter(({ start }) => start > from),
  )
  return [...outer, ...inner]
}

/** From bracket to bracket. */
function bracketsIn(text: string): Span[] {
  const open: number[] = []
  const found: Span[] = []
  for (let at = 0; at < text.length; at++) {
    const char = text[at]
    if (char === '"') at = endOfString(text, at) - 1
    else if (char === '{' || char === '[') open.push(at)
    else if (char === '}' || char === ']') {
      const start = open.pop()
      if (start !== undefined) found.push({ start, end: at + 1 })
    }
  }
  return found
}
