import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { API_BASE } from '@server/app'
import { ERRORS } from '@server/errors'
import { endpoints } from '@server/http/declare'
import { describeApi } from '../helpers/seeded-app'

/** Queries that show each endpoint at work; an endpoint without one here is asked with its defaults. */
const QUERIES: Record<string, string[]> = {
  'GET /goods/items': [
    '',
    '?is_tdk=1&keywords=短袖',
    '?category_id=10&goodsSort=2&page_size=50',
    '?is_default=0&page=2',
    '?item_id[]=10102&item_id[]=103',
  ],
  'GET /goods/category': ['', '?is_main_category=1'],
  'GET /getCardList': ['', '?end_date=1&page_size=999&distributor_id=all', '?item_id=101'],
  'GET /pctemplate/getTemplateContent': ['', '?theme_pc_template_id=201', '?theme_pc_template_id=nobody'],
  'GET /pctemplate/getHeaderOrFooter': ['?page_name=header', '?page_name=footer'],
  'GET /pageparams/setting': ['?template_name=yykweishop', '?template_name=none'],
  'GET /distributor/list': [
    '?lat=40&lng=116.4&show_discount=1&sort_type=1',
    '?type=1&province=北京市&city=北京市&area=昌平区',
  ],
}

/** One query that each endpoint with parameters must refuse, and the parameter that it is about. */
const WRONG: Record<string, [query: string, field: string]> = {
  'GET /goods/items': ['?page=1e3', 'page'],
  'GET /promotions/recommendlike': ['?pageSize=51', 'pageSize'],
  'GET /goods/category': ['?is_main_category=yes', 'is_main_category'],
  'GET /getCardList': ['?page_size=1000', 'page_size'],
  'GET /pctemplate/getTemplateContent': ['?page_type=cart', 'page_type'],
  'GET /pctemplate/getHeaderOrFooter': ['?page_name=body', 'page_name'],
  'GET /theme.tmpl': ['?platform=h5', 'platform'],
  'GET /pageparams/setting': ['?name=base', 'template_name'],
  'GET /distributor/list': ['?lat=north', 'lat'],
}

const all = [...endpoints]
const readable = all.filter(([, { method }]) => method === 'GET')
const ajv = new Ajv({ strict: true, allErrors: true, strictRequired: false })
ajv.addVocabulary(['x-alias'])

describe('issue 2 §5 every declared endpoint', () => {
  it.each(all)('%s says what it is, and names errors that exist', (_key, { summary, errors = [] }) => {
    expect(summary).toMatch(/[\u4e00-\u9fff]/)
    expect(errors.filter((name) => !(name in ERRORS))).toEqual([])
  })

  it.each(all.filter(([, { query }]) => Object.keys(query.properties ?? {}).length > 0))(
    '%s has a query here that it must refuse',
    (key) => expect(WRONG).toHaveProperty([key]),
  )

  it.each(all)('%s closes and requires every object that it answers with', (_key, { answer }) => {
    const open: unknown[] = []
    const visit = (value: unknown) => {
      if (typeof value !== 'object' || value === null) return
      if ('properties' in value && !('additionalProperties' in value)) open.push(value)
      Object.values(value).forEach(visit)
    }
    visit(answer)
    expect(open).toEqual([])
  })
})

describeApi('issue 2 §5 provider API', (open) => {
  const asked = all.flatMap(([key, { path, method }]) =>
    (QUERIES[key] ?? ['']).map((query) => [key, path, query, method] as const),
  )

  it.each(asked)('%s answers %s%s as it declares', async (key, path, query, method) => {
    const { statusCode, payload, headers } = await open().get(path + query, { method })
    expect([statusCode, payload.slice(0, 7)]).toEqual([200, `{"data"`])
    expect(headers['cache-control']).toBe('no-cache')
    const validate = ajv.compile(endpoints.get(key)?.answer ?? false)
    validate(JSON.parse(payload).data)
    expect(validate.errors).toBeNull()
  })

  it.each(readable)('decisions 19 %s answers lists with count and total_count', async (key, { path }) => {
    const data = await open().data<Record<string, unknown>>(path + (QUERIES[key]?.[0] ?? ''))
    const isList = 'list' in data
    expect([isList, 'count' in data, data.count === data.total_count]).toEqual([isList, isList, true])
  })

  it.each(Object.entries(WRONG))('provider-api §1.1 %s refuses %s', async (key, [query, field]) => {
    const { path = '', method } = endpoints.get(key) ?? {}
    const { statusCode, payload } = await open().get(path + query, { method })
    expect(statusCode).toBe(422)
    const { msg, data } = JSON.parse(payload)
    expect(data).toMatchObject({ status_code: 422, code: ERRORS.invalid.code, message: msg })
    expect(Object.keys(data.errors)).toEqual([field])
    expect(data.errors[field][0]).toMatch(/^应当/)
  })

  it.each(all)('provider-api §1.2 %s needs a company: 401', async (key, { path, method }) => {
    const answer = await open().app.inject({
      method,
      url: API_BASE + path + encodeURI(QUERIES[key]?.[0] ?? ''),
      headers: { host: 'nobody.localhost' },
    })
    expect(answer.statusCode).toBe(401)
    expect(answer.json().data).toMatchObject({ code: ERRORS.company_not_found.code, status_code: 401 })
  })

  it.each(readable)('decisions 15 %s answers 304 to who has the answer already', async (key, { path }) => {
    const query = QUERIES[key]?.[0] ?? ''
    const first = await open().get(path + query)
    const again = await open().get(path + query, { headers: { 'if-none-match': String(first.headers.etag) } })
    expect([again.statusCode, again.payload]).toEqual([304, ''])
  })

  it.each(all)(
    '%s stands on the API page with its parameters',
    async (_key, { method, path, summary, query }) => {
      const document = (await open().app.inject('/api/openapi.json')).json()
      const operation = document.paths[API_BASE + path][method.toLowerCase()]
      expect(operation.summary).toBe(summary)
      const named = (operation.parameters ?? []).map(({ name }: { name: string }) => name)
      expect(named).toEqual(Object.keys(query.properties ?? {}))
      expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['200', '401']))
      expect((await open().app.inject('/api/docs')).payload).toContain(`<code>${API_BASE}${path}</code>`)
    },
  )

  it('decisions 20 a legacy call answers under its own name and as a method', async () => {
    const named = await open().get('/theme.tmpl?platform=pc')
    const asMethod = await open().get('/api?method=theme.tmpl&platform=pc')
    expect(named.statusCode).toBe(200)
    expect(asMethod.payload).toBe(named.payload)
    expect((await open().get('/api?method=theme.nothing')).statusCode).toBe(404)
    expect((await open().get('/api')).statusCode).toBe(404)
  })
})
