import { MAX_BYTES } from '@schemas/text/limits'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testApp } from '@tests/helpers/app'
import { describeDatabase } from '@tests/helpers/database'
import { signInAs } from '@tests/helpers/operator'
import type { OpenDatabase } from '../../db/client'
import { company } from '../../db/schema'
import { ADMIN_BASE } from '../../platform/http/declare-admin'

describeDatabase('POST /pctemplate/validate', (open) => {
  let database: OpenDatabase
  let app: FastifyInstance
  let cookie = ''

  beforeAll(async () => {
    database = open()
    await database.db.insert(company).values({ company_id: '1', subdomain: 'one', brand_name: '一' })
    app = await testApp(database)
    cookie = (await signInAs(app, 'viewer')).cookie
  }, 60_000)
  afterAll(async () => {
    await app?.close()
  })

  const validate = (payload: string | Buffer, type = 'application/json', query = '') =>
    app.inject({
      method: 'POST',
      url: `${ADMIN_BASE}/pctemplate/validate${query}`,
      headers: { 'content-type': type, cookie },
      payload,
    })

  it('only signed-in operators get an answer', async () => {
    const answer = await app.inject({ method: 'POST', url: `${ADMIN_BASE}/pctemplate/validate`, body: {} })
    expect([answer.statusCode, answer.json().data.code]).toEqual([401, 401001])
  })

  const EMPTY = '{"formatVersion":2,"platform":"pc","widgets":{}}'

  it('a page without problems gives an empty list', async () => {
    expect((await validate(EMPTY)).json()).toEqual({ data: { problems: [] } })
    expect((await validate(EMPTY, 'text/plain; charset=utf-8')).json()).toEqual({ data: { problems: [] } })
  })

  it('invalid JSON is a problem of the document, with its place', async () => {
    const { problems } = (await validate('{"formatVersion":2,\n  "platform" "pc"}')).json().data
    expect(problems).toEqual([expect.objectContaining({ type: 'page', uuid: '', line: 2, column: 14 })])
  })

  it('bytes that are not UTF-8 are a problem', async () => {
    const { problems } = (await validate(Buffer.from([0x7b, 0xb0, 0xa1]))).json().data
    expect(problems).toEqual([expect.objectContaining({ keyword: 'encoding', line: 1, column: 2 })])
  })

  it('the rules of a region apply if the caller gives one', async () => {
    const header = EMPTY.replace('{}', '{"p":{"type":"W0006","order":"a0","props":{"comptyle":"footer"}}}')
    expect((await validate(header)).json().data.problems).toEqual([])
    const { problems } = (await validate(header, 'application/json', '?region=header')).json().data
    expect(problems).toEqual([expect.objectContaining({ uuid: 'p', keyword: 'regionKind', type: 'W0006' })])
    expect((await validate(header, 'application/json', '?region=middle')).statusCode).toBe(422)
  })

  it('a huge page and another content type are refused', async () => {
    expect((await validate(Buffer.alloc(MAX_BYTES + 1, ' '))).json().data.code).toBe(413001)
    expect((await validate('<page/>', 'application/xml')).json().data.code).toBe(415001)
  })
})
