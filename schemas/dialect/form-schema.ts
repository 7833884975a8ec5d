import { limitsInto, type UiSchema } from './form-limits'
import type { Schema, UiHints } from './schema'
import { mapSchemas } from './walk'

export type { UiSchema } from './form-limits'

export interface FormSchema {
  schema: Schema
  uiSchema: UiSchema
}

/**
 * What a form may walk (rule dialect-3): the resolved schema without conditionals, whose branches make rjsf drop
 * data, and without x-keywords, which go to the uiSchema.
 */
export function formSchemaOf(resolved: Schema): FormSchema {
  const schema = mapSchemas(resolved, ({ allOf: _allOf, if: _if, then: _then, ...node }) =>
    Object.fromEntries(Object.entries(node).filter(([key]) => !key.startsWith('x-') && key !== '$id')),
  )
  const uiSchema = uiSchemaOf(resolved)
  limitsInto(uiSchema, resolved)
  return { schema, uiSchema }
}

function uiSchemaOf(schema: Schema): UiSchema {
  const ui: UiSchema = {}
  const { widget, order, ...hints } = schema['x-ui'] ?? {}
  if (widget !== undefined) ui['ui:field'] = widget
  const options = optionsOf(hints, schema)
  if (Object.keys(options).length > 0) ui['ui:options'] = options
  if (schema['x-enum']) ui['ui:enumNames'] = schema['x-enum']
  for (const [name, property] of orderedProperties(schema)) {
    const inner = uiSchemaOf(property)
    if (Object.keys(inner).length > 0) ui[name] = inner
  }
  if (schema.properties)
    ui['ui:order'] = Array.isArray(order) ? order : orderedProperties(schema).map(([name]) => name)
  const { items } = schema
  if (Array.isArray(items)) ui.items = items.map(uiSchemaOf)
  else if (items) ui.items = uiSchemaOf(items)
  return ui
}

function optionsOf(hints: UiHints, schema: Schema): Record<string, unknown> {
  const { 'x-strings': strings, 'x-messages': messages } = schema
  return {
    ...hints,
    ...(strings ? { strings } : {}),
    // A list refuses items with these messages; other values are validated after input.
    ...(messages && schema.type === 'array' ? { messages } : {}),
    ...(schema['x-entity'] ? { entity: schema['x-entity'] } : {}),
  }
}

/** Schema order, unless `x-ui.order` numbers pull a field forward or back. */
function orderedProperties(schema: Schema): [string, Schema][] {
  return Object.entries(schema.properties ?? {}).toSorted(([, a], [, b]) => rank(a) - rank(b))
}

const rank = ({ 'x-ui': ui }: Schema) => (typeof ui?.order === 'number' ? ui.order : 0)
