import { describe, expect, it } from 'vitest'
import { resolve } from '@schemas/dialect/resolve'
import type { Schema } from '@schemas/dialect/schema'
import { diffSchemas } from '@schemas/migrations/diff'
import { readSources } from '../generate/sources'
import { COMMANDS } from '../launch/commands.mjs'
import { schemaOf } from '../new-widget/files'
import { offsetOf, withProperty, type NewProperty } from './files'
import { KINDS } from './kinds'

const commons = new Map(readSources().commons.map((common) => [common.id, common]))
const source = {
  id: 'widgets/W9998',
  file: 'schemas/widgets/W9998.schema.json',
  text: JSON.stringify(schemaOf('W9998', '测试'), null, 2),
}
const asked = (change: Partial<NewProperty>): NewProperty => ({
  name: 'subtitle',
  title: '副标题',
  kind: 'string',
  options: {},
  ...change,
})
const added = (change: Partial<NewProperty>, to = source) => withProperty(to, asked(change), commons)
const propertiesOf = (text: string) => (JSON.parse(text) as Schema).properties?.props?.properties ?? {}

describe('a new property', () => {
  it('comes last, with title, default, limits and their messages; the other lines stay', () => {
    const text = added({ options: { max: '40' }, about: '在标题下面' })
    expect(Object.keys(propertiesOf(text))).toEqual(['text', 'pathData', 'subtitle'])
    expect(propertiesOf(text).subtitle).toEqual({
      title: '副标题',
      description: '在标题下面',
      type: 'string',
      default: '',
      maxLength: 40,
      'x-messages': { maxLength: '副标题最多40个字' },
    })
    const before = source.text.split('\n')
    expect(before.filter((line) => !text.includes(line))).toEqual([])
    expect(text.slice(offsetOf({ id: source.id, text }, 'subtitle'))).toMatch(/^"subtitle": \{/)
  })

  it.each(Object.keys(KINDS))('of kind %s needs no new version', (kind) => {
    const old = resolve({ ...source, schema: JSON.parse(source.text) as Schema }, commons)
    const options = kind === 'enum' ? { values: 'left=左,right=右' } : {}
    const schema = JSON.parse(added({ kind, options })) as Schema
    const changes = diffSchemas(old, resolve({ ...source, schema }, commons))
    expect(changes.map((change) => change.kind)).toEqual(['widening'])
    expect(schema.properties?.props?.properties?.subtitle?.default).toBeDefined()
  })

  it('has the default that it was given, else one within its limits', () => {
    const defaultOf = (kind: string, options: NewProperty['options']) =>
      propertiesOf(added({ kind, options })).subtitle?.default
    expect(defaultOf('integer', { min: '3', max: '9' })).toBe(3)
    expect(defaultOf('number', { default: '1.5' })).toBe(1.5)
    expect(defaultOf('boolean', { default: 'true' })).toBe(true)
    expect(defaultOf('enum', { values: 'left=左,right=右', default: 'right' })).toBe('right')
    expect(defaultOf('colour', { default: '#ff5a00' })).toBe('#ff5a00')
  })

  it('follows the others of its group, or the property that is named', () => {
    const grouped = added({ name: 'size', group: '外观', after: 'text' })
    expect(Object.keys(propertiesOf(grouped))).toEqual(['text', 'size', 'pathData'])
    const second = added({ name: 'weight', group: '外观' }, { ...source, text: grouped })
    expect(Object.keys(propertiesOf(second))).toEqual(['text', 'size', 'weight', 'pathData'])
    expect(propertiesOf(second).weight?.['x-ui']).toEqual({ group: '外观' })
  })

  it('may be the first of a section, or one of a shared shape', () => {
    const empty =
      '{ "$id": "sections/a", "x-name": "A", "title": "甲", "x-version": 1, "type": "object", "additionalProperties": false, '
    const props =
      '"properties": { "props": { "title": "属性", "type": "object", "additionalProperties": false, "properties": {} } } }'
    const section = { id: 'sections/a', file: 'schemas/sections/a.schema.json', text: empty + props }
    expect(Object.keys(propertiesOf(added({}, section)))).toEqual(['subtitle'])
    const link =
      '{ "$id": "common/a", "x-name": "A", "title": "甲", "type": "object", "additionalProperties": false, '
    const shape = {
      id: 'common/a',
      file: 'schemas/common/a.schema.json',
      text: `${link}"properties": { "url": { "title": "地址", "type": "string" } } }`,
    }
    expect((JSON.parse(added({}, shape)) as Schema).properties).toHaveProperty('subtitle')
  })

  it.each<[string, Partial<NewProperty>, string]>([
    ['a name that is taken', { name: 'text' }, 'W9998.schema.json has a property "text" already'],
    ['a name that is no identifier', { name: 'sub-title' }, 'such as subtitle or maxLines; got "sub-title"'],
    ['an unknown kind', { kind: 'color' }, 'got "color"; did you mean colour?'],
    ['no title', { title: ' ' }, 'The title, which operators read, is missing.'],
    [
      'an option of another kind',
      { kind: 'colour', options: { max: '3' } },
      'takes no --max; it takes --default',
    ],
    ['a limit that is no number', { options: { max: 'ten' } }, 'Expected a number for --max, got "ten"'],
    [
      'choices without labels',
      { kind: 'enum', options: { values: 'a,b' } },
      '--values left=左,right=右; got "a,b"',
    ],
    ['a boolean that is none', { kind: 'boolean', options: { default: 'yes' } }, 'Expected true or false'],
    ['a place after nothing', { after: 'txt' }, 'for --after, got "txt"; did you mean text?'],
    [
      'a default beyond its limits',
      { kind: 'integer', options: { max: '9', default: '10' } },
      'W9998.schema.json #/properties/props/properties/subtitle: default 10 is not valid:  must be <= 9',
    ],
    [
      'a default that is no choice',
      { kind: 'enum', options: { values: 'left=左', default: 'up' } },
      'default "up" is not valid',
    ],
  ])('is refused for %s', (_why, change, message) => {
    expect(() => added(change)).toThrow(message)
  })

  it('has the kinds that its command names', () => {
    expect(COMMANDS['new:property']?.takes).toBe(`TYPE NAME TITLE ${Object.keys(KINDS).join('|')}`)
  })
})
