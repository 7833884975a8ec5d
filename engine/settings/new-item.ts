import type { FormSchema } from '@schemas/dialect/form-schema'
import type { Schema } from '@schemas/dialect/schema'
import type { Json } from '@schemas/page'
import type { Path } from '../page/patch'
import { defaultAt, schemaAt } from './schema-at'

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
