import { describe, expect, it } from 'vitest'
import { resolveEndpoints, withoutAliases, type ApiGroups, type Endpoint } from './endpoint'

const endpoint = (more: Partial<Endpoint> = {}): Endpoint => ({
  name: 'Things',
  method: 'GET',
  path: '/things',
  summary: '东西',
  query: { type: 'object', properties: {} },
  answer: { type: 'array', items: { $ref: '#/definitions/Thing' } },
  ...more,
})

const groups = (endpoints: Endpoint[]): ApiGroups => ({
  'common.json': {
    $id: 'api/common',
    title: '公用',
    definitions: { Page: { type: 'integer', default: 1, 'x-alias': ['page_no'] } },
  },
  'things.json': {
    $id: 'api/things',
    title: '东西',
    definitions: {
      Thing: { type: 'object', required: ['id'], properties: { id: { type: 'string' } } },
      Box: {
        $ref: '#/definitions/Thing',
        required: ['things'],
        properties: { things: { type: 'array', items: { $ref: '#/definitions/Thing' } } },
      },
    },
    endpoints,
  },
})

describe('endpoints are declared once in schemas/api', () => {
  it('a sent integer fits a database column, unless its schema has another maximum', () => {
    const query = {
      type: 'object' as const,
      properties: {
        price: { type: 'integer' as const, minimum: 0 },
        size: { type: 'integer' as const, maximum: 50 },
        sort: { type: 'integer' as const, enum: [0, 1] },
      },
    }
    const resolved = resolveEndpoints(groups([endpoint({ query })])).get('GET /things')
    expect(resolved?.query.properties).toEqual({
      ...query.properties,
      price: { type: 'integer', minimum: 0, maximum: 2_147_483_647 },
    })
  })

  it('inlines references, also across files; keywords beside one take precedence', () => {
    const query = {
      type: 'object' as const,
      properties: { page: { $ref: 'common.json#/definitions/Page', description: '页' } },
    }
    const resolved = resolveEndpoints(groups([endpoint({ query })])).get('GET /things')
    expect(resolved?.tag).toBe('东西')
    expect(resolved?.answer.items).toEqual({
      type: 'object',
      required: ['id'],
      properties: { id: { type: 'string' } },
    })
    expect(resolved?.query.properties?.page).toMatchObject({ type: 'integer', default: 1, description: '页' })
  })

  it('properties beside a reference are added to those of its target', () => {
    const answer = { $ref: '#/definitions/Box' }
    const resolved = resolveEndpoints(groups([endpoint({ answer })])).get('GET /things')?.answer
    expect(resolved?.required).toEqual(['id', 'things'])
    expect(Object.keys(resolved?.properties ?? {})).toEqual(['id', 'things'])
    expect(resolved?.properties?.things?.items?.required).toEqual(['id'])
  })

  it('an alias is a parameter without default and takes precedence over its name', () => {
    const page = { $ref: 'common.json#/definitions/Page' }
    const declared = endpoint({ query: { type: 'object', properties: { page } } })
    const query = resolveEndpoints(groups([declared])).get('GET /things')?.query ?? {}
    expect(Object.keys(query.properties ?? {})).toEqual(['page', 'page_no'])
    expect(query.properties?.page_no?.default).toBeUndefined()
    expect(withoutAliases(query, { page: 1, page_no: 3, other: 'x' })).toEqual({ page: 3, other: 'x' })
    expect(withoutAliases(query, { page: 2 })).toEqual({ page: 2 })
  })

  it.each([
    [
      'a broken reference',
      [endpoint({ answer: { $ref: '#/definitions/Nobody' } })],
      /#\/definitions\/Nobody/,
    ],
    ['two at one address', [endpoint(), endpoint()], /things\.json declares GET \/things a second time/],
  ])('refuses %s', (_title, endpoints, message) => {
    expect(() => resolveEndpoints(groups(endpoints))).toThrow(message)
  })

  it('refuses one name for two shapes, since names become types', () => {
    const all = groups([endpoint()])
    const again = { ...all, 'z.json': { $id: 'api/z', title: '', definitions: { Thing: {} } } }
    expect(() => resolveEndpoints(again)).toThrow('schemas/api/z.json defines Thing a second time')
  })
})
