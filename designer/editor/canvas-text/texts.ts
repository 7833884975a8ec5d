/** The texts of a widget that operators type: found in its schema, so that a new widget's are too. */
import type { Path } from '@engine/design'
import { fieldOf, type FormPart, partUnder } from '@engine/settings'
import { isRecord } from '@schemas/json'
import type { Json } from '@schemas/page'

export interface CanvasText {
  /** From the widget: `['props', 'data', 0, 'title']`. */
  path: Path
  /** What the panel calls the field. */
  title: string
  text: string
  /** Its field takes line breaks. */
  multiline: boolean
}

/** Controls whose entries the operator types, unlike those that a picker fills. */
const LISTS = ['sortable-list', 'tabs', 'style-lists']
const FIELDS = ['text', 'textarea']

/** In the order of the form. `part` is the schema of `value`; choices, addresses and picked rows are no texts. */
export function textsOf(part: FormPart, value: Json | undefined, path: Path): CanvasText[] {
  const field = fieldOf(part.ui)
  if (typeof value === 'string') {
    const isTyped = part.schema.enum === undefined && (field === undefined || FIELDS.includes(field))
    const title = part.schema.title ?? ''
    return isTyped ? [{ path, title, text: value, multiline: field === 'textarea' }] : []
  }
  if (field !== undefined && !LISTS.includes(field)) return []
  if (Array.isArray(value)) return value.flatMap((item, index) => inside(part, index, item, path))
  if (isRecord(value)) return Object.entries(value).flatMap(([key, item]) => inside(part, key, item, path))
  return []
}

function inside(part: FormPart, key: string | number, value: Json, path: Path): CanvasText[] {
  const next = partUnder(part, key)
  return next ? textsOf(next, value, [...path, key]) : []
}
