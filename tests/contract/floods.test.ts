/** The request limit applies to visitors at every entry point. */
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { API_BASE } from '@server/app/build-app'
import { payment_notice } from '@server/db/schema'
import { DEFAULT_LIMITS } from '@server/config/limits'
import { deleteStale } from '@server/platform/jobs/repo'
import { testApp } from '@tests/helpers/app'
import { describeDemoDatabase } from '@tests/helpers/database'
import { wholeStorefront } from '@tests/helpers/whole-storefront'

const MOST = 20
const TRIED = MOST + 6

describeDemoDatabase('floods', (open) => {
  let app: FastifyInstance
  beforeAll(async () => {
    app = await testApp(open(), { storefront: wholeStorefront })
    const limits = { ...DEFAULT_LIMITS, global: { most: MOST, seconds: 60 } }
    const { config } = app
    await app.close()
    app = await testApp(open(), { storefront: wholeStorefront, config: { ...config, limits } })
  })
  afterAll(async () => {
    await app?.close()
  })
  let addresses = 0
  /** Sends a request from its own client address. */
  const asker = (address = `203.0.113.${++addresses}`) => {
    return (url: string, headers: Record<string, string> = {}) =>
      app.inject({ url, headers: { host: 'hean.localhost', ...headers }, remoteAddress: address })
  }
  const refusedOf = async (count: number, ask: (index: number) => Promise<{ statusCode: number }>) => {
    let refused = 0
    for (let index = 0; index < count; index++) if ((await ask(index)).statusCode === 429) refused++
    return refused
  }

  it('searches through pages are limited like those of the API', async () => {
    const [api, data, html] = [asker(), asker(), asker()]
    const search = (index: number) => `/items?keywords=${encodeURIComponent(`茶${index}`)}`
    expect(await refusedOf(TRIED, (index) => api(`${API_BASE}/goods/items?keywords=${index}`))).toBe(
      TRIED - MOST,
    )
    const page = (index: number) => data(`/page-data?path=${encodeURIComponent(search(index))}`)
    expect(await refusedOf(TRIED, page)).toBeGreaterThanOrEqual(TRIED - MOST)
    expect(await refusedOf(TRIED, (index) => html(search(index)))).toBeGreaterThanOrEqual(TRIED - MOST)
  })

  it('an admitted page is complete, although its API calls count', async () => {
    const ask = asker()
    const answers = []
    for (let i = 0; i < MOST; i++)
      answers.push(await ask(`/page-data?path=${encodeURIComponent(`/items?keywords=whole${i}`)}`))
    const whole = answers.filter(({ statusCode }) => statusCode === 200)
    expect(whole.length).toBeGreaterThan(0)
    expect(whole.filter(({ payload }) => payload.includes('429001'))).toEqual([])
    expect(answers.at(-1)?.statusCode).toBe(429)
  })

  it('a refused page is a short text with Retry-After', async () => {
    const ask = asker()
    await refusedOf(MOST + 1, () => ask('/'))
    const answer = await ask('/')
    expect([answer.statusCode, answer.headers['content-type'], answer.payload]).toEqual([
      429,
      'text/plain; charset=utf-8',
      '操作过于频繁，请稍后再试',
    ])
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  })

  it('addresses of one IPv6 network count as one', async () => {
    const ask = (index: number) => asker(`2001:db8:1:2::${index + 1}`)('/robots.txt')
    expect(await refusedOf(MOST + 5, ask)).toBe(5)
    expect((await asker('2001:db8:1:3::1')('/robots.txt')).statusCode).toBe(200)
  })

  it('the time for headers grows with their length, not with its square', async () => {
    const ask = asker()
    const took = async (headers: Record<string, string>) => {
      const began = performance.now()
      for (let i = 0; i < 3; i++) await ask('/', headers)
      return performance.now() - began
    }
    await took({})
    const plain = await took({})
    expect(await took({ 'if-none-match': `"x"${' '.repeat(60_000)}x` })).toBeLessThan(plain + 500)
    expect(await took({ 'user-agent': 'Android '.repeat(8_000) })).toBeLessThan(plain + 500)
  })

  it('of forged notifications only a prefix and a hash are stored, for a limited time', async () => {
    const send = (payload: string) =>
      app.inject({ method: 'POST', url: '/api/test/notify', payload, remoteAddress: '203.0.113.200' })
    const forged = [`out_trade_no=${'9'.repeat(20_000)}&sign=x`, `a=\0${'字'.repeat(5_000)}`, '']
    for (const payload of forged) expect((await send(payload)).statusCode).toBe(400)
    const notices = () => app.db.select().from(payment_notice)
    const kept = await notices()
    expect(kept.map(({ content }) => (content as { bytes: number }).bytes).toSorted((a, b) => a - b)).toEqual(
      forged.map((text) => Buffer.byteLength(text)).toSorted((a, b) => a - b),
    )
    for (const { content, payment_id } of kept) {
      const { body, sha256 } = content as { body: string; sha256: string }
      expect([body.length <= 200, payment_id.length <= 64, sha256]).toEqual([
        true,
        true,
        expect.stringMatching(/^[\da-f]{64}$/),
      ])
    }
    await deleteStale(app.db, '1', new Date(Date.now() + 13 * 86_400_000), 100)
    expect(await notices()).toHaveLength(forged.length)
    await deleteStale(app.db, '1', new Date(Date.now() + 15 * 86_400_000), 100)
    expect(await notices()).toHaveLength(0)
  })
})
