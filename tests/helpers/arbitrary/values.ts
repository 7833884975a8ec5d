import fc from 'fast-check'
import type { Schema, TypeName } from '@schemas/dialect/schema'
import type { Json, JsonObject } from '@schemas/page'
import { namedRules, namedValues } from './named'
import { typesOf } from './sample'
import { boundBy, testedNames } from './tighten'

/**
 * Valid values of a resolved schema, according to bounds, enums, patterns, tuples and conditionals; optional
 * properties are sometimes missing, defaults and limits occur often.
 */
export function valueOf(schema: Schema): fc.Arbitrary<Json> {
  if (schema.default === undefined) return generated(schema)
  const literal = fc.constant(schema.default).map((value) => structuredClone(value))
  return fc.oneof({ weight: 1, arbitrary: literal }, { weight: 4, arbitrary: generated(schema) })
}

function generated(schema: Schema): fc.Arbitrary<Json> {
  const name = schema['x-name'] ?? ''
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.const !== undefined) return fc.constant(schema.const)
  const named = namedValues[name]
  if (named) return named
  const rule = namedRules[name]
  const plain = fc.oneof(...typesOf(schema).map((type) => byType[type](schema)))
  return rule ? plain.chain((value) => rule(value as JsonObject)) : plain
}

const byType: Record<TypeName, (schema: Schema) => fc.Arbitrary<Json>> = {
  null: () => fc.constant(null),
  boolean: () => fc.boolean(),
  string: textOf,
  integer: integerOf,
  number: (schema) => fc.oneof(integerOf(schema), fractionOf(schema)),
  array: arrayOf,
  object: objectOf,
}

const words = [
  '',
  '新品首发',
  '为你推荐 >',
  'A longer title in Latin letters',
  '😀 表情',
  '  ',
  '<b>&"quotes"</b>',
]

function textOf({ pattern, minLength = 0, maxLength = Math.max(24, minLength) }: Schema): fc.Arbitrary<Json> {
  if (pattern !== undefined) return matching(pattern)
  const fitting = words.filter((word) => [...word].length >= minLength && [...word].length <= maxLength)
  const free = fc.string({
    unit: 'grapheme-composite',
    minLength,
    maxLength: Math.min(maxLength, minLength + 24),
  })
  const texts = free.filter((text) => [...text].length <= maxLength)
  return fitting.length > 0 ? fc.oneof(fc.constantFrom(...fitting), texts) : texts
}

const madeOf = new Map<string, fc.Arbitrary<string>>()

/** Made once a pattern: objects with conditions build their properties for each value, and this costs 1 ms. */
function matching(pattern: string): fc.Arbitrary<string> {
  const known = madeOf.get(pattern) ?? fc.stringMatching(new RegExp(pattern, 'u'))
  madeOf.set(pattern, known)
  return known
}

/** A number without limits stays within the size of a screen. */
function rangeOf(schema: Schema): { min: number; max: number } {
  const { exclusiveMinimum, exclusiveMaximum } = schema
  const min = schema.minimum ?? (exclusiveMinimum === undefined ? -400 : exclusiveMinimum + 1)
  const max =
    schema.maximum ?? (exclusiveMaximum === undefined ? Math.max(min, 0) + 2000 : exclusiveMaximum - 1)
  return { min, max }
}

function integerOf(schema: Schema): fc.Arbitrary<number> {
  const { min, max } = rangeOf(schema)
  const within = { min: Math.ceil(min), max: Math.floor(max) }
  return fc.oneof(
    { weight: 1, arbitrary: fc.constantFrom(within.min, within.max) },
    { weight: 4, arbitrary: fc.integer(within) },
  )
}

function fractionOf(schema: Schema): fc.Arbitrary<number> {
  const { min, max } = rangeOf(schema)
  return fc.integer({ min: 0, max: 1000 }).map((part) => min + ((max - min) * part) / 1000)
}

function arrayOf(schema: Schema): fc.Arbitrary<Json[]> {
  const { items, minItems = 0, maxItems = minItems + 4 } = schema
  if (Array.isArray(items)) return fc.tuple(...items.map(valueOf))
  return fc.array(valueOf(items ?? {}), { minLength: minItems, maxLength: maxItems })
}

function objectOf(schema: Schema): fc.Arbitrary<JsonObject> {
  if (schema.additionalProperties === true)
    return fc.constantFrom<JsonObject>({}, { kept: [1, { as: '它' }] })
  const tested = testedNames(schema)
  if (tested.length === 0) return recordOf(schema, Object.keys(schema.properties ?? {}))
  return recordOf(schema, tested).chain((decided) => {
    const bound = boundBy(schema, decided)
    const others = Object.keys(bound.properties ?? {}).filter((name) => !tested.includes(name))
    return recordOf(bound, others).map((rest) => ({ ...decided, ...rest }))
  })
}

function recordOf(schema: Schema, names: string[]): fc.Arbitrary<JsonObject> {
  const model = Object.fromEntries(names.map((name) => [name, valueOf(schema.properties?.[name] ?? {})]))
  const required = schema.required ?? []
  return fc.record(model, {
    requiredKeys: names.filter((name) => required.includes(name)),
    noNullPrototype: true,
  })
}
