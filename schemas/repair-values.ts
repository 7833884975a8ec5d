/** Values that a schema may accept instead of one that it refuses. */
import { closestOf, distance } from './dialect/closest'
import type { Schema, TypeName } from './dialect/schema'
import { fillWidget } from './fill'
import { equal, isRecord } from './json'
import type { Json, JsonObject } from './page'
import { child, segmentsOf, valueAt } from './pointer'
import type { Problem } from './problem'
import type { Fault } from './validate'

/**
 * Values that say what the refused one says: at its bound, of the type that is asked for, or the choice that was meant. What
 * `npm run validate -- --fix` may write without asking.
 */
export function* nearValues(
  schema: Schema,
  value: Json | undefined,
  { params = {}, problem, clamped }: Fault,
): Generator<Json> {
  if (clamped !== undefined) yield clamped
  const { limit } = params
  switch (problem.keyword) {
    case 'minimum':
    case 'maximum':
      if (typeof limit === 'number') yield limit
      break
    case 'exclusiveMinimum':
    case 'exclusiveMaximum': {
      const step = problem.keyword === 'exclusiveMinimum' ? 1 : -1
      if (typeof limit === 'number') yield limit + step
      break
    }
    case 'multipleOf':
      if (typeof value === 'number' && schema.multipleOf)
        yield Math.round(value / schema.multipleOf) * schema.multipleOf
      break
    case 'type':
      for (const type of [schema.type ?? []].flat()) yield* converted(value, type, schema)
      break
    case 'enum':
    case 'const':
      yield* meantChoices(schema, value)
      break
  }
}

/** Values that keep less of the refused one. */
export function* otherValues(
  schema: Schema,
  value: Json | undefined,
  { params = {}, problem }: Fault,
): Generator<Json> {
  const { limit } = params
  switch (problem.keyword) {
    case 'type':
      yield* meantChoices(schema, value)
      yield* anyChoices(schema)
      break
    case 'enum':
    case 'const':
      yield* anyChoices(schema)
      break
    case 'pattern':
      if (typeof value === 'string')
        yield* [value.trim(), `#${value.trim()}`, encodeURI(value.trim()), `https://${value.trim()}`]
      break
    case 'maxLength':
      if (typeof value === 'string' && typeof limit === 'number') yield [...value].slice(0, limit).join('')
      break
    case 'maxItems':
      if (Array.isArray(value) && typeof limit === 'number') yield value.slice(0, limit)
      break
    case 'minItems':
      if (Array.isArray(value) && typeof limit === 'number') yield filledUp(schema, value, limit)
      break
    case 'uniqueItems':
      if (Array.isArray(value))
        yield value.filter((item, index) => value.findIndex((other) => equal(other, item)) === index)
      break
  }
}

/** A value of another type that says the same. */
function* converted(
  value: Json | undefined,
  type: TypeName,
  { minimum = -Infinity, maximum = Infinity }: Schema,
): Generator<Json> {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  if (type === 'number' && typeof number === 'number' && Number.isFinite(number)) yield number
  if (type === 'integer' && typeof number === 'number' && Number.isFinite(number))
    yield Math.min(Math.max(Math.round(number), minimum), maximum)
  if (type === 'string' && (typeof value === 'number' || typeof value === 'boolean')) yield String(value)
  if (type === 'boolean' && (value === 'true' || value === 1)) yield true
  if (type === 'boolean' && (value === 'false' || value === 0)) yield false
  if (type === 'array' && value !== undefined && value !== null && !Array.isArray(value)) yield [value]
}

const choicesOf = (schema: Schema): readonly Json[] =>
  schema.enum ?? (schema.const === undefined ? [] : [schema.const])

/** The choice that a text names by its label, misspells, or writes as text. */
function* meantChoices(schema: Schema, value: Json | undefined): Generator<Json> {
  const known = choicesOf(schema)
  const words = known.filter((each) => typeof each === 'string')
  if (typeof value === 'string') {
    const label = schema['x-enum']?.indexOf(value) ?? -1
    const meant = known[label]
    if (meant !== undefined) yield meant
    const closest = closestOf(value.toLowerCase(), words)
    if (closest !== '' && distance(value, closest) <= closest.length / 3) yield closest
    const number = known.find((each) => String(each) === value)
    if (number !== undefined) yield number
  }
}

function* anyChoices(schema: Schema): Generator<Json> {
  if (schema.default !== undefined) yield schema.default
  // the default may ask for what the widget does not have
  yield* choicesOf(schema)
}

/** The list with items of its default, else minimal ones, up to a length. */
function filledUp(schema: Schema, value: readonly Json[], length: number): Json[] {
  const { items } = schema
  const usual = Array.isArray(schema.default) ? schema.default : []
  return Array.from({ length }, (_, index) => {
    const item = Array.isArray(items) ? items[index] : items
    return value[index] ?? usual[index] ?? (item ? minimalValue(item) : '')
  })
}

/** The default, else the least that the schema accepts. */
export function minimalValue(schema: Schema): Json {
  if (schema.default !== undefined) return schema.default
  if (schema.const !== undefined) return schema.const
  const [choice] = schema.enum ?? []
  if (choice !== undefined) return choice
  const { minimum = 0, maximum = Infinity, minItems = 0, properties = {}, required = [] } = schema
  switch ([schema.type ?? 'null'].flat()[0]) {
    case 'number':
    case 'integer':
      return Math.min(Math.max(0, minimum), maximum)
    case 'string':
      return ''
    case 'boolean':
      return false
    case 'array':
      return filledUp(schema, [], minItems)
    case 'object':
      return Object.fromEntries(
        required.flatMap((name) => {
          const inner = properties[name]
          return inner ? [[name, minimalValue(inner)] as const] : []
        }),
      )
    default:
      return null
  }
}

/** The schema's default at a path of a widget or of the page configuration. */
export function defaultAt(
  page: object,
  { type, uuid, path }: Pick<Problem, 'type' | 'uuid' | 'path'>,
): Json | undefined {
  const holder = valueAt(page, uuid === '' ? '/page' : child('/widgets', uuid))
  const inHolder = uuid === '' ? path.replace(/^\/page/, '') : path
  if (!isRecord(holder) || type === 'page') return undefined
  const { props = {}, style = {} } = holder
  if (!isRecord(props) || !isRecord(style)) return undefined
  const without = structuredClone({ props: props as JsonObject, style: style as JsonObject })
  const [last, ...before] = segmentsOf(inHolder).toReversed()
  const parent = valueAt(without, before.toReversed().reduce(child, ''))
  if (last === undefined || typeof parent !== 'object' || parent === null || Array.isArray(parent))
    return undefined
  Reflect.deleteProperty(parent, last)
  return valueAt(fillWidget(type, without), inHolder) as Json | undefined
}
