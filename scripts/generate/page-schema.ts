import { assertionKeywords } from '@schemas/dialect/keywords'
import type { Schema } from '@schemas/dialect/schema'
import { mapValues } from '@schemas/dialect/walk'
import { generatedFolder, toJson, type Output } from './output'
import type { Sources, WidgetSchema } from './sources'
import { sourceSchema } from '@schemas/dialect/source-schema'

/** JSON Schema with additional annotations for editors. */
type EditorSchema = Record<string, unknown>

/** The published schema of a page file: completion, hover and errors in any editor that supports draft-07. */
export const pageSchema: Output = (sources) => ({
  [`${generatedFolder}/page.schema.json`]: toJson({
    $comment: 'Written by scripts/generate.ts (npm run generate); do not edit.',
    ...published(sources),
  }),
})

function published({ commons, widgets, envelope }: Sources): EditorSchema {
  const nameOf = new Map(commons.map(({ id, schema }) => [id, schema['x-name'] ?? id]))
  const definitions: EditorSchema = {}
  for (const { schema } of commons) definitions[schema['x-name'] ?? ''] = forEditor(schema, nameOf)
  for (const widget of widgets) definitions[propsName(widget)] = propsOf(widget, nameOf)
  const { $id: _id, ...root } = envelope
  const page = forEditor(root, nameOf) as { properties: Record<string, EditorSchema> }
  const map = envelope.properties?.['widgets']?.patternProperties ?? {}
  const pageConfig = page.properties['page'] as { properties: EditorSchema }
  pageConfig.properties['props'] = { $ref: '#/definitions/W0000Props' }
  const box = commons.find(({ id }) => id === 'common/box-style')?.schema
  for (const widget of Object.values(map))
    definitions[PHONE_STYLE] = forEditor(patchable(widget, 'style', box), nameOf)
  page.properties['widgets'] = {
    ...page.properties['widgets'],
    patternProperties: mapValues(map, (widget) => widgetOf(widget, widgets, nameOf)),
  }
  return { $schema: 'http://json-schema.org/draft-07/schema#', ...page, definitions }
}

const propsName = ({ schema }: WidgetSchema) => `${schema['x-name']}Props`

/** Conditions come from the resolved schema, where they consider defaults. */
function propsOf({ schema, resolved }: WidgetSchema, nameOf: Map<string, string>): EditorSchema {
  const props = forEditor(schema.properties?.['props'] ?? {}, nameOf)
  const rules = resolved.properties?.['props']?.allOf
  return {
    ...props,
    title: schema.title,
    ...(rules ? { allOf: rules.map((rule) => forEditor(rule, nameOf)) } : {}),
  }
}

/** One entry of the map: unknown types are accepted; known ones refer to their own schema. */
function widgetOf(widget: Schema, widgets: WidgetSchema[], nameOf: Map<string, string>): EditorSchema {
  const base = forEditor(widget, nameOf) as { properties: Record<string, EditorSchema> }
  const placed = widgets.filter(({ schema }) => schema.properties?.['style'])
  base.properties['type'] = {
    title: widget.properties?.['type']?.title,
    anyOf: [
      { enum: placed.map(({ type }) => type), enumDescriptions: placed.map(({ schema }) => schema.title) },
      { type: 'string', pattern: widget.properties?.['type']?.pattern },
    ],
  }
  const rules = placed.map((entry) => ({
    if: { properties: { type: { const: entry.type } }, required: ['type'] },
    then: {
      title: entry.schema.title,
      properties: {
        props: { $ref: `#/definitions/${propsName(entry)}` },
        style: forEditor(entry.schema.properties?.['style'] ?? {}, nameOf),
        h5: patchOf(widget, entry, nameOf),
      },
    },
  }))
  return { ...base, allOf: rules }
}

/** The phone patch of one type: only what its schema lets differ. */
function patchOf(widget: Schema, { schema }: WidgetSchema, nameOf: Map<string, string>): EditorSchema {
  const props = patchable(widget, 'props', schema.properties?.['props'])
  return { properties: { props: forEditor(props, nameOf), style: { $ref: `#/definitions/${PHONE_STYLE}` } } }
}

const PHONE_STYLE = 'PhoneStyle'

/** One side of a patch: the properties of `content` that phones may have a value of their own of. */
function patchable(widget: Schema, side: 'props' | 'style', content: Schema | undefined): Schema {
  const own = Object.entries(content?.properties ?? {}).filter(([, property]) => property['x-viewport'])
  return {
    ...widget.properties?.['h5']?.properties?.[side],
    additionalProperties: false,
    properties: Object.fromEntries(own),
  }
}

const kept: ReadonlySet<string> = new Set(['title', 'description', 'default', ...assertionKeywords])

/** The schema with references into `definitions`, labels and messages in the places that editors read. */
function forEditor(schema: Schema, nameOf: Map<string, string>): EditorSchema {
  const inner = (child: Schema) => forEditor(child, nameOf)
  const result: EditorSchema = {}
  for (const [key, value] of Object.entries(schema)) if (kept.has(key)) result[key] = value
  const hover = hoverOf(schema)
  if (hover !== '') result['markdownDescription'] = hover
  if (schema['x-enum']) result['enumDescriptions'] = schema['x-enum']
  if (schema['x-messages']?.['pattern']) result['patternErrorMessage'] = schema['x-messages']['pattern']
  const { properties, items } = schema
  if (properties) result['properties'] = mapValues(properties, inner)
  if (items) result['items'] = Array.isArray(items) ? items.map(inner) : inner(items)
  for (const key of ['if', 'then'] as const) if (schema[key]) result[key] = inner(schema[key])
  return schema.$ref === undefined ? result : reference(schema, result, nameOf)
}

/** Draft-07 ignores siblings of `$ref`, so a narrowing is added through `allOf`. */
function reference(schema: Schema, beside: EditorSchema, nameOf: Map<string, string>): EditorSchema {
  const $ref = `#/definitions/${nameOf.get(schema.$ref ?? '')}`
  if (!schema['x-narrow']) return { $ref, ...beside }
  const properties = Object.fromEntries(
    Object.entries(schema['x-narrow']).map(([name, narrowing]) => [name, forEditor(narrowing, nameOf)]),
  )
  return { ...beside, allOf: [{ $ref }, { properties }] }
}

/** Explanation, unit and error messages of a value. */
function hoverOf({ description, 'x-ui': ui, 'x-messages': texts }: Schema): string {
  const lines = [description, ui?.unit && `单位 ${ui.unit}`, ...new Set(Object.values(texts ?? {}))]
  return lines.filter(Boolean).join('\n\n')
}

/** Writes the JSON Schema of schema sources, which their `$schema` refers to, for completion and checks in editors. */
export const dialect: Output = ({ kinds: { entities } }) => ({
  [`${generatedFolder}/dialect.schema.json`]: toJson(sourceSchema({ closed: true, entities })),
})
