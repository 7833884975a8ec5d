/** Calls of the API generated from its declarations: valid values, values at the limits, and undeclared ones. */
import fc from 'fast-check'
import type { ApiSchema, ResolvedEndpoint } from '@schemas/api/endpoint'
import type { Schema } from '@schemas/dialect/schema'
import type { Json, JsonObject } from '@schemas/page'
import { writeAt } from './places'
import { valueOf } from './values'

/** Values that are known to work: those of a sample call that is answered with 200. */
export interface KnownCall {
  params: Record<string, string>
  query: JsonObject
  body: Json | undefined
}

export interface GeneratedCall extends KnownCall {
  /** Sent form-encoded if possible, otherwise as JSON. */
  asForm: boolean
}

/** Ids of rows of the demo, and unknown ones. */
const IDS = [
  '1',
  '2',
  '10',
  '101',
  '10101',
  '10201',
  'home',
  'nobody',
  '00000000-0000-4000-8000-000000000000',
]

/** Text with a meaning for databases, languages and file systems. */
const TEXTS = [
  '',
  ' ',
  '0',
  '-1',
  '%',
  '_',
  '\\',
  `' OR '1'='1`,
  `1; select pg_sleep(9)--`,
  '${7*7}',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  'NaN',
  '1e999',
  '99999999999999999999',
  '2026-02-30 25:61:61',
  '275760-09-13',
  '😀'.repeat(70),
  '字'.repeat(3_000),
  'a\0b',
]
const NUMBERS = [
  0,
  -0,
  -1,
  1,
  0.5,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 53 - 1,
  -(2 ** 31) - 1,
  999_999_999_999_999,
  1e300,
]

const oddText = fc.constantFrom(...TEXTS, ...IDS)
const odd: fc.Arbitrary<Json> = fc.oneof(
  oddText,
  fc.constantFrom(...NUMBERS),
  fc.constantFrom<Json>(null, true, false, [], {}, [null], [[]], [{}], { is: 'wrong' }, ['1', '1'], '\ud800'),
)

/** Values of an API schema, more often than not at its limits. */
function valueLike(schema: ApiSchema): fc.Arbitrary<Json> {
  const { anyOf, properties, items, type } = schema
  if (anyOf) return fc.oneof(...anyOf.map(valueLike))
  if (properties) return objectLike(schema)
  if (type === 'array')
    return fc.array(valueLike(items ?? {}), {
      minLength: schema.minItems ?? 0,
      maxLength: (schema.minItems ?? 0) + 3,
    })
  if (type === undefined || type === 'object') return schema.enum ? fc.constantFrom(...schema.enum) : odd
  const edges = type === 'string' ? oddText : fc.constantFrom(...NUMBERS)
  // fast-check cannot generate texts for a lookahead
  if (schema.pattern?.includes('(?')) return edges
  return fc.oneof({ weight: 3, arbitrary: valueOf(schema as Schema) }, { weight: 1, arbitrary: edges })
}

function objectLike({ properties = {}, required = [] }: ApiSchema): fc.Arbitrary<JsonObject> {
  const model = Object.fromEntries(
    Object.entries(properties).map(([name, inner]) => [name, valueLike(inner)]),
  )
  return fc.record(model, { requiredKeys: required.filter((name) => name in model), noNullPrototype: true })
}

/** A value with one position replaced. */
export function bent(value: Json): fc.Arbitrary<Json> {
  const places = placesIn(value)
  if (places.length === 0) return odd
  return fc.tuple(fc.constantFrom(...places), odd).map(([place, other]) => writeAt(value, place, other))
}

function placesIn(value: Json, at: string[] = []): string[][] {
  const inside =
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...at, key]))
      : []
  return at.length > 0 ? [at, ...inside] : inside
}

/** A sample's object with generated values in some of its fields. */
const mixed = (known: JsonObject, schema: ApiSchema): fc.Arbitrary<JsonObject> =>
  objectLike({ ...(schema.properties && { properties: schema.properties }) }).chain((generated) =>
    fc.subarray(Object.keys(generated)).map((names) => {
      return { ...known, ...Object.fromEntries(names.map((name) => [name, generated[name] ?? null])) }
    }),
  )

function bodyOf({ body }: ResolvedEndpoint, known: Json | undefined): fc.Arbitrary<Json | undefined> {
  if (!body) return fc.constant(undefined)
  const sources: fc.Arbitrary<Json>[] = [valueLike(body), odd]
  if (isObject(known)) sources.push(bent(known), bent(known), mixed(known, body), mixed(known, body))
  return fc.oneof(...sources)
}

/** Any call of an endpoint. */
export function callOf(endpoint: ResolvedEndpoint, known: KnownCall): fc.Arbitrary<GeneratedCall> {
  const names = Object.keys(endpoint.params?.properties ?? {})
  const param = (name: string) =>
    fc.oneof(
      { weight: 3, arbitrary: fc.constant(known.params[name] ?? 'x') },
      oddText.filter((text) => text !== ''),
    )
  return fc.record({
    params: fc.record(Object.fromEntries(names.map((name) => [name, param(name)]))),
    query: fc.oneof(
      fc.constant(known.query),
      mixed(known.query, endpoint.query),
      mixed({}, endpoint.query),
      mixed(known.query, oddQuery(endpoint.query)),
    ),
    body: bodyOf(endpoint, known.body),
    asForm: fc.boolean(),
  })
}

/** The same names with any values. */
const oddQuery = ({ properties = {} }: ApiSchema): ApiSchema => {
  return { properties: Object.fromEntries(Object.keys(properties).map((name) => [name, {}])) }
}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
