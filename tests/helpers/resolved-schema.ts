/** For the tests of the specification: looks into the resolved schemas by a short path. */
import type { Schema } from '@schemas/dialect/schema'
import { resolvedSchemas } from '@schemas/generated/resolved'
import type { JsonObject } from '@schemas/page'

/** Resolved schema by widget type. */
export const resolved = new Map(Object.entries(resolvedSchemas))

export const schemaOf = (type: string): Schema => {
  const schema = resolved.get(type)
  if (!schema) throw new Error(`no resolved schema of ${type}; run npm run generate`)
  return schema
}

/** `at('W0012', 'props.data.3.*.data')`: names are properties, `*` the items, a number an item of a tuple. */
export function at(type: string, path: string): Schema {
  return path.split('.').reduce((schema, step) => {
    const next = childOf(schema, step)
    if (!next) throw new Error(`${type} ${path}: no "${step}" in ${JSON.stringify(Object.keys(schema))}`)
    return next
  }, schemaOf(type))
}

function childOf(schema: Schema, step: string): Schema | undefined {
  const { items, properties } = schema
  if (Array.isArray(items)) return items[Number(step)]
  return step === '*' ? items : properties?.[step]
}

/** Names of the properties below a path. */
export const names = (type: string, path: string): string[] => Object.keys(at(type, path).properties ?? {})

/** The defaults directly below `props` or `style`. */
export function defaultsOf(type: string, part: 'props' | 'style'): JsonObject {
  const result: JsonObject = {}
  for (const [name, { default: value }] of Object.entries(
    schemaOf(type).properties?.[part]?.properties ?? {},
  ))
    if (value !== undefined) result[name] = structuredClone(value)
  return result
}
