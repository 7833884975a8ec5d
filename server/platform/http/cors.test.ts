import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '@tests/helpers/app'
import { describeDemoDatabase } from '@tests/helpers/database'
import { newMember } from '@tests/helpers/member'
import { API_BASE } from '../../app/build-app'
import { readConfig } from '../../config/read-config'
import { MARK_HEADER } from '../sessions/session-cookie'

const SHOP = 'https://shop.example'
const CROSS = { 'sec-fetch-site': 'cross-site', origin: SHOP }

describeDemoDatabase('other storefronts', (open) => {
  let app: FastifyInstance
  beforeAll(async () => {
    app = await testApp(open(), {}, { PUMIAN_CORS_ORIGINS: `${SHOP}, https://other.example` })
  })
  afterAll(async () => {
    await app?.close()
  })
  const post = (path: string, headers: Record<string, string>) =>
    app.inject({ method: 'POST', url: API_BASE + path, payload: { item_id: '10101', num: 1 }, headers })

  it('configured origins may call the API and read its answers, errors too, without cookies', async () => {
    for (const path of ['/cartcount', '/member']) {
      const { headers } = await app.inject({ url: API_BASE + path, headers: CROSS })
      expect(headers['access-control-allow-origin']).toBe(SHOP)
      expect(headers).not.toHaveProperty('access-control-allow-credentials')
      expect(headers.vary).toMatch(/\borigin$/)
    }
    const preflight = await app.inject({ method: 'OPTIONS', url: `${API_BASE}/cart`, headers: CROSS })
    expect([preflight.statusCode, preflight.headers['access-control-allow-headers']]).toEqual([
      204,
      'authorization, content-type, idempotency-key, x-xsrf-token',
    ])
  })

  it.each(['https://shop.example.evil', 'http://shop.example', 'null', 'https://SHOP.example'])(
    '%s may not, and only the API may be called',
    async (origin) => {
      for (const url of [`${API_BASE}/cartcount`, '/api/admin/session'])
        expect((await app.inject({ url, headers: { ...CROSS, origin } })).headers).not.toHaveProperty(
          'access-control-allow-origin',
        )
      const preflight = await app.inject({ method: 'OPTIONS', url: `${API_BASE}/cart`, headers: { origin } })
      expect(preflight.headers).not.toHaveProperty('access-control-allow-headers')
      expect((await post('/cart', { ...CROSS, origin, [MARK_HEADER]: 'visitor' })).statusCode).toBe(403)
    },
  )

  it('their pages can show pictures of this server', async () => {
    writeFileSync(join(app.config.dataDir, 'media/a.webp'), 'x')
    const { headers } = await app.inject('/media/a.webp')
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
  })

  it('their writes need a bearer token, or for visitors the CSRF header, and never use a cookie', async () => {
    const { bearer, cookie } = await newMember(app)
    expect((await post('/cart', { ...CROSS, authorization: `Bearer ${bearer}` })).statusCode).toBe(200)
    expect((await post('/cart', { ...CROSS, [MARK_HEADER]: 'visitor' })).statusCode).toBe(200)
    expect((await post('/cart', CROSS)).statusCode).toBe(403)
    expect((await post('/cart', { ...CROSS, cookie, [MARK_HEADER]: 'visitor' })).statusCode).toBe(403)
  })
})

describe('addresses of other servers', () => {
  it.each([
    [{ PUMIAN_CORS_ORIGINS: 'https://a.example/' }, 'PUMIAN_CORS_ORIGINS: expected origins'],
    [{ PUMIAN_CORS_ORIGINS: '*' }, 'PUMIAN_CORS_ORIGINS: expected origins'],
    [
      { PUMIAN_API_BASE: 'http://shop.example/api/h5app/wxapp' },
      'PUMIAN_API_BASE: expected an address over https',
    ],
    [{ PUMIAN_API_BASE: 'https://shop.example' }, 'PUMIAN_API_BASE: expected an address over https'],
    [{ PUMIAN_API_BASE: 'https://a:b@shop.example/api' }, 'PUMIAN_API_BASE: expected an address over https'],
  ])('%j is refused', (env, refusal) => expect(() => readConfig(env)).toThrow(refusal))

  it('must be https, or on this machine', () => {
    for (const base of ['https://shop.example/api/h5app/wxapp', 'http://127.0.0.1:3001/api/h5app/wxapp'])
      expect(readConfig({ PUMIAN_API_BASE: `${base}/` }).apiBase).toBe(base)
  })
})
