/** The part of the schemas that a path of a page document is about, and what editors say of it. */
import envelopeSchema from '@schemas/page.schema.json'
import type { Schema } from '@schemas/dialect/schema'
import { resolvedSchemas } from '@schemas/generated/resolved'
import { equal, isRecord, type JsonPath } from '@schemas/json'
import { PAGE_TYPE, type Json } from '@schemas/page'
import { mayDiffer } from '@schemas/phone-patch'
import { schemaUnder } from '@schemas/schema-at'

const envelope = envelopeSchema as unknown as Schema
const [widgetSchema] = Object.values(envelope.properties?.['widgets']?.patternProperties ?? {})

type Side = 'props' | 'style'
const isSide = (key: unknown): key is Side => key === 'props' || key === 'style'

/**
 * The schema of a path, `undefined` for a place that no schema has.
 * @param valueAt value of a path of the document: types of widgets, and what conditions test
 */
export function schemaAt(path: JsonPath, valueAt: (path: JsonPath) => unknown): Schema | undefined {
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

/** Description, bounds, default and choices of a value, in lines of Markdown. */
export function aboutSchema(schema: Schema): string {
  const { description, 'x-ui': ui, 'x-messages': messages, 'x-enum': labels, enum: choices } = schema
  const bounds = [
    boundsOf('范围', schema.minimum ?? schema.exclusiveMinimum, schema.maximum ?? schema.exclusiveMaximum),
    boundsOf('字数', schema.minLength, schema.maxLength),
    boundsOf('项数', schema.minItems, schema.maxItems),
  ].filter(Boolean)
  const lines = [
    description,
    [...bounds, ui?.unit && `单位 ${ui.unit}`].filter(Boolean).join('，'),
    choices && `可选 ${choices.map((choice, index) => labelled(choice, labels?.[index])).join('、')}`,
    messages?.['pattern'],
    schema.default !== undefined && `默认 \`${JSON.stringify(schema.default)}\``,
  ]
  return lines.filter(Boolean).join('\n\n')
}

const labelled = (choice: Json, label?: string) =>
  `\`${JSON.stringify(choice)}\`${label === undefined ? '' : ` ${label}`}`

function boundsOf(name: string, least: number | undefined, most: number | undefined): string {
  if (least === undefined && most === undefined) return ''
  if (least === undefined) return `${name}最多 ${most}`
  return most === undefined ? `${name}最少 ${least}` : `${name} ${least}–${most}`
}
