import { compile, type JSONSchema } from 'json-schema-to-typescript'
import type { Schema } from '@schemas/dialect/schema'
import { generatedFolder, type Output, typescript } from './output'
import type { Sources } from './sources'

/**
 * TypeScript types of the *filled* shapes: properties with a default are always present, so they are not optional. A
 * type per common schema and setting, named by its `x-name`, and `W0001Props` per widget.
 */
export const types: Output = async (sources) => {
  const named = namedSchemas(sources)
  const parts = await Promise.all([...named].map(([name, schema]) => compile(schema, name, compileOptions)))
  const text = ['', ...parts.map(onOneLine), propsMap(sources)].join('\n')
  return { [`${generatedFolder}/types.ts`]: await typescript('types.ts', text) }
}

/** How each schema becomes a type. */
export const compileOptions = {
  additionalProperties: false,
  bannerComment: '',
  format: false,
  ignoreMinAndMaxItems: true,
} as const

/** A comment of one line is written on one line. */
export const onOneLine = (text: string) => text.replaceAll(/\/\*\*\n\s*\* (.*)\n\s*\*\//g, '/** $1 */')

function namedSchemas({ commons, widgets, forms, sheets }: Sources): Map<string, JSONSchema> {
  const byId = new Map(commons.map(({ id, schema }) => [id, schema]))
  const named = new Map<string, JSONSchema>()
  for (const { schema } of commons) named.set(schema['x-name'] ?? '', typed(schema, byId))
  for (const { schema } of widgets) {
    const props = schema.properties?.['props']
    if (props) named.set(propsName(schema), { ...typed(props, byId), description: schema.title ?? '' })
  }
  for (const { schema } of [...forms, ...sheets])
    named.set(schema['x-name'] ?? '', {
      ...typed(schema.properties?.['props'] ?? {}, byId),
      description: schema.title ?? '',
    })
  return named
}

const propsName = (schema: Schema) => `${schema['x-name']}Props`

/** The subset that json-schema-to-typescript needs: it would derive type names from our Chinese titles. */
function typed(schema: Schema, commons: Map<string, Schema>): JSONSchema {
  const description = describe(schema)
  if (schema.$ref !== undefined) {
    const tsType = commons.get(schema.$ref)?.['x-name'] ?? 'never'
    return { tsType, ...(description === '' ? {} : { description }) }
  }
  const { properties, items } = schema
  const result: JSONSchema = description === '' ? {} : { description }
  const words = wordsOf(schema.pattern)
  if (words && schema.type)
    return { ...result, tsType: [[schema.type].flat().filter(notString), words].flat().join(' | ') }
  for (const key of Array.isArray(items) ? tupleKeywords : plainKeywords)
    if (schema[key] !== undefined) Object.assign(result, { [key]: schema[key] })
  if (properties) {
    const filled = (name: string) => {
      const property = properties[name] ?? {}
      return (property.default ?? commons.get(property.$ref ?? '')?.default) !== undefined
    }
    result.additionalProperties = false
    result.required = Object.keys(properties).filter(
      (name) => schema.required?.includes(name) || filled(name),
    )
    result.properties = Object.fromEntries(
      Object.entries(properties).map(([name, property]) => [name, typed(property, commons)]),
    )
  }
  if (items)
    result.items = Array.isArray(items) ? items.map((item) => typed(item, commons)) : typed(items, commons)
  return result
}

const plainKeywords = ['type', 'enum', 'const'] as const
const tupleKeywords = ['type', 'additionalItems', 'minItems', 'maxItems'] as const
const notString = (type: string) => type !== 'string'

/** A pattern that only lists words, such as `^auto$`, becomes a union of them. */
const wordsOf = (pattern = ''): string[] | undefined =>
  /^\^\(?([a-z]+(?:\|[a-z]+)*)\)?\$$/
    .exec(pattern)?.[1]
    ?.split('|')
    .map((word) => `'${word}'`)

/** Title, unit, explanation and the labels of an enum, on one line. */
function describe({ title, description, 'x-ui': ui, 'x-enum': labels, enum: values }: Schema): string {
  const named = labels?.map((label, i) => `${String(values?.[i])} ${label}`).join(' · ')
  return [title && ui?.unit ? `${title}（${ui.unit}）` : title, description, named].filter(Boolean).join('。')
}

const propsMap = ({ widgets }: Sources) => `/** Filled props of every widget and section, by type. */
export interface WidgetPropsByType {
${widgets.map(({ type, schema }) => `  '${type}': ${propsName(schema)}\n`).join('')}}
`
