import type { Schema } from './schema'

/** The position of a schema under its parent. */
type Role = 'root' | 'property' | 'item' | 'rule' | 'if' | 'then'

export interface SchemaPosition {
  /** Pointer to this schema, as Ajv writes it in `schemaPath`: `#/properties/props/properties/data`. */
  pointer: string
  /** Pointer pattern to the values it describes: `/props/data/*` (an index for tuple items). */
  dataPath: string
  role: Role
  /** Inside an `if` or a `then`, where schemas are partial. */
  conditional: boolean
  parent: Schema | null
  /** Property name, or index as text, within the parent. */
  key: string
}

/**
 * The direct subschemas of a schema. A map of properties is not a schema: its keys may be called `title`, `type`,
 * `items` or `default` without meaning the keyword.
 */
function* childSchemas(schema: Schema, at: SchemaPosition): Generator<[Schema, SchemaPosition]> {
  const position = (keyword: string, dataPath: string, role: Role, key = ''): SchemaPosition => ({
    pointer: `${at.pointer}/${keyword}`,
    dataPath,
    role,
    conditional: at.conditional || role === 'if' || role === 'then',
    parent: schema,
    key,
  })
  for (const [name, child] of Object.entries(schema.properties ?? {}))
    yield [child, position(`properties/${name}`, `${at.dataPath}/${name}`, 'property', name)]
  if (Array.isArray(schema.items))
    for (const [i, child] of schema.items.entries())
      yield [child, position(`items/${i}`, `${at.dataPath}/${i}`, 'item', String(i))]
  else if (schema.items) yield [schema.items, position('items', `${at.dataPath}/*`, 'item', '*')]
  for (const [pattern, child] of Object.entries(schema.patternProperties ?? {}))
    yield [child, position(`patternProperties/${encodePointer(pattern)}`, `${at.dataPath}/*`, 'item', '*')]
  for (const [i, child] of (schema.allOf ?? []).entries())
    yield [child, position(`allOf/${i}`, at.dataPath, 'rule', String(i))]
  if (schema.if) yield [schema.if, position('if', at.dataPath, 'if')]
  if (schema.then) yield [schema.then, position('then', at.dataPath, 'then')]
}

/** Encodes a name as Ajv does in `schemaPath`. */
const encodePointer = (name: string): string =>
  encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))

const rootPosition: SchemaPosition = {
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
  visit: (schema: Schema, at: SchemaPosition) => void,
  at: SchemaPosition = rootPosition,
): void {
  visit(schema, at)
  for (const [child, position] of childSchemas(schema, at)) walk(child, visit, position)
}

/** A copy with every schema replaced by the result of `change`, children first. */
export function mapSchemas(schema: Schema, change: (schema: Schema) => Schema): Schema {
  const inner = (child: Schema): Schema => mapSchemas(child, change)
  const copy: Schema = { ...schema }
  if (schema.properties) copy.properties = mapValues(schema.properties, inner)
  if (schema.items) copy.items = Array.isArray(schema.items) ? schema.items.map(inner) : inner(schema.items)
  if (schema.patternProperties) copy.patternProperties = mapValues(schema.patternProperties, inner)
  if (schema.allOf) copy.allOf = schema.allOf.map(inner)
  if (schema.if) copy.if = inner(schema.if)
  if (schema.then) copy.then = inner(schema.then)
  return change(copy)
}

/** The same map with each value changed. */
export const mapValues = <A, B>(
  map: Record<string, A>,
  change: (value: A, key: string) => B,
): Record<string, B> =>
  Object.fromEntries(Object.entries(map).map(([key, value]) => [key, change(value, key)]))
