import type { UiSchema } from '@schemas/dialect/form-schema'
import type { Schema } from '@schemas/dialect/schema'

export interface ItemPart {
  schema: Schema
  ui: UiSchema
}

/** Schema and hints of a list's items. */
export const itemOf = ({ items }: Schema, ui: UiSchema): ItemPart => ({
  schema: (Array.isArray(items) ? items[0] : items) ?? {},
  ui: (Array.isArray(ui.items) ? ui.items[0] : ui.items) ?? {},
})

/** The same object without some of its properties, for fields that are drawn elsewhere. */
export function without({ schema, ui }: ItemPart, ...names: string[]): ItemPart {
  const left = <T>(map: Readonly<Record<string, T>> = {}) =>
    Object.fromEntries(Object.entries(map).filter(([name]) => !names.includes(name)))
  const order = ui['ui:order']
  return {
    schema: { ...schema, properties: left(schema.properties) },
    ui: {
      ...left(ui),
      ...(Array.isArray(order) && { 'ui:order': order.filter((name) => !names.includes(name)) }),
    },
  }
}
