/** The part of the schemas that a path of a page document is about. */
import envelopeSchema from './page.schema.json'
import type { Schema } from './dialect/schema'
import { resolvedSchemas } from './generated/resolved'
import { equal, isRecord, valueIn, type JsonPath } from './json'
import { PAGE_TYPE } from './page'
import { mayDiffer } from './phone-patch'
import { segmentsOf } from './pointer'
import type { Problem } from './problem'
import { schemaUnder } from './schema-at'

const envelope = envelopeSchema as unknown as Schema
const [widgetSchema] = Object.values(envelope.properties?.['widgets']?.patternProperties ?? {})

type Side = 'props' | 'style'
const isSide = (key: unknown): key is Side => key === 'props' || key === 'style'

/**
 * The schema of a path, `undefined` for a place that no schema has.
 * @param valueAt value of a path of the document: types of widgets, and what conditions test
 */
export function schemaInPage(path: JsonPath, valueAt: (path: JsonPath) => unknown): Schema | undefined {
  const [field, uuid, ...inner] = path
  if (field === 'page' && uuid === 'props')
    return below(contentOf(PAGE_TYPE, 'props', valueAt(path.slice(0, 2))), inner)
  if (field !== 'widgets' || uuid === undefined) return below(envelope, path)
  const type = String(valueAt(['widgets', uuid, 'type']) ?? '')
  const [side, ...rest] = inner
  if (isSide(side)) return below(contentOf(type, side, valueAt(path.slice(0, 3))), rest)
  const [patched, ...under] = rest
  if (side === 'h5' && isSide(patched)) return below(phoneContentOf(type, patched), under)
  return below(widgetSchema, inner)
}

/** The schema of the place of a problem. */
export function schemaOf(page: object, { uuid, path }: Pick<Problem, 'uuid' | 'path'>): Schema | undefined {
  const inside = segmentsOf(path)
  return schemaInPage(uuid === '' ? inside : ['widgets', uuid, ...inside], (at) => valueIn(page, at))
}

const below = (schema: Schema | undefined, path: JsonPath): Schema | undefined =>
  path.reduce<Schema | undefined>((at, key) => at && schemaUnder(at, String(key)), schema)

function contentOf(type: string, side: Side, value: unknown): Schema | undefined {
  const schema = own(own(resolvedSchemas, type)?.properties, side)
  return schema && withConditions(schema, value)
}

function phoneContentOf(type: string, side: Side): Schema | undefined {
  const schema = own(own(resolvedSchemas, type)?.properties, side)
  const entries = Object.entries(schema?.properties ?? {}).filter(([name]) => mayDiffer(type, side, name))
  return { ...below(widgetSchema, ['h5', side]), properties: Object.fromEntries(entries) }
}

/** The schema with the bounds of the conditions that hold for a value (rule dialect-3). */
function withConditions(schema: Schema, value: unknown): Schema {
  const properties = { ...schema.properties }
  for (const { if: test, then } of schema.allOf ?? []) {
    const holds = Object.entries(test?.properties ?? {}).every(([name, wanted]) => {
      const found = (isRecord(value) ? value[name] : undefined) ?? properties[name]?.default
      const choices = wanted.const === undefined ? (wanted.enum ?? []) : [wanted.const]
      return choices.some((choice) => equal(choice, found))
    })
    if (!holds) continue
    for (const [name, bounds] of Object.entries(then?.properties ?? {}))
      properties[name] = { ...properties[name], ...bounds }
  }
  return { ...schema, properties }
}

const own = <T>(record: Readonly<Record<string, T>> | undefined, key: string): T | undefined =>
  record && Object.hasOwn(record, key) ? record[key] : undefined
