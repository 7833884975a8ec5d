import type { Json } from '../page'
import type { Messages, Schema } from './schema'

/** rjsf's uiSchema: `ui:*` hints at the paths of the schema. */
export interface UiSchema {
  [key: string]: unknown
  items?: UiSchema | UiSchema[]
}

/** Limits of a list while a property of `props` has one of these values (rule dialect-3). */
export interface ConditionalLimit {
  when: { prop: string; in: Json[] }
  minItems?: number
  maxItems?: number
  messages?: Messages
}

/**
 * A form's schema has no conditionals, but a list must show its limits in advance: they go to `ui:options.limits` of
 * the list.
 */
export function limitsInto(ui: UiSchema, schema: Schema): void {
  for (const rule of schema.allOf ?? []) {
    const when = conditionOf(rule.if)
    if (when && rule.then) addLimits(ui, rule.then, when)
  }
  for (const [name, property] of Object.entries(schema.properties ?? {}))
    if (property.allOf || property.properties) limitsInto(inner(ui, name), property)
}

function conditionOf(test: Schema | undefined): ConditionalLimit['when'] | undefined {
  const [entry] = Object.entries(test?.properties ?? {})
  if (!entry) return undefined
  const [prop, { const: only, enum: several }] = entry
  return { prop, in: several ?? (only === undefined ? [] : [only]) }
}

function addLimits(ui: UiSchema, then: Schema, when: ConditionalLimit['when']): void {
  const { minItems, maxItems, 'x-messages': messages } = then
  if (minItems !== undefined || maxItems !== undefined) {
    const options = (ui['ui:options'] ??= {}) as { limits?: ConditionalLimit[] }
    options.limits = [
      ...(options.limits ?? []),
      {
        when,
        ...(minItems === undefined ? {} : { minItems }),
        ...(maxItems === undefined ? {} : { maxItems }),
        ...(messages ? { messages } : {}),
      },
    ]
  }
  for (const [name, property] of Object.entries(then.properties ?? {}))
    addLimits(inner(ui, name), property, when)
  if (Array.isArray(then.items)) {
    const places = Array.isArray(ui.items) ? ui.items : (ui.items = [])
    for (const [index, item] of then.items.entries()) addLimits((places[index] ??= {}), item, when)
  } else if (then.items) {
    const items = Array.isArray(ui.items) || !ui.items ? {} : ui.items
    ui.items = items
    addLimits(items, then.items, when)
  }
}

const inner = (ui: UiSchema, name: string): UiSchema => (ui[name] ??= {}) as UiSchema
