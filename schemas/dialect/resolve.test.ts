import { describe, expect, it } from 'vitest'
import { createAjv } from './ajv'
import { boxStyle, commons, link, sourceOf, widget } from '@tests/helpers/dialect-schemas'
import { formSchemaOf } from './form-schema'
import { resolve } from './resolve'
import type { Schema } from './schema'
import { walk } from './walk'

const resolved = (change: (schema: Schema) => void = () => {}): Schema => {
  const source = sourceOf(widget)
  change(source.schema)
  return resolve(source, commons)
}

const narrowedBy = (narrowings: Record<string, object>) =>
  resolved((schema) => Object.assign(schema.properties?.['style'] ?? {}, { 'x-narrow': narrowings }))
    .properties?.['style']

describe('resolve', () => {
  it('inlines every $ref as a copy of its own', () => {
    const schema = resolved()
    walk(schema, (node) => expect(node).not.toHaveProperty('$ref'))
    const props = schema.properties?.['props']?.properties
    const [a, b] = [props?.['more'], ([props?.['data']?.items].flat()[0] as Schema).properties?.['pathData']]
    expect(a).toMatchObject({ title: '更多', 'x-name': 'Link', default: {} })
    expect(b).toMatchObject({ title: '链接' })
    expect(a?.properties?.['goods_id']).not.toBe(b?.properties?.['goods_id'])
  })

  it('applies x-narrow and leaves the common schema unchanged', () => {
    const style = resolved().properties?.['style']
    expect(style?.properties?.['height']).toMatchObject({ default: 200, minimum: 10, title: '高' })
    expect(style).not.toHaveProperty('x-narrow')
    expect(commons.get('common/box-style')?.schema).toEqual(boxStyle)
  })

  it('merges messages and hints, and keeps the labels of a narrowed enum', () => {
    const style = narrowedBy({
      height: { minimum: 5, 'x-messages': { minimum: '太矮' } },
      width: { 'x-ui': { step: 2 } },
      kind: { enum: ['c', 'a'] },
    })
    expect(style?.properties?.['height']?.['x-messages']).toEqual({ minimum: '太矮' })
    expect(style?.properties?.['width']?.['x-ui']).toEqual({ unit: 'px', step: 2 })
    expect(style?.properties?.['kind']).toMatchObject({ enum: ['c', 'a'], 'x-enum': ['丙', '甲'] })
  })

  it.each<[Record<string, object>, string]>([
    [{ height: { minimum: -1 } }, 'minimum -1 is wider than 0'],
    [{ width: { maximum: 1921 } }, 'maximum 1921 is wider than 1920'],
    [{ kind: { enum: ['a', 'd'] } }, 'enum adds ["d"], which is wider'],
    [{ hight: { default: 1 } }, 'x-narrow names "hight", which common/box-style does not have'],
    [{ height: { type: 'string' } }, '"type" cannot be narrowed'],
  ])('refuses x-narrow %j', (narrowings, message) => {
    expect(() => narrowedBy(narrowings)).toThrow(message)
    expect(() => narrowedBy(narrowings)).toThrow('schemas/widgets/W0001.schema.json #/properties/style')
  })

  it('refuses unknown references and recursion', () => {
    expect(() => resolved((schema) => (schema.properties = { props: { $ref: 'common/lnk' } }))).toThrow(
      '$ref "common/lnk" names no common schema; known: common/link, common/box-style',
    )
    const looped = sourceOf({ ...link, properties: { inner: { $ref: 'common/link' } } })
    expect(() => resolve(looped, new Map([['common/link', looped]]))).toThrow('common/link → common/link')
  })

  it('distinguishes a schema from a map of properties called title, type, items and default', () => {
    const seen: string[] = []
    walk(resolved(), (_node, at) => seen.push(at.pointer))
    const props = '#/properties/props/properties'
    for (const name of ['title', 'type', 'items', 'default']) expect(seen).toContain(`${props}/${name}`)
    expect(seen).toContain(`${props}/data/items/properties/imgUrl`)
    expect(seen.filter((pointer) => pointer.startsWith(`${props}/title/`))).toEqual([])
  })

  it('a condition that the default meets applies to a missing property too', () => {
    const validate = createAjv().compile({ ...resolved(), $id: 'relaxed' })
    const two = [{ imgUrl: '' }, { imgUrl: '' }]
    expect(validate({ props: { title: '', data: two } })).toBe(false)
    expect(validate({ props: { title: '', type: 'many', data: two } })).toBe(true)
    expect(validate({ props: { title: '', data: [{ imgUrl: '' }] } })).toBe(true)
  })
})

describe('form schema', () => {
  it('strips conditionals and x-keywords, keeps the rest', () => {
    const { schema } = formSchemaOf(resolved())
    walk(schema, (node) => {
      expect(Object.keys(node).filter((key) => key.startsWith('x-'))).toEqual([])
      expect(node).not.toHaveProperty('allOf')
    })
    expect(schema.properties?.['props']?.properties?.['data']).toMatchObject({ minItems: 1, maxItems: 5 })
  })

  it('moves hints and labels to the uiSchema', () => {
    const { uiSchema } = formSchemaOf(resolved())
    expect(uiSchema['style']).toMatchObject({
      width: { 'ui:options': { unit: 'px' } },
      kind: { 'ui:enumNames': ['甲', '乙', '丙'] },
    })
  })
})
