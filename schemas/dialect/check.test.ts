import { describe, expect, it } from 'vitest'
import { checkSource, checkTogether } from './check'
import { checkResolved } from './check-resolved'
import { boxStyle, commons, link, sourceOf, widget } from '@tests/helpers/dialect-schemas'
import { resolve } from './resolve'
import type { Schema } from './schema'

/** Messages for the widget fixture after one change to it. */
function complaints(change: (schema: Schema, props: Schema) => void): string[] {
  const source = sourceOf(widget)
  change(source.schema, source.schema.properties?.['props'] ?? {})
  return checkSource(source, ['goods', 'shop', 'widget']).map(
    ({ pointer, message }) => `${pointer}: ${message}`,
  )
}

const property = (props: Schema, name: string): Schema => props.properties?.[name] ?? {}
const rule = (props: Schema, index: number): Schema => props.allOf?.[index] ?? {}

/** The same after one change to the messages of `data`. */
const texts = (change: (messages: Record<string, string>, data: Schema) => void) =>
  complaints((_, props) => {
    const data = property(props, 'data')
    change((data['x-messages'] ??= {}), data)
  })

describe('schema dialect', () => {
  it('accepts sources that use every feature', () => {
    expect([link, boxStyle, widget].flatMap((schema) => checkSource(sourceOf(schema), ['goods']))).toEqual([])
  })

  it('requires an $id that matches the file and only props and style', () => {
    const found = complaints((schema) => {
      schema.$id = 'widgets/W0002'
      schema.properties = { ...schema.properties, extra: { type: 'string' } }
    })
    expect(found).toContainEqual(expect.stringContaining('$id must be "widgets/W0001"'))
    expect(found).toContainEqual('#: only props and style belong at the root, got "extra"')
  })

  it('allows $ref to common/* only, as a property or as items', () => {
    expect(complaints((_, props) => (property(props, 'more').$ref = '#/definitions/x'))).toContainEqual(
      '#/properties/props/properties/more: $ref goes to common/* only, got "#/definitions/x"',
    )
    expect(complaints((schema) => Object.assign(schema, { definitions: {} }))).toContainEqual(
      expect.stringContaining('Shared schemas live in schemas/common.'),
    )
    const nested = complaints((_, props) => {
      const then = rule(props, 0).then
      if (then?.properties) then.properties['data'] = { $ref: 'common/link' }
    })
    expect(nested).toContainEqual(expect.stringContaining('$ref cannot stand inside if / then'))
  })

  it('allows beside $ref only title, description, default and x-*', () => {
    expect(complaints((_, props) => (property(props, 'more').type = 'object'))).toContainEqual(
      expect.stringContaining('"type" cannot stand beside $ref'),
    )
    expect(complaints((_, props) => (property(props, 'data')['x-narrow'] = {}))).toContainEqual(
      '#/properties/props/properties/data: x-narrow stands only beside $ref',
    )
  })

  it('requires closed objects and names the keyword meant by a typo', () => {
    expect(complaints((_, props) => delete props.additionalProperties)).toContainEqual(
      '#/properties/props: every object needs "additionalProperties": false',
    )
    expect(
      complaints((_, props) => Object.assign(property(props, 'data'), { 'x-mesages': {} })),
    ).toContainEqual(
      '#/properties/props/properties/data: unknown keyword "x-mesages"; did you mean "x-messages"?',
    )
  })

  it('allows an if to test one required sibling by const or enum', () => {
    expect(complaints((_, props) => delete rule(props, 0).if?.required)).toContainEqual(
      '#/properties/props/allOf/0: if must list "type" in required',
    )
    const by = complaints((_, props) => (property(rule(props, 0).if ?? {}, 'type').minLength = 1))
    expect(by).toContainEqual('#/properties/props/allOf/0: if tests "type" by const or enum only')
    const two = complaints((_, props) => {
      const test = rule(props, 0).if
      if (test) test.properties = { ...test.properties, items: { const: 1 } }
    })
    expect(two).toContainEqual('#/properties/props/allOf/0: if tests exactly one sibling, got 2')
  })

  it('allows a then only to tighten', () => {
    const then = (change: (data: Schema) => void) =>
      complaints((_, props) => change(property(rule(props, 1).then ?? {}, 'data')))
    expect(then((data) => (data.minItems = 0))).toContainEqual(
      '#/properties/props/allOf/1: then/data minItems 0 is wider than 1',
    )
    expect(then((data) => (data.default = []))).toContainEqual(
      '#/properties/props/allOf/1: then/data may only tighten; "default" does not belong there',
    )
    const unknown = complaints((_, props) => (rule(props, 0).then = { properties: { dat: { minItems: 1 } } }))
    expect(unknown).toContainEqual('#/properties/props/allOf/0: then names "dat", which is no property there')
  })

  it('checks a then through references', () => {
    const source = sourceOf(widget)
    const props = source.schema.properties?.['props'] ?? {}
    rule(props, 0).then = { properties: { more: { properties: { goods: { minLength: 1 } } } } }
    expect(checkSource(source, ['goods'])).toEqual([])
    expect(checkResolved(source, resolve(source, commons)).map(({ message }) => message)).toEqual([
      'then/more names "goods", which is no property there',
    ])
  })

  it('requires names that need no escaping in pointers', () => {
    expect(
      complaints((_, props) => Object.assign(props.properties ?? {}, { 'a/b': { type: 'string' } })),
    ).toContainEqual('#/properties/props: property names are letters, digits, _ and -, got "a/b"')
  })

  it('allows conditionals only at the root of props', () => {
    expect(complaints((_, props) => (property(props, 'data').allOf = []))).toContainEqual(
      '#/properties/props/properties/data: allOf stands only at the root of props',
    )
  })

  it('refuses alternatives', () => {
    for (const keyword of ['oneOf', 'anyOf'])
      expect(
        complaints((_, props) => Object.assign(property(props, 'more'), { [keyword]: [] })),
      ).toContainEqual(expect.stringContaining('Forms cannot walk alternatives'))
  })

  it('requires closed tuples of fixed length', () => {
    expect(complaints((_, props) => delete property(props, 'pair').additionalItems)).toContainEqual(
      '#/properties/props/properties/pair: a tuple needs "additionalItems": false',
    )
    expect(complaints((_, props) => (property(props, 'pair').maxItems = 3))).toContainEqual(
      '#/properties/props/properties/pair: a tuple of 2 needs minItems and maxItems 2',
    )
  })

  it('requires a message beside its keyword, and that of required on the property', () => {
    expect(texts((_, data) => delete data.maxItems)).toContainEqual(
      '#/properties/props/properties/data: x-messages.maxItems explains a keyword that is not beside it',
    )
    expect(texts((messages) => (messages['required'] = '必填'))).toContainEqual(
      '#/properties/props/properties/data: x-messages.required stands on a property that its parent requires',
    )
    expect(texts((messages) => (messages['maxItem'] = '太多'))).toContainEqual(
      '#/properties/props/properties/data: x-messages.maxItem: no such keyword to explain; did you mean "maxItems"?',
    )
  })

  it('requires unique type names in PascalCase and one label per enum value', () => {
    expect(complaints((schema) => (schema['x-name'] = 'w0001'))).toContainEqual(
      '#: x-name must be PascalCase, got "w0001"',
    )
    expect(complaints((_, props) => (property(props, 'type')['x-enum'] = ['一']))).toContainEqual(
      '#/properties/props/properties/type: x-enum must have one label per enum value: 1 for 2',
    )
    const twin = sourceOf({ ...link, $id: 'common/other' })
    expect(checkTogether([sourceOf(link), twin]).map(({ message }) => message)).toEqual([
      'x-name Link is taken by schemas/common/link.schema.json',
    ])
  })

  it('requires defaults that are valid by their own schema', () => {
    const source = sourceOf(widget)
    const items = property(source.schema.properties?.['props'] ?? {}, 'items')
    items.default = 10
    const found = checkResolved(source, resolve(source, commons))
    expect(found.map(({ pointer, message }) => [pointer, message.slice(0, 23)])).toEqual([
      ['#/properties/props/properties/items', 'default 10 is not valid'],
    ])
  })

  it('lets phones have plain values of their own, not lists and ids', () => {
    const refused =
      '#/properties/props/properties/data: x-viewport is only allowed on a plain value, not on lists, objects and ids'
    expect(complaints((_, props) => (property(props, 'data')['x-viewport'] = true))).toContainEqual(refused)
    expect(complaints((_, props) => (property(props, 'title')['x-viewport'] = true))).toEqual([])
  })

  it('accepts only the entities of the application, and says which one was meant', () => {
    expect(complaints((_, props) => (property(props, 'title')['x-entity'] = 'shpo'))).toEqual([
      '#/properties/props/properties/title: x-entity must be one of goods, shop, widget, got "shpo"; did you mean "shop"?',
    ])
    const source = sourceOf(widget)
    property(source.schema.properties?.['props'] ?? {}, 'title')['x-entity'] = 'event'
    expect(checkSource(source, ['event'])).toEqual([])
    expect(checkSource(source)).toHaveLength(1)
  })
})
