import { describe, expect, it, test } from 'vitest'
import { leaves } from '@engine/settings/leaves'
import { fields } from '@designer/fields'
import { formFields } from '@designer/forms/controls'
import { checkSource, checkTogether } from './check'
import { sourceOf, widget } from '@tests/helpers/dialect-schemas'
import { leafNames } from './hints'
import type { Schema } from './schema'

/** Messages for the widget fixture after one change to it, each with its place. */
function complaints(change: (properties: Record<string, Schema>, schema: Schema) => void): string[] {
  const source = sourceOf(widget)
  change(source.schema.properties?.['props']?.properties ?? {}, source.schema)
  return checkSource(source).map(({ pointer, message }) => `${pointer}: ${message}`)
}
const TITLE = '#/properties/props/properties/title'

describe('mistakes in a schema source', () => {
  it.each<[string, object, string]>([
    [
      'a control that is not there',
      { 'x-ui': { widget: 'date' } },
      `${TITLE}/x-ui/widget: widget must be one of `,
    ],
    [
      'a hint that is not there',
      { 'x-ui': { wdiget: 'text' } },
      `${TITLE}: unknown hint x-ui.wdiget; did you mean "widget"?`,
    ],
    [
      'a hint of another type',
      { 'x-ui': { column: 'yes' } },
      `${TITLE}/x-ui/column: column must be boolean, got "yes"`,
    ],
    [
      'a condition on a property that is not there',
      { 'x-ui': { when: { prop: 'tipe', in: [1] } } },
      `${TITLE}: x-ui.when names "tipe", which is no property of props; did you mean "type"?`,
    ],
    [
      'a keyword of another type',
      { type: 'integer', maxLength: 20 },
      `${TITLE}: maxLength says nothing about type integer; it belongs to string`,
    ],
    ['a type that is not there', { type: 'interger' }, `${TITLE}/type: type must be one of object, `],
    [
      'a pattern that cannot be read',
      { pattern: '(' },
      `${TITLE}: pattern: expected a regular expression (flag u): `,
    ],
    ['a missing title', { title: undefined }, `${TITLE}: a title (what an operator reads) is missing`],
    ['a number in words', { maxLength: '20' }, `${TITLE}/maxLength: maxLength must be integer, got "20"`],
    ['a format', { format: 'uri' }, `${TITLE}: "format" is not part of the dialect. Use pattern`],
  ])('%s', (_name, change, message) => {
    const found = complaints((properties) => Object.assign(properties['title'] ?? {}, change))
    const clean = found.filter((text) => text.startsWith(message))
    expect({ found, clean }).toEqual({ found, clean: [expect.any(String)] })
  })

  it('the message for a misspelt control or type names the closest one', () => {
    const found = (change: object) =>
      complaints((properties) => Object.assign(properties['title'] ?? {}, change))[0]
    expect(found({ 'x-ui': { widget: 'datetme' } })).toContain('did you mean "datetime"?')
    expect(found({ 'x-ui': { widget: 'date' } })).toContain('did you mean "datetime"?')
    expect(found({ type: 'interger' })).toContain('did you mean "integer"?')
  })

  it('the message for an unknown key of a hint names the known ones', () => {
    const found = complaints((properties) =>
      Object.assign(properties['title'] ?? {}, { 'x-ui': { when: { prop: 'type', equals: 1 } } }),
    )
    expect(found).toEqual([`${TITLE}/x-ui/when: when has an unknown "equals"; known: prop, in`])
  })

  it('checks hints inside x-narrow against the same list', () => {
    const found = complaints((_, schema) => {
      const style = schema.properties?.['style']
      if (style) style['x-narrow'] = { height: { 'x-ui': { unti: 'px' } } }
    })
    expect(found).toEqual(['#/properties/style: unknown hint x-ui.unti; did you mean "unit"?'])
  })

  it('names are unique across folders and never equal to a generated file', () => {
    const named = (id: string) => sourceOf({ ...widget, $id: id, 'x-name': id.replace(/\W/g, '') })
    const messages = (...ids: string[]) =>
      checkTogether(ids.map(named)).map(({ file, message }) => `${file}: ${message}`)
    expect(messages('widgets/goods', 'records/goods')).toEqual([
      'schemas/records/goods.schema.json: the name "goods" is taken by schemas/widgets/goods.schema.json',
    ])
    expect(messages('settings/Site', 'sheets/site')).toHaveLength(1)
    expect(messages('actions/index')).toEqual([
      'schemas/actions/index.schema.json: the name "index" is reserved; choose another',
    ])
    expect(messages('common/link', 'actions/link')).toEqual([])
  })
})

test('schemas may name exactly the controls of the forms', () => {
  const registered = Object.keys({ ...leaves, ...fields, ...formFields }).filter((name) =>
    /^[a-z]/.test(name),
  )
  // rendered by the table of rows itself
  expect(Object.keys(leafNames).toSorted()).toEqual([...registered, 'across'].toSorted())
})
