import type { Schema } from '@schemas/dialect/schema'
import { walk, type SchemaPosition } from '@schemas/dialect/walk'
import type { Json, JsonObject } from '@schemas/page'
import { edgesOf, type Edge } from './edges'
import { placeAt, readAt, writeAt } from './places'
import { boundBy } from './tighten'

/** One widget's content at, just inside or just outside one limit of its schema. */
export interface BoundaryCase {
  /** `/props/data maxItems + 1`. */
  title: string
  /** The least content that contains this position; missing fields take their defaults. */
  content: { props: JsonObject; style: JsonObject }
  /** JSON pointer and keyword of the expected problem, or, of a valid case, of the problem that must not occur. */
  path: string
  keyword: string
  valid: boolean
  /** The exact text of `x-messages`; null if ajv-i18n's text applies. */
  message: string | null
}

/**
 * Every limit of a resolved widget schema, at min − 1, min, max and max + 1. An invalid case has a problem with this
 * path, keyword and message, perhaps among others; a valid case has none with this path and keyword.
 */
export function boundaryCases(resolved: Schema): BoundaryCase[] {
  const empty: JsonObject = { props: {}, ...(resolved.properties?.['style'] ? { style: {} } : {}) }
  const cases: BoundaryCase[] = []
  walk(resolved, (schema, at) => {
    if (at.role === 'root' || at.role === 'rule' || at.role === 'then') return
    if (at.pointer.includes('/if')) return
    const start = at.conditional ? meeting(resolved, at, empty) : empty
    cases.push(...casesAt(resolved, schema, at, start))
  })
  return cases
}

function casesAt(resolved: Schema, schema: Schema, at: SchemaPosition, start: JsonObject): BoundaryCase[] {
  const path = placeAt(resolved, start, at.dataPath)
  const whole = path.content
  const isContent = at.dataPath === '/props' || at.dataPath === '/style'
  const around = at.conditional ? conditionalShape(resolved, whole, path.steps, schema) : schema
  return edgesOf(around, readAt(whole, path.steps))
    .filter((edge) => !(isContent && edge.keyword === 'type'))
    .filter((edge) => !at.conditional || edge.keyword in schema)
    .map((edge) => {
      const pointer = `/${path.steps.join('/')}`
      return {
        title: `${pointer}${at.conditional ? ' (conditional)' : ''} ${edge.title}`,
        content: writeAt(whole, path.steps, edge.value) as BoundaryCase['content'],
        path: edge.property === undefined ? pointer : `${pointer}/${edge.property}`,
        keyword: edge.keyword,
        valid: edge.valid,
        message: textOf(schema, edge),
      }
    })
}

/** A `then` contains only its limits; the items' schema is in the base schema. */
function conditionalShape(resolved: Schema, content: Json, steps: string[], limits: Schema): Schema {
  const props = boundBy(resolved.properties?.['props'] ?? {}, readAt(content, ['props']) as JsonObject)
  let schema: Schema = { properties: { props } }
  for (const step of steps) {
    const { properties, items } = schema
    schema = properties?.[step] ?? (Array.isArray(items) ? items[Number(step)] : items) ?? {}
  }
  return { ...schema, ...(limits.items === undefined ? {} : { items: schema.items ?? {} }) }
}

/** The content, changed so that the condition above this position holds. */
function meeting(resolved: Schema, at: SchemaPosition, content: JsonObject): JsonObject {
  const index = Number(/\/allOf\/(\d+)\//.exec(at.pointer)?.[1])
  const test = resolved.properties?.['props']?.allOf?.[index]?.if
  const [[name, condition] = ['', {} as Schema]] = Object.entries(test?.properties ?? {})
  const value = condition.const ?? condition.enum?.[0] ?? null
  return writeAt(content, ['props', name], value) as JsonObject
}

const textOf = (schema: Schema, { keyword, property }: Edge): string | null => {
  const holder = keyword === 'required' && property !== undefined ? schema.properties?.[property] : schema
  return holder?.['x-messages']?.[keyword] ?? null
}
