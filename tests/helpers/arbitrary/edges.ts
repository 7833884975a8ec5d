import type { Schema } from '@schemas/dialect/schema'
import type { Json } from '@schemas/page'
import { itemsOf, sampleOf, typesOf } from './sample'

/** A value at, just inside or just outside one limit of a schema. */
export interface Edge {
  /** `maxItems + 1`, `minimum`, `unknown property` … */
  title: string
  keyword: string
  value: Json
  valid: boolean
  /** The missing or unknown property; its problem is reported at that property. */
  property?: string
}

/** Every edge of one schema around the current value. */
export function edgesOf(schema: Schema, current: Json | undefined): Edge[] {
  return [
    ...typeEdges(schema),
    ...enumEdges(schema),
    ...numberEdges(schema),
    ...textEdges(schema),
    ...itemEdges(schema),
    ...propertyEdges(schema, current),
  ]
}

const otherTypes: [string, Json][] = [
  ['null', null],
  ['boolean', true],
  ['string', '文字'],
  ['object', {}],
]

function typeEdges(schema: Schema): Edge[] {
  const types = typesOf(schema)
  const wrong = otherTypes.filter(([name]) => types.length > 0 && !types.some((type) => type === name))
  const edges = wrong.map(([name, value]): Edge => ({
    title: `type ${name}`,
    keyword: 'type',
    value,
    valid: false,
  }))
  if (types.includes('integer') && !types.includes('number'))
    edges.push({ title: 'type fraction', keyword: 'type', value: (schema.minimum ?? 0) + 0.5, valid: false })
  return edges
}

function enumEdges({ enum: values }: Schema): Edge[] {
  if (!values) return []
  const numbers = values.filter((value) => typeof value === 'number')
  const outside = numbers.length > 0 ? Math.max(...numbers) + 1 : '不在列表中'
  return [
    ...values.map((value): Edge => ({ title: `enum ${String(value)}`, keyword: 'enum', value, valid: true })),
    { title: 'enum none of them', keyword: 'enum', value: outside, valid: false },
  ]
}

function numberEdges(schema: Schema): Edge[] {
  const edges: Edge[] = []
  const add = (keyword: string, title: string, value: number, valid: boolean) =>
    edges.push({ keyword, title, value, valid })
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema
  if (minimum !== undefined) {
    add('minimum', 'minimum - 1', minimum - 1, false)
    add('minimum', 'minimum', minimum, true)
  }
  if (maximum !== undefined) {
    add('maximum', 'maximum', maximum, true)
    add('maximum', 'maximum + 1', maximum + 1, false)
  }
  if (exclusiveMinimum !== undefined) {
    add('exclusiveMinimum', 'exclusiveMinimum', exclusiveMinimum, false)
    add('exclusiveMinimum', 'exclusiveMinimum + 1', exclusiveMinimum + 1, true)
  }
  if (exclusiveMaximum !== undefined) {
    add('exclusiveMaximum', 'exclusiveMaximum - 1', exclusiveMaximum - 1, true)
    add('exclusiveMaximum', 'exclusiveMaximum', exclusiveMaximum, false)
  }
  return edges
}

const long = (length: number) => '字'.repeat(length)

/** Texts that no pattern of the schemas accepts. */
const hostileTexts = ['javascript:alert(1)', '//evil.example/a.png', ' \u0000']

function textEdges(schema: Schema): Edge[] {
  const { pattern, minLength, maxLength } = schema
  const edges: Edge[] = []
  if (pattern !== undefined) {
    const allowed = new RegExp(pattern, 'u')
    for (const value of hostileTexts)
      if (!allowed.test(value))
        edges.push({ title: `pattern ${value}`, keyword: 'pattern', value, valid: false })
    const value = sampleOf({ ...schema, type: 'string' })
    edges.push({ title: `pattern ${String(value)}`, keyword: 'pattern', value, valid: true })
    return edges
  }
  if (minLength !== undefined && minLength > 0) {
    edges.push({ title: 'minLength - 1', keyword: 'minLength', value: long(minLength - 1), valid: false })
    edges.push({ title: 'minLength', keyword: 'minLength', value: long(minLength), valid: true })
  }
  if (maxLength !== undefined) {
    edges.push({ title: 'maxLength', keyword: 'maxLength', value: long(maxLength), valid: true })
    edges.push({ title: 'maxLength + 1', keyword: 'maxLength', value: long(maxLength + 1), valid: false })
  }
  return edges
}

function itemEdges(schema: Schema): Edge[] {
  const { minItems, maxItems } = schema
  const edges: Edge[] = []
  const add = (keyword: string, title: string, count: number, valid: boolean) =>
    edges.push({ keyword, title, value: itemsOf(schema, count), valid })
  if (minItems !== undefined && minItems > 0) {
    add('minItems', 'minItems - 1', minItems - 1, false)
    add('minItems', 'minItems', minItems, true)
  }
  if (maxItems !== undefined) {
    add('maxItems', 'maxItems', maxItems, true)
    add('maxItems', 'maxItems + 1', maxItems + 1, false)
  }
  return edges
}

function propertyEdges(schema: Schema, current: Json | undefined): Edge[] {
  if (typeof current !== 'object' || current === null || Array.isArray(current)) return []
  const edges: Edge[] = []
  for (const name of schema.required ?? []) {
    const { [name]: _missing, ...value } = current
    edges.push({ title: `required ${name}`, keyword: 'required', value, valid: false, property: name })
  }
  if (schema.additionalProperties === false)
    edges.push({
      title: 'unknown property',
      keyword: 'additionalProperties',
      value: { ...current, notInSchema: 1 },
      valid: false,
      property: 'notInSchema',
    })
  return edges
}
