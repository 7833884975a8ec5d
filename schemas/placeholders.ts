/** What an inserted widget has that no operator has filled yet; shoppers never see it. */
import type { ShownMark } from './entities'
import { fillWidget } from './fill'
import { isRuled, rulesOf } from './goods-rules'
import { catalogue } from './generated/catalogue'
import { contentMarks } from './generated/entities'
import { placeholderMarks } from './generated/placeholders'
import { isHidden } from './hidden'
import { equal, isRecord, matchesOf } from './json'
import type { Json, JsonObject, PageJson, WidgetJson } from './page'

export interface PlaceholderMark {
  /** Property of the widget's props. */
  name: string
  /** What is removed for shoppers: the list's unfilled entries, or the widget while the value is not filled at all. */
  drops: 'entries' | 'widget'
  /** The schema's default. */
  value: Json
}

type Widgets = PageJson['widgets']

/** Without widgets that an operator has hidden, and what is inside them. */
function withoutHidden(widgets: Widgets): Widgets {
  const entries = Object.entries(widgets)
  if (!entries.some(([, { hidden }]) => hidden)) return widgets
  return Object.fromEntries(entries.filter(([uuid]) => !isHidden((each) => widgets[each], uuid)))
}

/**
 * A page's widgets for shoppers: without hidden ones, unfilled entries, widgets that have no other content, and panels in
 * which nothing is left to see (rule page-format-17).
 */
export function withoutPlaceholders(widgets: Widgets): Widgets {
  const filled = Object.entries(withoutHidden(widgets)).flatMap(([uuid, widget]): [string, WidgetJson][] => {
    const part = filledPart(widget)
    return part && !isBlank(part) ? [[uuid, part]] : []
  })
  const panels = emptyPanels(filled)
  return Object.fromEntries(filled.filter(([uuid]) => !panels.has(uuid)))
}

/** Panels without children that have no background or border of their own. */
export function emptyPanels(
  widgets: readonly (readonly [string, Pick<WidgetJson, 'type' | 'parent' | 'style'>])[],
): ReadonlySet<string> {
  const parents = new Set(widgets.map(([, { parent }]) => parent))
  return new Set(
    widgets.flatMap(([uuid, widget]) => {
      const isPanel = Object.hasOwn(catalogue, widget.type) && catalogue[widget.type]?.children !== null
      return isPanel && !parents.has(uuid) && isBare(widget) ? [uuid] : []
    }),
  )
}

/** What a box shows by itself. */
const LOOKS = ['backgroundColor', 'backgroundImage', 'borderTopWidth', 'borderBottomWidth'] as const

function isBare({ type, style }: Pick<WidgetJson, 'type' | 'style'>): boolean {
  const plain = fillWidget(type, { props: {}, style: {} }).style
  const own = fillWidget(type, { props: {}, style }).style
  return LOOKS.every((name) => own[name] === plain[name])
}

/** The content that a widget of this type shows with these properties, every default written. */
export function shownMarks(type: string, props: JsonObject): ShownMark[] {
  const marks = (Object.hasOwn(contentMarks, type) ? (contentMarks[type] ?? []) : []) as ShownMark[]
  return marks.filter(({ when }) => !when || when.in.includes(props[when.prop] ?? null))
}

/**
 * Values that a widget shows something of and that are empty, by kind of content; `blank`: all of them. What a rule fills
 * is not empty. `filled`: there is something.
 */
export function emptyContent(widget: Pick<WidgetJson, 'type' | 'props' | 'style'>): {
  places: { content: ShownMark['content']; path: readonly string[] }[]
  blank: boolean
  filled: boolean
} {
  const { props } = fillWidget(widget.type, widget)
  const all = shownMarks(widget.type, props).flatMap(({ path, content }) =>
    [...matchesOf({ props }, path)].map((match) => ({
      content,
      path: match.path,
      empty: match.value === '',
    })),
  )
  const rules = rulesOf(widget)
  const places = all
    .filter(({ empty, path }) => empty && !isRuled(rules, path))
    .map(({ content, path }) => ({ content, path }))
  return {
    places,
    blank: rules.length === 0 && all.length > 0 && places.length === all.length,
    filled: all.some(({ empty }) => !empty),
  }
}

/** Nothing of it is filled; a list that keeps filled entries is content too. */
function isBlank(widget: WidgetJson): boolean {
  const lists = marksOf(widget).filter(({ drops }) => drops === 'entries')
  const hasEntries = lists.some((mark) => {
    const value = valueOf(widget, mark)
    return Array.isArray(value) && value.length > 0
  })
  return !hasEntries && emptyContent(widget).blank
}

/** The props of a widget that still contain placeholders, with their number. */
export function placeholdersIn(widget: WidgetJson): { name: string; count: number }[] {
  return marksOf(widget).flatMap((mark) => {
    const value = valueOf(widget, mark)
    const left = filledValue(value, mark)
    const count =
      Array.isArray(value) && Array.isArray(left) ? value.length - left.length : Number(left === '')
    return count > 0 ? [{ name: mark.name, count }] : []
  })
}

const marksOf = ({ type }: WidgetJson): readonly PlaceholderMark[] =>
  Object.hasOwn(placeholderMarks, type) ? (placeholderMarks[type] ?? []) : []

/** The effective value: stored, or else the default. */
const valueOf = ({ props }: WidgetJson, { name, value }: PlaceholderMark): Json => props[name] ?? value

/** The widget without its placeholders; `null` if nothing remains; the same object if it has none. */
function filledPart(widget: WidgetJson): WidgetJson | null {
  let props: JsonObject = widget.props
  for (const mark of marksOf(widget)) {
    const value = valueOf(widget, mark)
    const left = filledValue(value, mark)
    if (left === value) continue
    if (mark.drops === 'widget' && (left === '' || (Array.isArray(left) && left.length === 0))) return null
    props = { ...props, [mark.name]: left }
  }
  return props === widget.props ? widget : { ...widget, props }
}

/** A value without its placeholders, the same value if it has none; a placeholder text becomes ''. */
function filledValue(value: Json, mark: PlaceholderMark): Json {
  if (typeof value === 'string') return value === mark.value ? '' : value
  if (!Array.isArray(value) || !Array.isArray(mark.value)) return value
  const unfilled = mark.value
  const left = value.filter((entry) => !unfilled.some((placeholder) => says(entry, placeholder)))
  return left.length === value.length ? value : left
}

/** Whether an entry equals the placeholder; additional defaults and colours do not count as filling it. */
function says(entry: Json, placeholder: Json): boolean {
  if (!isRecord(entry) || !isRecord(placeholder)) return equal(entry, placeholder)
  return Object.entries(placeholder).every(([key, value]) => equal(entry[key], value))
}
