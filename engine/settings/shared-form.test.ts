import { describe, expect, test } from 'vitest'
import type { FormSchema } from '@schemas/dialect/form-schema'
import { sharedForm } from './shared-form'

/** The form of a widget that has one choice. */
const choosing = (...choices: string[]): FormSchema => ({
  schema: {
    type: 'object',
    properties: {
      props: {
        type: 'object',
        properties: { align: { type: 'string', title: '对齐', enum: choices } },
      },
    },
  },
  uiSchema: { props: { align: { 'ui:enumNames': choices.map((choice) => choice.toUpperCase()) } } },
})

const sharedOf = (...forms: FormSchema[]) => {
  const { schema, uiSchema } = sharedForm(forms)
  const props = schema.properties?.['props']?.properties ?? {}
  const ui = uiSchema['props'] as Record<string, { 'ui:enumNames'?: string[] }>
  return { choices: props['align']?.enum, labels: ui['align']?.['ui:enumNames'] }
}

describe('the choices of a field of several widgets', () => {
  test('are those that all widgets have, with their own labels, whatever their order', () => {
    expect(sharedOf(choosing('a', 'b', 'c'), choosing('c', 'b'), choosing('d', 'c', 'b'))).toEqual({
      choices: ['b', 'c'],
      labels: ['B', 'C'],
    })
  })

  test('with none that all widgets have the field is left out, even if each two share one', () => {
    expect(sharedOf(choosing('a', 'b'), choosing('a', 'c'), choosing('b', 'c')).choices).toBeUndefined()
  })
})
