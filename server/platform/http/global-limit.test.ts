import { DEFAULT_LIMITS } from '../../config/limits'
import { testApp } from '@tests/helpers/app'
import { callShop } from '@tests/helpers/member'
import { callAdmin } from '@tests/helpers/operator'
import { describeApi } from '@tests/helpers/seeded-app'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ERRORS } from '../../core/errors'
import { readTrustProxy } from '../../config/trust-proxy'

const { most } = DEFAULT_LIMITS.global

describeApi('the limit of all requests', (open) => {
  let app: FastifyInstance
  beforeAll(async () => {
    // the second of the default is a minute here, so that a busy machine reaches the limit within it
    const limits = { ...DEFAULT_LIMITS, global: { most, seconds: 60 } }
    app = await testApp(open().database, {
      config: { ...open().app.config, limits, trustProxy: readTrustProxy('1') },
    })
  })
  afterAll(async () => app?.close())
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
  const statusesOf = async (count: number, ask: () => Promise<{ statusCode: number }>) => {
    const statuses: number[] = []
    for (let i = 0; i < count; i++) statuses.push((await ask()).statusCode)
    return statuses
  }

  it('is a hundred per second from one address', () => {
    expect(DEFAULT_LIMITS.global).toEqual({ most: 100, seconds: 1 })
  })

  it('requests over it get 429 with the time to wait; other addresses are not affected', async () => {
    const ask = () => callShop(app, '/shops/protocol', from('203.0.113.1'))
    expect(new Set(await statusesOf(most, ask))).toEqual(new Set([200]))
    const refused = await ask()
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.json().data).toEqual({
      message: '操作过于频繁，请稍后再试',
      status_code: 429,
      code: ERRORS.too_many_requests.code,
    })
    expect((await callShop(app, '/shops/protocol', from('203.0.113.2'))).statusCode).toBe(200)
  })

  it('counts operators’ calls, pages and payment notifications, but not health checks', async () => {
    const ask = () => callAdmin(app, '/session', from('203.0.113.3'))
    expect((await statusesOf(most + 1, ask)).at(-1)).toBe(429)
    for (const url of ['/api/openapi.json', '/api/docs', '/api/docs.css'])
      expect((await app.inject({ url, ...from('203.0.113.3') })).statusCode).toBe(429)
    const notice = { method: 'POST', url: '/api/test/notify', payload: 'x', ...from('203.0.113.3') } as const
    expect((await app.inject(notice)).statusCode).toBe(429)
    const healthy = () => app.inject({ url: '/healthz', ...from('203.0.113.3') })
    expect(new Set(await statusesOf(most + 1, healthy))).toEqual(new Set([200]))
  })

  it('counts the addresses of an IPv6 /64 as one', async () => {
    const statuses: number[] = []
    for (let i = 0; i <= most; i++) {
      const { statusCode } = await callShop(app, '/shops/protocol', from(`2001:db8:7:7:${i.toString(16)}::1`))
      statuses.push(statusCode)
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
    expect((await callShop(app, '/shops/protocol', from('2001:db8:7:8::1'))).statusCode).not.toBe(429)
  })
})
