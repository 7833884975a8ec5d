/**
 * A page's text divided into its widgets. After an edit the text of unchanged widgets is compared, not scanned, so that
 * reading costs what was edited; texts that are no JSON at the moment are divided as far as possible.
 */
import { MAX_DEPTH } from '@schemas/text/limits'
import { endOfString } from '@schemas/text/nesting'
import { readJson, type JsonRead } from '@schemas/text/read-json'

/** The text of one widget, an object that `JSON.parse` takes. */
export interface WidgetText {
  uuid: string
  /** Offset of the key in `widgets`. */
  keyAt: number
  /** Offsets of the object and of what follows it. */
  start: number
  end: number
  text: string
  /** Made once for a text; the same object for the same text of a widget, before and after an edit elsewhere. */
  read: JsonRead
}

/** The text with every widget but one written as `{}`. */
export interface ShortText {
  text: string
  /** Offset in the whole text. */
  toWhole(offset: number): number
  toShort(offset: number): number
}

export interface PageText {
  text: string
  /** In the order of the text. Where the text is broken, those that are whole. */
  widgets: readonly WidgetText[]
  /** Whether the map of widgets was read from its brace to its brace. */
  isWhole: boolean
}

const EMPTY = '{}'

/** @param before what was read before an edit, of any text */
export function readPageText(text: string, before?: PageText): PageText {
  const known = new Map(before?.widgets.map((widget) => [widget.uuid, widget]))
  const widgets: WidgetText[] = []
  const add = (uuid: string, keyAt: number, start: number, end: number, read: JsonRead) =>
    void widgets.push({ uuid, keyAt, start, end, text: text.slice(start, end), read })

  const first = firstWidgetAt(text)
  let at = first
  let isOpen = first !== -1
  while (isOpen) {
    const keyAt = skipSpace(text, at)
    if (text[keyAt] !== '"') break
    const keyEnd = endOfString(text, keyAt)
    const colon = skipSpace(text, keyEnd)
    const uuid = keyIn(text.slice(keyAt, keyEnd))
    if (text[colon] !== ':' || uuid === null) break
    const start = skipSpace(text, colon + 1)
    const same = known.get(uuid)
    if (same && isAt(text, start, same.text)) {
      add(uuid, keyAt, start, (at = start + same.text.length), same.read)
    } else {
      const end = endOfValue(text, start)
      if (end === -1) break
      const read = text[start] === '{' ? readJson(text.slice(start, end)) : null
      if (read?.value !== undefined) add(uuid, keyAt, start, end, read)
      at = end
    }
    at = skipSpace(text, at)
    isOpen = text[at++] === ','
  }
  const isWhole = text[at - 1] === '}' || (first !== -1 && text[skipSpace(text, first)] === '}')
  const tail = before && !isWhole ? widgetsBehind(text, before, widgets.at(-1)?.end ?? 0) : []
  return { text, widgets: [...widgets, ...tail], isWhole }
}

/** Widgets at the end of a text that are where they were before, counted from the end. */
function widgetsBehind(text: string, before: PageText, after: number): WidgetText[] {
  const found: WidgetText[] = []
  const moved = text.length - before.text.length
  let end = before.text.length
  for (const widget of before.widgets.toReversed()) {
    const { keyAt, start } = widget
    const isSame = keyAt + moved > after && isAt(text, keyAt + moved, before.text.slice(keyAt, end))
    if (!isSame) break
    const at = start + moved
    found.push({
      ...widget,
      keyAt: keyAt + moved,
      start: at,
      end: widget.end + moved,
      text: text.slice(at, widget.end + moved),
    })
    end = keyAt
  }
  return found.toReversed()
}

/** `startsWith`, which compares character by character: several times slower for long parts. */
const isAt = (text: string, start: number, part: string): boolean =>
  text.slice(start, start + part.length) === part

/** @param open a widget whose text stays */
export function shortText({ text, widgets }: PageText, open?: WidgetText): ShortText {
  const closed = open ? widgets.filter((widget) => widget !== open) : widgets
  const parts: string[] = []
  const places: number[] = []
  let [at, length] = [0, 0]
  for (const { start, end } of closed) {
    parts.push(text.slice(at, start), EMPTY)
    places.push((length += start - at))
    length += EMPTY.length
    at = end
  }
  parts.push(text.slice(at))
  const startOf = (index: number) => closed[index]?.start ?? 0
  const endOf = (index: number) => closed[index]?.end ?? 0
  return {
    text: parts.join(''),
    toWhole(offset) {
      const index = lastAtMost(places.length, (each) => places[each] ?? 0, offset)
      if (index === -1) return offset
      const inside = offset - (places[index] ?? 0)
      if (inside === 0) return startOf(index)
      return inside === 1 ? endOf(index) - 1 : endOf(index) + inside - EMPTY.length
    },
    toShort(offset) {
      const index = lastAtMost(closed.length, startOf, offset)
      if (index === -1) return offset
      const place = places[index] ?? 0
      if (offset === startOf(index)) return place
      return offset < endOf(index) ? place + 1 : place + EMPTY.length + offset - endOf(index)
    },
  }
}

/** The widget whose key or object an offset is in, its braces included. */
export const widgetAt = ({ widgets }: PageText, offset: number): WidgetText | undefined => {
  const widget = widgets[lastAtMost(widgets.length, (index) => widgets[index]?.keyAt ?? 0, offset)]
  return widget && offset <= widget.end ? widget : undefined
}

function lastAtMost(count: number, valueOf: (index: number) => number, most: number): number {
  let low = -1
  let high = count - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (valueOf(middle) <= most) low = middle
    else high = middle - 1
  }
  return low
}

/** Offset after the brace that opens `widgets`; -1 without one. */
function firstWidgetAt(text: string): number {
  let at = skipSpace(text, 0)
  if (text[at] !== '{') return -1
  do {
    const key = skipSpace(text, at + 1)
    if (text[key] !== '"') return -1
    const end = endOfString(text, key)
    const colon = skipSpace(text, end)
    if (text[colon] !== ':') return -1
    const value = skipSpace(text, colon + 1)
    if (text.slice(key, end) === '"widgets"') return text[value] === '{' ? value + 1 : -1
    at = endOfValue(text, value)
    if (at === -1) return -1
    at = skipSpace(text, at)
  } while (text[at] === ',')
  return -1
}

/** Levels of a widget: two of the document's are around it. */
const DEEPEST = MAX_DEPTH - 2

/** Offset after a value, found by its brackets; -1 if they never close, or are too deep. */
function endOfValue(text: string, start: number): number {
  let depth = 0
  for (let at = start; at < text.length;) {
    switch (text[at]) {
      case '"':
        at = endOfString(text, at)
        if (depth === 0) return at
        continue
      case '{':
      case '[':
        if (++depth > DEEPEST) return -1
        break
      case '}':
      case ']':
        if (--depth <= 0) return depth === 0 ? at + 1 : at
        break
      case ',':
        if (depth === 0) return at
    }
    at++
  }
  return -1
}

function skipSpace(text: string, start: number): number {
  let at = start
  while (' \n\r\t'.includes(text[at] ?? '-')) at++
  return at
}

function keyIn(literal: string): string | null {
  try {
    return String(JSON.parse(literal))
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
