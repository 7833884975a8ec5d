/** The summary of a collapsed item: a picture and a text, found by its schema. */
import type { UiSchema } from '@schemas/dialect/form-schema'
import type { Schema } from '@schemas/dialect/schema'
import { isRecord } from '@schemas/json'
import type { Path } from '../../page/patch'
import { fieldOf, hintsOf } from '../schema-at'

/** Path to the first matching property of an item, at most one list deep. */
function find(
  schema: Schema,
  ui: UiSchema,
  fits: (schema: Schema, ui: UiSchema) => boolean,
  depth = 0,
): Path | null {
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const inner = (ui[name] ?? {}) as UiSchema
    if (fieldOf(inner) === 'hidden') continue
    if (fits(property, inner)) return [name]
    if (depth > 0 || Array.isArray(property.items) || !property.items) continue
    const items = (Array.isArray(inner.items) ? undefined : inner.items) ?? {}
    const deeper = find(property.items, items, fits, depth + 1)
    if (deeper) return [name, 0, ...deeper]
  }
  return null
}

/** The picture of an item, which may be the item itself. */
export const pictureOf = (schema: Schema, ui: UiSchema): Path | null =>
  fieldOf(ui) === 'image' ? [] : find(schema, ui, (_, inner) => fieldOf(inner) === 'image')

/** The text of an item: its first plain text that is not an id. */
export const wordsOf = (schema: Schema, ui: UiSchema): Path | null => find(schema, ui, isPlainText, 1)

const isPlainText = ({ type, enum: choices }: Schema, ui: UiSchema) =>
  type === 'string' && !choices && fieldOf(ui) === undefined && hintsOf(ui).entity === undefined

/** The link of an item that has no text of its own, and what of a link names its target. */
export function linkOf(schema: Schema, ui: UiSchema): { path: Path; names: readonly string[] } | null {
  const path = find(schema, ui, (_, inner) => fieldOf(inner) === 'link')
  const [name] = path ?? []
  const link = schema.properties?.[String(name)]
  if (path?.length !== 1 || !link) return null
  const texts = Object.entries(link.properties ?? {}).filter(
    ([key, each]) => !each['x-entity'] && !each.enum && !key.endsWith('_id') && key !== 'linkPageLabel',
  )
  return { path, names: texts.map(([key]) => key) }
}

/** What a link leads to, in words; '' for none. */
export function targetOf(link: unknown, names: readonly string[]): string {
  if (!isRecord(link)) return ''
  const named = names.map((name) => link[name]).find((value) => typeof value === 'string' && value !== '')
  return typeof named === 'string' ? named : ''
}

/** Number of visible fields of an item. */
export function visibleFields(schema: Schema, ui: UiSchema): number {
  return Object.keys(schema.properties ?? {}).filter(
    (name) => fieldOf((ui[name] ?? {}) as UiSchema) !== 'hidden',
  ).length
}
