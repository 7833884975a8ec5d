/** Texts and entries that inserting a widget writes and no operator has filled yet: shoppers never see them. */
import { placeholderMarks } from './generated/placeholders'
import { equal, isRecord } from './json-equal'
import type { Json, JsonObject, PageJson, WidgetJson } from './page'

export interface PlaceholderMark {
  /** Property of the widget's props. */
  name: string
  /** What shoppers do not get: the list's unfilled entries, or the widget while nothing of the value is filled. */
  drops: 'entries' | 'widget'
  /** The schema's default. */
  value: Json
}

type Widgets = PageJson['widgets']

/** A page's widgets as shoppers get them: unfilled entries and widgets that hold nothing else are left out. */
export function withoutPlaceholders(widgets: Widgets): Widgets {
  return Object.fromEntries(
    Object.entries(widgets).flatMap(([uuid, widget]) => {
      const filled = filledPart(widget)
      return filled ? [[uuid, filled]] : []
    }),
  )
}

/** Where a widget still holds placeholders, as names of its props with how many each has. */
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

/** The value that is drawn: stored, or else the default. */
const valueOf = ({ props }: WidgetJson, { name, value }: PlaceholderMark): Json => props[name] ?? value

/** The widget without its placeholders; `null` where it holds nothing else. The same object where it has none. */
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

/** A value without its placeholders, the same where it has none; a text that is one becomes empty. */
function filledValue(value: Json, mark: PlaceholderMark): Json {
  if (typeof value === 'string') return value === mark.value ? '' : value
  if (!Array.isArray(value) || !Array.isArray(mark.value)) return value
  const unfilled = mark.value
  const left = value.filter((entry) => !unfilled.some((placeholder) => says(entry, placeholder)))
  return left.length === value.length ? value : left
}

/** Whether an entry has what the placeholder has; what the schema or an operator's colours add does not fill it. */
function says(entry: Json, placeholder: Json): boolean {
  if (!isRecord(entry) || !isRecord(placeholder)) return equal(entry, placeholder)
  return Object.entries(placeholder).every(([key, value]) => equal(entry[key], value))
}
