import { describe, expect, test } from 'vitest'
import type { FormSchema } from '@schemas/dialect/form-schema'
import { newItem, partUnder, schemaAt } from './schema-at'

const form: FormSchema = {
  schema: {
    type: 'object',
    properties: {
      slides: {
        type: 'array',
        items: { type: 'object', properties: { title: { type: 'string', default: '标题' } } },
      },
      sides: { type: 'array', items: [{ type: 'integer', default: 1 }, { type: 'string' }] },
      named: { type: 'array', default: [{ title: '首项' }], items: { type: 'object' } },
    },
  },
  uiSchema: {
    slides: { items: { title: { 'ui:field': 'words' } } },
    sides: { items: [{ 'ui:field': 'top' }, { 'ui:field': 'right' }] },
  },
}

describe('the part of a form at a path', () => {
  test('is the same for every item of a list of equal items', () => {
    const first = schemaAt(form, ['slides', 0, 'title'])
    expect(first).toEqual({ schema: { type: 'string', default: '标题' }, ui: { 'ui:field': 'words' } })
    expect(schemaAt(form, ['slides', 7, 'title'])).toEqual(first)
  })

  test('is its own for every place of a fixed list; there is none after the last', () => {
    expect(schemaAt(form, ['sides', 0])).toEqual({
      schema: { type: 'integer', default: 1 },
      ui: { 'ui:field': 'top' },
    })
    expect(schemaAt(form, ['sides', 1]).ui).toEqual({ 'ui:field': 'right' })
    expect(partUnder(schemaAt(form, ['sides']), 2)).toBeUndefined()
  })

  test('without hints has empty ones, also where the hints have another form than the schema', () => {
    expect(schemaAt(form, ['named', 0]).ui).toEqual({})
    const { schema } = schemaAt(form, ['sides'])
    expect(partUnder({ schema, ui: { items: { 'ui:field': 'top' } } }, 0)?.ui).toEqual({})
    const uniform = schemaAt(form, ['slides']).schema
    expect(partUnder({ schema: uniform, ui: { items: [{ 'ui:field': 'top' }] } }, 0)?.ui).toEqual({})
  })

  test('is an error that names the path if the schema has no such place', () => {
    expect(() => schemaAt(form, ['slides', 0, 'colour'])).toThrow(
      'expected a place of the schema, got /slides/0/colour',
    )
  })
})

test('a new item is a copy of the first default item, else the defaults of its properties', () => {
  expect(newItem(form, ['named'])).toEqual({ title: '首项' })
  expect(newItem(form, ['slides'])).toEqual({ title: '标题' })
})
