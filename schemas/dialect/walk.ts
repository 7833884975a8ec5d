import type { Schema } from './schema'

/** Where a schema hangs under its parent. `branch` is anything below an `if` or a `then`. */
export type Role = 'root' | 'property' | 'item' | 'rule' | 'if' | 'then'

export interface Place {
  /** Pointer to this schema, as Ajv writes it in `schemaPath`: `#/properties/props/properties/data`. */
  pointer: string
  /** Pointer pattern to the values it describes: `/props/data/*` (an index for tuple items). */
  dataPath: string
  role: Role
  /** Inside an `if` or a `then`, where schemas are partial. */
  conditional: boolean
  parent: Schema | null
  /** Property name, or index as text, under which the parent holds it. */
  key: string
}

/**
 * The schemas directly inside one schema. A map of properties is not a schema: its keys may be called
 * `title`, `type`, `items` or `default` without meaning the keyword.
 */
export function* childSchemas(schema: Schema, at: Place): Generator<[Schema, Place]> {
  const place = (keyword: string, dataPath: string, role: Role, key = ''): Place => ({
    pointer: `${at.pointer}/${keyword}`,
    dataPath,
    role,
    conditional: at.conditional || role === 'if' || role === 'then',
    parent: schema,
    key,
  })
  for (const [name, child] of Object.entries(schema.properties ?? {}))
    yield [child, place(`properties/${name}`, `${at.dataPath}/${name}`, 'property', name)]
  if (Array.isArray(schema.items))
    for (const [i, child] of schema.items.entries())
      yield [child, place(`items/${i}`, `${at.dataPath}/${i}`, 'item', String(i))]
  else if (schema.items) yield [schema.items, place('items', `${at.dataPath}/*`, 'item', '*')]
  for (const [i, child] of (schema.allOf ?? []).entries())
    yield [child, place(`allOf/${i}`, at.dataPath, 'rule', String(i))]
  if (schema.if) yield [schema.if, place('if', at.dataPath, 'if')]
  if (schema.then) yield [schema.then, place('then', at.dataPath, 'then')]
}

export const rootPlace: Place = {
  pointer: '#',
  dataPath: '',
  role: 'root',
  conditional: false,
  parent: null,
  key: '',
}

/** Visits a schema and every schema inside it, parents first; `$ref`s are not followed. */
export function walk(
  schema: Schema,
  visit: (schema: Schema, at: Place) => void,
  at: Place = rootPlace,
): void {
  visit(schema, at)
  for (const [child, place] of childSchemas(schema, at)) walk(child, visit, place)
}

/** A copy in which every schema went through `change`, children first; what `change` returns replaces it. */
export function mapSchemas(schema: Schema, change: (schema: Schema) => Schema): Schema {
  const inner = (child: Schema): Schema => mapSchemas(child, change)
  const copy: Schema = { ...schema }
  if (schema.properties)
    copy.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([name, child]) => [name, inner(child)]),
    )
  if (schema.items) copy.items = Array.isArray(schema.items) ? schema.items.map(inner) : inner(schema.items)
  if (schema.allOf) copy.allOf = schema.allOf.map(inner)
  if (schema.if) copy.if = inner(schema.if)
  if (schema.then) copy.then = inner(schema.then)
  return change(copy)
}
