import { isRecord } from '../json'
import type { Json } from '../page'
import { narrowable } from './keywords'
import { DialectError } from './problem'
import type { Narrowing, Schema, SourceSchema } from './schema'
import { mapSchemas } from './walk'

export type Commons = ReadonlyMap<string, SourceSchema>

/** A schema that was read as a value. @throws Error for anything without an `$id` */
export function sourceOf(value: unknown): SourceSchema {
  if (!isSchema(value))
    throw new Error(`Expected a schema with an $id, got ${JSON.stringify(value)?.slice(0, 80)}`)
  // `$schema` is for editors
  const { $schema: _schema, ...schema } = value
  return { id: value.$id, file: value.$id, schema }
}

const isSchema = (value: unknown): value is Schema & { $id: string } =>
  isRecord(value) && typeof value['$id'] === 'string'

/**
 * The schema with every `$ref` inlined as its own copy and every `x-narrow` applied; x-keywords stay.
 * @throws DialectError that names the file of a wrong reference or narrowing
 */
export function resolve(source: SourceSchema, commons: Commons): Schema {
  return relaxConditions(inline(source.schema, { source, commons, open: [source.id], pointer: '#' }))
}

interface Scope {
  source: SourceSchema
  commons: Commons
  /** Ids currently being inlined, to detect recursion. */
  open: string[]
  pointer: string
}

function refuse(scope: Scope, message: string): never {
  throw new DialectError([{ file: scope.source.file, pointer: scope.pointer, message }])
}

function inline(schema: Schema, scope: Scope): Schema {
  if (schema.$ref !== undefined) return inlineRef(schema, schema.$ref, scope)
  const copy: Schema = structuredClone(schema)
  const under = (child: Schema, path: string) =>
    inline(child, { ...scope, pointer: `${scope.pointer}/${path}` })
  if (schema.properties)
    copy.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([name, child]) => [name, under(child, `properties/${name}`)]),
    )
  if (Array.isArray(schema.items)) copy.items = schema.items.map((child, i) => under(child, `items/${i}`))
  else if (schema.items) copy.items = under(schema.items, 'items')
  return copy
}

function inlineRef(schema: Schema, ref: string, scope: Scope): Schema {
  const target = scope.commons.get(ref)
  if (!target)
    refuse(scope, `$ref "${ref}" names no common schema; known: ${[...scope.commons.keys()].join(', ')}`)
  if (scope.open.includes(ref))
    refuse(scope, `$ref "${ref}" is recursive: ${[...scope.open, ref].join(' → ')}`)
  const inlined = inline(target.schema, {
    source: target,
    commons: scope.commons,
    open: [...scope.open, ref],
    pointer: '#',
  })
  const { $id: _id, $schema: _schema, ...body } = inlined
  const { $ref: _ref, 'x-narrow': narrowings, ...beside } = structuredClone(schema)
  const merged: Schema = { ...body, ...beside }
  if (body['x-ui'] && beside['x-ui']) merged['x-ui'] = { ...body['x-ui'], ...beside['x-ui'] }
  if (body['x-messages'] && beside['x-messages'])
    merged['x-messages'] = { ...body['x-messages'], ...beside['x-messages'] }
  return narrowings ? narrow(merged, narrowings, ref, scope) : merged
}

function narrow(schema: Schema, narrowings: Record<string, Narrowing>, ref: string, scope: Scope): Schema {
  const properties = { ...schema.properties }
  for (const [name, narrowing] of Object.entries(narrowings)) {
    const property = properties[name]
    if (!property) refuse(scope, `x-narrow names "${name}", which ${ref} does not have`)
    const inner = { ...scope, pointer: `${scope.pointer}/x-narrow/${name}` }
    refuseWidening(property, narrowing, inner)
    const narrowed = { ...property, ...structuredClone(narrowing) }
    if (property['x-ui'] && narrowing['x-ui'])
      narrowed['x-ui'] = { ...property['x-ui'], ...narrowing['x-ui'] }
    if (property['x-messages'] && narrowing['x-messages'])
      narrowed['x-messages'] = { ...property['x-messages'], ...narrowing['x-messages'] }
    if (narrowing.enum && property['x-enum']) narrowed['x-enum'] = labelsOf(property, narrowing.enum)
    properties[name] = narrowed
  }
  return { ...schema, properties }
}

function refuseWidening(property: Schema, narrowing: Narrowing, scope: Scope): void {
  for (const key of Object.keys(narrowing))
    if (!narrowable.has(key)) refuse(scope, `"${key}" cannot be narrowed; only ${[...narrowable].join(', ')}`)
  const { minimum, maximum } = narrowing
  if (minimum !== undefined && property.minimum !== undefined && minimum < property.minimum)
    refuse(scope, `minimum ${minimum} is wider than ${property.minimum}`)
  if (maximum !== undefined && property.maximum !== undefined && maximum > property.maximum)
    refuse(scope, `maximum ${maximum} is wider than ${property.maximum}`)
  const added = narrowing.enum?.filter((value) => property.enum && !holds(property.enum, value)) ?? []
  if (added.length > 0) refuse(scope, `enum adds ${JSON.stringify(added)}, which is wider`)
}

const holds = (values: Json[], value: Json) =>
  values.some((known) => JSON.stringify(known) === JSON.stringify(value))

function labelsOf(property: Schema, kept: Json[]): string[] {
  const labels = property['x-enum'] ?? []
  return kept.map(
    (value) => labels[(property.enum ?? []).findIndex((known) => holds([known], value))] ?? String(value),
  )
}

/**
 * A missing property means its default. So a condition that the default meets applies to a missing property too: its
 * `if` drops `required`.
 */
function relaxConditions(schema: Schema): Schema {
  return mapSchemas(schema, (node) => {
    if (!node.allOf) return node
    const allOf = node.allOf.map((rule) => {
      const [name, test] = Object.entries(rule.if?.properties ?? {})[0] ?? []
      const byDefault = name === undefined ? undefined : node.properties?.[name]?.default
      if (!rule.if || !test || byDefault === undefined) return rule
      const meets = test.enum
        ? holds(test.enum, byDefault)
        : JSON.stringify(test.const) === JSON.stringify(byDefault)
      if (!meets) return rule
      const { required: _required, ...condition } = rule.if
      return { ...rule, if: condition }
    })
    return { ...node, allOf }
  })
}
