import type { Schema, TypeName } from '@schemas/dialect/schema'
import type { Json } from '@schemas/page'

/** Texts of which at least one matches each pattern in the schemas. */
const patternSamples = ['', '/a.png', '/a.mp4', 'auto', '#479EE9', 'a', '0']

/** A small valid value: the default if there is one. */
export function sampleOf(schema: Schema): Json {
  if (schema.default !== undefined) return structuredClone(schema.default)
  if (schema.const !== undefined) return schema.const
  if (schema.enum?.[0] !== undefined) return schema.enum[0]
  const [type] = typesOf(schema)
  if (type === 'object')
    return Object.fromEntries(
      (schema.required ?? []).map((name) => [name, sampleOf(schema.properties?.[name] ?? {})]),
    )
  if (type === 'array') return itemsOf(schema, schema.minItems ?? 0)
  if (type === 'string') return textFor(schema)
  if (type === 'boolean') return false
  if (type === 'null') return null
  return numberFor(schema)
}

/** An array of `count` items that their schema accepts. */
export function itemsOf(schema: Schema, count: number): Json[] {
  const { items } = schema
  return Array.from({ length: count }, (_, i) => sampleOf((Array.isArray(items) ? items[i] : items) ?? {}))
}

export const typesOf = (schema: Schema): TypeName[] => [schema.type ?? []].flat()

function textFor({ pattern, minLength = 0 }: Schema): string {
  if (pattern === undefined) return '字'.repeat(minLength)
  const text = patternSamples.find((sample) => new RegExp(pattern, 'u').test(sample))
  if (text === undefined) throw new Error(`No sample fits the pattern ${pattern}; add one to patternSamples`)
  return text
}

function numberFor({ minimum, exclusiveMinimum, maximum, exclusiveMaximum }: Schema): number {
  if (minimum !== undefined) return minimum
  if (exclusiveMinimum !== undefined) return exclusiveMinimum + 1
  return Math.min(0, maximum ?? 0, (exclusiveMaximum ?? 1) - 1)
}
