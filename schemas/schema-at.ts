import type { Schema } from './dialect/schema'
import { resolvedSchemas } from './generated/resolved'

/**
 * The schema of a value in a widget, references followed; `undefined` if the widget's has no such place.
 * @param path from the widget: `['props', 'data', '0', 'price']`; of phones' own values too
 */
export function schemaAt(type: string, path: readonly string[]): Schema | undefined {
  let schema = Object.hasOwn(resolvedSchemas, type) ? resolvedSchemas[type] : undefined
  for (const key of path[0] === 'h5' ? path.slice(1) : path) schema = schema && schemaUnder(schema, key)
  return schema
}

/** The schema of one property, or of one item by its index. */
export function schemaUnder({ properties = {}, items }: Schema, key: string): Schema | undefined {
  if (Object.hasOwn(properties, key)) return properties[key]
  if (!/^\d+$/.test(key)) return undefined
  return Array.isArray(items) ? items[Number(key)] : items
}
