/** Default texts and entries of an inserted widget that no operator has edited yet; shoppers never see them. */
import { placeholderMarks } from './generated/placeholders'
import { equal, isRecord } from './json'
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

/** A page's widgets for shoppers: without unfilled entries, and without widgets that have no other content. */
export function withoutPlaceholders(widgets: Widgets): Widgets {
  return Object.fromEntries(
    Object.entries(widgets).flatMap(([uuid, widget]) => {
      const filled = filledPart(widget)
      return filled ? [[uuid, filled]] : []
    }),
  )
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
