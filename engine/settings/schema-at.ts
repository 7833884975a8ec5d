/** Schema parts of a form by path. */
import type { FormSchema, UiSchema } from '@schemas/dialect/form-schema'
import type { Schema } from '@schemas/dialect/schema'
import type { Json } from '@schemas/page'
import type { Path } from '../page/patch'
import type { LeafHints } from './field'
import { valueIn } from '@schemas/json'

export interface FormPart {
  schema: Schema
  ui: UiSchema
}

/**
 * Schema and uiSchema at a path from the widget.
 * @throws Error if the schema has no such path
 */
export function schemaAt(form: FormSchema, path: Path): FormPart {
  let part: FormPart = { schema: form.schema, ui: form.uiSchema }
  for (const key of path) {
    const next = partUnder(part, key)
    if (!next) throw new Error(`expected a place of the schema, got /${path.join('/')} (in schemaAt)`)
    part = next
  }
  return part
}

/** The part under one key; `undefined` if its schema has none. */
export function partUnder({ schema, ui }: FormPart, key: string | number): FormPart | undefined {
  if (typeof key === 'string') {
    const property = schema.properties?.[key]
    return property && { schema: property, ui: (ui[key] ?? {}) as UiSchema }
  }
  const { items } = schema
  const inner = ui.items
  if (Array.isArray(items)) {
    const place = items[key]
    return place && { schema: place, ui: (Array.isArray(inner) ? inner[key] : undefined) ?? {} }
  }
  return items && { schema: items, ui: (Array.isArray(inner) ? undefined : inner) ?? {} }
}

export const hintsOf = (ui: UiSchema): LeafHints => (ui['ui:options'] ?? {}) as LeafHints

export const fieldOf = (ui: UiSchema): string | undefined =>
  typeof ui['ui:field'] === 'string' ? ui['ui:field'] : undefined

/** Labels parallel to `enum`; empty if the schema has none. */
export const enumLabels = (ui: UiSchema): readonly string[] => (ui['ui:enumNames'] ?? []) as string[]

/** The schema's default at this path, possibly part of the default of a list above it. */
function defaultAt(form: FormSchema, path: Path): Json | undefined {
  for (let depth = path.length; depth > 0; depth--) {
    const { default: literal } = schemaAt(form, path.slice(0, depth)).schema
    if (literal === undefined) continue
    return depth === path.length ? literal : (valueIn(literal, path.slice(depth)) as Json | undefined)
  }
  return undefined
}

/** Id of a field's control; only one form of a type is open at a time. */
export const idOf = (type: string, path: Path): string => `pm-set-${type}-${path.join('-')}`

/**
 * A new item for a list: a copy of the first item of its default (the neutral placeholder), else the defaults of its
 * properties (rule page-format-6).
 */
export function newItem(form: FormSchema, path: Path): Json {
  const literal = defaultAt(form, path)
  if (Array.isArray(literal) && literal[0] !== undefined) return structuredClone(literal[0])
  return blank(schemaAt(form, [...path, 0]).schema)
}

function blank({ default: literal, type, properties = {} }: Schema): Json {
  if (literal !== undefined) return structuredClone(literal)
  if (type === 'array') return []
  if (type !== 'object') return ''
  const entries = Object.entries(properties).filter(
    ([, property]) => property.default !== undefined || property.type === 'object',
  )
  return Object.fromEntries(entries.map(([name, property]) => [name, blank(property)]))
}
