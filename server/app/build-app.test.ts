import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { invalidRequest } from '../platform/http/validation'
import { testApp } from '@tests/helpers/app'
import { describeDatabase } from '@tests/helpers/database'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from '../config/read-config'
import type { OpenDatabase } from '../db/client'
import { MIGRATIONS } from '../db/migrate'
import { company } from '../db/schema'
import { AppError } from '../core/errors'
import { diskState } from './health'

/** A job with no work left. */
const IN_TIME = { lag: 0, behind: 0, hangs: false }

describeDatabase('server', (open) => {
  let database: OpenDatabase
  let app: FastifyInstance
  const clientFolder = mkdtempSync(join(tmpdir(), 'client-'))

  beforeAll(async () => {
    database = open()
    mkdirSync(join(clientFolder, 'assets'))
    writeFileSync(join(clientFolder, 'assets/entry-abc.js'), 'export {}')
    writeFileSync(join(clientFolder, 'assets/entry-abc.js.br'), 'compressed')
    writeFileSync(join(clientFolder, 'favicon.svg'), '<svg/>')
    app = await testApp(database, { clientFolder })
    app.get('/test/fault', () => {
      throw new Error('the password is geheim')
    })
    app.get('/test/refusal', () => {
      throw new AppError('forbidden')
    })
    app.get('/test/long', async () => ({ data: '铺面'.repeat(5_000) }))
    const numbers = {
      type: 'object',
      required: ['n'],
      additionalProperties: false,
      properties: { n: { type: 'integer' }, ids: { type: 'array', items: { type: 'string' } } },
    }
    app.get('/test/numbers', { schema: { querystring: numbers, summary: 'sums' } }, async (request) => ({
      data: request.query,
    }))
    app.post('/test/numbers', { schema: { body: numbers } }, async (request) => ({ data: request.body }))
    await app.ready()
  }, 60_000)
  afterAll(async () => {
    await app?.close()
    rmSync(clientFolder, { recursive: true })
  })

  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

  it('/healthz answers as soon as the process does, /readyz only once the database holds a shop', async () => {
    expect((await get('/healthz')).json()).toEqual({ data: { status: 'ok' } })
    const before = await get('/readyz')
    expect(before.statusCode).toBe(503)
    expect(before.json().data).toMatchObject({ message: '数据库中还没有商城数据', code: 503001 })
    await database.db.insert(company).values({ company_id: '1', subdomain: 'one', brand_name: '一' })
    expect((await get('/readyz')).json()).toEqual({
      data: {
        status: 'ready',
        database: 'ok',
        migrations: { newest: MIGRATIONS.at(-1)?.name, pending: [], unknown: [] },
        disk: 'ok',
        jobs: { publications: IN_TIME },
        providers: {},
        clock: { offset: 0, wrong: false },
      },
    })
  })

  it('/readyz reports how late every job is, and answers 503 only for one that hangs', async () => {
    const { jobs } = app.metrics
    const hour = 3_600_000
    jobs.begin('hanging', 5_000, performance.now() - hour)
    jobs.begin('slow', 2 * hour, performance.now() - hour)
    jobs.begin('busy', 5_000, performance.now() - hour)
    jobs.left('busy', 1, performance.now() - hour)
    jobs.beat('busy')
    const jobsOf = async () => {
      const answer = await get('/readyz')
      const { data } = answer.json()
      return { status: answer.statusCode, message: data.message, jobs: (data.details ?? data).jobs }
    }
    expect(await jobsOf()).toMatchObject({
      status: 503,
      message: '定时任务没有按时运行',
      jobs: {
        hanging: { lag: expect.closeTo(3_595, -2), behind: 0, hangs: true },
        slow: IN_TIME,
        busy: { lag: expect.closeTo(3_595, -2), behind: expect.closeTo(3_600, -2), hangs: false },
      },
    })
    jobs.beat('hanging')
    expect(await jobsOf()).toMatchObject({ status: 200, jobs: { hanging: { hangs: false } } })
    for (const one of ['hanging', 'busy']) jobs.looked(one)
    jobs.left('busy', 0)
    expect(await jobsOf()).toMatchObject({ status: 200, jobs: { hanging: IN_TIME, busy: IN_TIME } })
  })

  it('/readyz checks the disk if files are stored there', async () => {
    const { config } = app
    expect(await diskState(config, async () => 1_000)).toBe('full')
    expect(await diskState({ ...config, dataDir: join(config.dataDir, 'nowhere') })).toBe('unwritable')
    const elsewhere = readConfig({
      DATABASE_URL: 'postgres://one',
      PUMIAN_STORAGE: 's3',
      PUMIAN_S3_ENDPOINT: 'https://store.example',
      PUMIAN_S3_BUCKET: 'b',
      PUMIAN_S3_REGION: 'r',
      PUMIAN_S3_KEY: 'key',
      PUMIAN_S3_SECRET: 'secret',
      PUMIAN_S3_PUBLIC_BASE: 'https://store.example/b',
    })
    expect(await diskState({ ...elsewhere, dataDir: '/nowhere' })).toBe('unused')
  })

  it('/readyz names migrations that are missing or unknown, and a server that stops is not ready', async () => {
    const newest = MIGRATIONS.at(-1)?.name
    await database.pool.query(`update schema_migration set name = '9999_later' where name = $1`, [newest])
    const pending = await get('/readyz')
    expect([pending.statusCode, pending.json().data]).toEqual([
      503,
      expect.objectContaining({
        message: '数据库结构尚未升级',
        details: {
          database: 'ok',
          disk: 'ok',
          jobs: expect.any(Object),
          providers: {},
          clock: { offset: 0, wrong: false },
          migrations: { newest: '9999_later', pending: [newest], unknown: ['9999_later'] },
        },
      }),
    ])
    await database.pool.query(`update schema_migration set name = $1 where name = '9999_later'`, [newest])
    const other = await testApp(database)
    other.stopping.abort()
    const stopping = await other.inject('/readyz')
    expect([stopping.statusCode, stopping.json().data.message]).toEqual([503, '服务正在停止'])
    expect((await other.inject('/healthz')).statusCode).toBe(503)
    await other.close()
  })

  it('a connection without a request, as browsers open in advance, does not delay stopping', async () => {
    const other = await testApp(database)
    await other.listen({ host: '127.0.0.1', port: 0 })
    const { port } = other.server.address() as AddressInfo
    const unused = connect(port, '127.0.0.1')
    await once(unused, 'connect')
    const ended = once(unused, 'close')
    await other.close()
    expect(await ended).toEqual([false])
  })

  it('the content security policy allows no inline script and no nonce', async () => {
    const { headers } = await get('/healthz')
    const policy = String(headers['content-security-policy']).split(';')
    expect(policy).toEqual(
      expect.arrayContaining([
        "script-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
      ]),
    )
    expect(headers['strict-transport-security']).toBeUndefined()
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  it('an internal error is the envelope and reveals no details', async () => {
    const answer = await get('/test/fault')
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toEqual({
      msg: '操作失败',
      data: { message: '操作失败', status_code: 500, code: 500001 },
    })
  })

  it('a refusal has the matching HTTP status', async () => {
    const answer = await get('/test/refusal')
    expect(answer.statusCode).toBe(403)
    expect(answer.json().data).toEqual({ message: '没有权限', status_code: 403, code: 403001 })
  })

  it('an unknown call of the API is the envelope too', async () => {
    const answer = await get('/api/h5app/wxapp/nothing')
    expect(answer.statusCode).toBe(404)
    expect(answer.json().data.code).toBe(404002)
  })

  it('broken JSON is a client error, in the envelope', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/test/numbers',
      headers: { 'content-type': 'application/json' },
      payload: '{"n":',
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().data.code).toBe(400001)
  })

  it('text is converted to the types of the schema, nested as the clients write it', async () => {
    const answer = await get('/test/numbers?n=3&ids[0]=a&ids[1]=b')
    expect(answer.json()).toEqual({ data: { n: 3, ids: ['a', 'b'] } })
    expect((await get('/test/numbers?n=3&ids=a')).json()).toEqual({ data: { n: 3, ids: ['a'] } })
    const form = await app.inject({
      method: 'POST',
      url: '/test/numbers',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'n=4&ids%5B%5D=a',
    })
    expect(form.json()).toEqual({ data: { n: 4, ids: ['a'] } })
  })

  it('JSON is not converted, and unknown fields are refused instead of stripped', async () => {
    const post = (payload: object) => app.inject({ method: 'POST', url: '/test/numbers', payload })
    const wrong = await post({ n: '3' })
    expect(wrong.statusCode).toBe(422)
    expect(wrong.json().data).toMatchObject({ code: 422001, errors: { n: ['应当是整数，收到 "3"'] } })
    expect(wrong.json().msg).toContain('n 应当是整数')
    const unknown = await post({ n: '3', more: 1 })
    expect(unknown.statusCode).toBe(400)
    expect(unknown.json().data).toMatchObject({ code: 400002, errors: { more: ['不允许有额外的属性'] } })
  })

  it('a missing field is named', async () => {
    const { msg, data } = (await get('/test/numbers')).json()
    expect([msg, data.errors]).toEqual(['缺少 n', { n: ['应当有必需属性 n'] }])
  })

  it('the message names fields in Chinese, or no field if its sentence is complete; the keys of errors are for programs', async () => {
    const problem = (keyword: string, schema: object, params: object = {}) =>
      ({
        instancePath: '/mail',
        schemaPath: '#',
        keyword,
        params,
        data: 'x',
        parentSchema: schema,
        message: '',
      }) as never
    const pattern = { pattern: 'y' }
    const told = (...problems: never[]) => {
      const { message, errors } = invalidRequest(problems)
      return [message.split('，')[0], Object.keys(errors ?? {})]
    }
    const own = { ...pattern, 'x-messages': { pattern: '邮箱格式不正确' } }
    expect(told(problem('pattern', own))).toEqual(['邮箱格式不正确', ['mail']])
    expect(told(problem('pattern', { ...pattern, description: '邮箱，可空' }, pattern))[0]).toMatch(
      /^邮箱 应当匹配/,
    )
    const missing = { properties: { reason: { description: '原因' } } }
    expect(told(problem('required', missing, { missingProperty: 'reason' }))).toEqual([
      '缺少 原因',
      ['mail.reason'],
    ])
    // a description that begins with a value, an address or another field gives no name
    const others = ['同 num', '上传回答的 key', '从 1 起']
    for (const description of ['1 启用，2 停用', 'pc 或 h5', 'member/identity 所得', '8-20 位', ...others])
      expect(told(problem('pattern', { ...pattern, description }, pattern))[0]).toMatch(/^mail 应当匹配/)
    expect(told(problem('pattern', { ...pattern, description: '自提日期 YYYY-MM-DD' }, pattern))[0]).toMatch(
      /^自提日期 应当匹配/,
    )
  })

  it('answers are compressed with brotli or gzip', async () => {
    const plain = (await get('/test/long')).rawPayload
    const br = await get('/test/long', { 'accept-encoding': 'gzip, br' })
    expect(br.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(br.rawPayload)).toEqual(plain)
    const zipped = await get('/test/long', { 'accept-encoding': 'gzip' })
    expect(gunzipSync(zipped.rawPayload)).toEqual(plain)
  })

  it('built files are immutable and are sent as they were compressed', async () => {
    const asset = await get('/assets/entry-abc.js', { 'accept-encoding': 'br' })
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(asset.headers['content-encoding']).toBe('br')
    expect(asset.payload).toBe('compressed')
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600')
  })

  it('pictures are served from the data folder, and cannot act as a page', async () => {
    writeFileSync(join(app.config.dataDir, 'media/a.svg'), '<svg/>')
    const picture = await get('/media/a.svg')
    expect(picture.statusCode).toBe(200)
    expect(picture.headers['content-security-policy']).toContain('sandbox')
    expect((await get('/media/..%2fdatabase.lock')).statusCode).toBeGreaterThanOrEqual(400)
  })

  it('the API has an OpenAPI page without script', async () => {
    const page = await get('/api/docs')
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.payload).toContain('<code>/test/numbers</code>')
    expect(page.payload).not.toContain('<script')
    expect(page.payload).not.toContain(' style=')
    expect((await get('/api/docs.css')).payload).toContain('details')
    expect((await get('/api/openapi.json')).json().paths['/test/numbers'].get.summary).toBe('sums')
  })

  it('every answer carries its request id', async () => {
    const [a, b] = [await get('/healthz'), await get('/healthz')]
    expect(a.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(a.headers['x-request-id']).not.toBe(b.headers['x-request-id'])
  })
})
