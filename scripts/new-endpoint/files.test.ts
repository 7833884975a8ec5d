import { describe, expect, it } from 'vitest'
import { resolveEndpoints, type ApiGroup } from '@schemas/api/endpoint'
import { nameOf, withDeclaration, withHandler, withSample } from './files'

const endpoint = { path: '/opening/hours-of_day', summary: '营业概要' }

describe('a new endpoint', () => {
  it('is the last of its group, whose other lines stay', () => {
    const group = `{\n  "$id": "api/shops",\n  "title": "店铺",\n  "endpoints": [\n    { "name": "A", "method": "GET", "path": "/a", "summary": "甲", "answer": { "type": "string" } }\n  ]\n}\n`
    const text = withDeclaration(group, endpoint)
    expect(text.split('\n').slice(0, 4)).toEqual(group.split('\n').slice(0, 4))
    const endpoints = resolveEndpoints({ 'shops.json': JSON.parse(text) as ApiGroup })
    expect([...endpoints.keys()]).toEqual(['GET /a', 'GET /opening/hours-of_day'])
    expect(endpoints.get('GET /opening/hours-of_day')?.auth).toBe('anyone')
  })

  it('has types named after its address', () => {
    expect(nameOf(endpoint.path)).toBe('OpeningHoursOfDay')
  })

  it('is served by the module, after its others', () => {
    const routes = `import { declare } from '../../platform'\n\nexport default async function routes(app: App) {\n  declare(app, 'GET /a', () => 1)\n}\n\nfunction other() {\n}\n`
    expect(withHandler(routes, endpoint)).toContain(
      `() => 1)\n  declare(app, 'GET /opening/hours-of_day', async ({ company_id }) => ({ company_id }))\n}\n\nfunction other`,
    )
    expect(() => withHandler('import x\nexport default async function routes() {\n}\n', endpoint)).toThrow(
      'Expected routes.ts to import `declare`',
    )
  })

  it('has a sample call for the contract suite', () => {
    expect(withSample("import x\nexport const samples: Samples = {\n  'GET /a': [{}],\n}\n", endpoint)).toBe(
      "import x\nexport const samples: Samples = {\n  'GET /a': [{}],\n  'GET /opening/hours-of_day': [{}],\n}\n",
    )
  })
})
