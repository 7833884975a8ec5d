/** Cost of unauthenticated requests: their bodies are not read, inflated or parsed. */
import { Readable } from 'node:stream'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { expect, it } from 'vitest'
import type { ResolvedEndpoint } from '@schemas/api/endpoint'
import { API_BASE } from '@server/app/build-app'
import { PRESETS } from '@schemas/rights'
import { MEMBER_BYTES, OPEN_BYTES } from '@server/platform/http/bodies'
import { DEEPEST_JSON } from '@server/platform/http/from-text'
import { adminEndpoints, endpoints } from '@server/platform/http/endpoints'
import { ADMIN_BASE } from '@server/platform/http/declare-admin'
import { MARK } from '@tests/helpers/mark'
import { newMember, type SignedInMember } from '@tests/helpers/member'
import { COMPANY_HOSTS, signInAs } from '@tests/helpers/operator'
import { describeApi } from '@tests/helpers/seeded-app'
import { adminAddress, kindSample, lowestRole } from './kit/admin-calls'
import { addressOf } from './kit/shop-calls'

const bodied = ([, { method }]: [string, ResolvedEndpoint]) => method !== 'GET'
const admin = [...adminEndpoints].filter(([, { right }]) => right !== 'anyone').filter(bodied)
const shop = [...endpoints].filter(([, { auth }]) => auth !== 'anyone').filter(bodied)

const HOST = COMPANY_HOSTS['1'] ?? ''
const TYPES = ['application/json', 'multipart/form-data; boundary=x', 'application/x-www-form-urlencoded']

/** Sends a body and reports whether the server requested any of it. */
async function send(app: FastifyInstance, method: string, url: string, headers: Record<string, string>) {
  let read = false
  const payload = new Readable({
    read() {
      read = true
      this.push('{')
      this.push(null)
    },
  })
  const answer = await app.inject({
    method: method as 'POST',
    url,
    headers: { host: HOST, 'content-length': '30000000', ...headers },
    payload,
  })
  return { status: answer.statusCode, read }
}

describeApi('a body is read only if the caller may send it', (open) => {
  it.each(admin)('admin %s', async (key, endpoint) => {
    const { app } = open()
    const url = adminAddress(endpoint.path, kindSample(key))
    for (const type of TYPES)
      expect(await send(app, endpoint.method, url, { 'content-type': type })).toEqual({
        status: 401,
        read: false,
      })
    const below = PRESETS[PRESETS.indexOf(lowestRole(endpoint)) - 1]
    if (!below) return
    const { cookie } = await signInAs(app, below)
    const asked = await send(app, endpoint.method, url, { cookie, 'content-type': 'application/json' })
    expect(asked).toEqual({ status: 403, read: false })
  })

  it.each(shop)('shop %s', async (_key, endpoint) => {
    const { app } = open()
    const paths = [addressOf(endpoint.path), ...(endpoint.legacy ?? []).map((name) => `/${name}`)]
    for (const path of paths)
      for (const type of TYPES) {
        const method = path === paths[0] ? endpoint.method : 'POST'
        expect([path, await send(app, method, API_BASE + path, { 'content-type': type })]).toEqual([
          path,
          { status: 401, read: false },
        ])
      }
    if (endpoint.auth !== 'staff') return
    const { cookie } = await newMember(app)
    const url = API_BASE + paths[0]
    expect(await send(app, endpoint.method, url, { cookie, 'content-type': TYPES[0] ?? '' })).toEqual({
      status: 403,
      read: false,
    })
  })

  it('forged by another site with a member’s cookie', async () => {
    const { app } = open()
    const { cookie } = await newMember(app)
    const headers = { cookie, 'content-type': 'text/plain', origin: 'https://evil.example' }
    expect(await send(app, 'POST', `${API_BASE}/cart`, headers)).toEqual({ status: 403, read: false })
  })

  it('a session of another company, which the body names last', async () => {
    const { app } = open()
    const call = ({ bearer }: SignedInMember, company_id: string) =>
      app.inject({
        method: 'DELETE',
        url: `${API_BASE}/member/sessions`,
        headers: { host: '127.0.0.1', authorization: `Bearer ${bearer}` },
        payload: { company_id },
      })
    const [first, second] = [await newMember(app), await newMember(app, { company_id: '2' })]
    expect((await call(first, '2')).json().data.code).toBe(401003)
    expect((await call(second, '1')).json().data.code).toBe(401003)
    expect((await call(second, '2')).statusCode).toBe(200)
    expect((await call(first, '1')).statusCode).toBe(200)
  })

  it('a bearer token of another company, even if visitors may call the endpoint', async () => {
    const { bearer } = await newMember(open().app)
    const call = (company_id: string) =>
      open().app.inject({
        url: `${API_BASE}/goods/items?company_id=${company_id}`,
        headers: { host: '127.0.0.1', authorization: `Bearer ${bearer}` },
      })
    expect((await call('1')).statusCode).toBe(200)
    expect((await call('2')).json().data.code).toBe(401003)
  })
})

describeApi('a body is not larger than its length', (open) => {
  it.each([
    ['br', brotliCompressSync(Buffer.from('[]'))],
    ['gzip', gzipSync(Buffer.from('[]'))],
    ['deflate', Buffer.from('[]')],
    ['zstd', Buffer.from('[]')],
  ])('compressed bodies are refused: %s', async (encoding, payload) => {
    for (const url of [`${ADMIN_BASE}/session`, `${API_BASE}/login`]) {
      const headers = { 'content-type': 'application/json', 'content-encoding': encoding }
      const answer = await open().app.inject({ method: 'POST', url, headers, payload })
      expect([url, answer.statusCode, answer.json().data.code]).toEqual([url, 415, 415001])
    }
  })

  it.each(['[', '{"a":'])('%s nested too deep is refused before it is parsed', async (bracket) => {
    const { cookie } = await signInAs(open().app, 'owner')
    const calls = [
      { url: `${ADMIN_BASE}/drafts`, method: 'PUT' as const, headers: { cookie } },
      { url: `${API_BASE}/login`, method: 'POST' as const, headers: {} },
    ]
    for (const { url, method, headers } of calls) {
      const deep = bracket.repeat(DEEPEST_JSON + 1)
      const answer = await open().app.inject({
        method,
        url,
        headers: { host: HOST, 'content-type': 'application/json', ...headers },
        payload: deep,
      })
      expect([answer.statusCode, answer.json().msg]).toEqual([400, `JSON 嵌套不能超过${DEEPEST_JSON}层`])
    }
  })

  it('brackets inside a string do not count as nesting', async () => {
    const payload = { username: '['.repeat(300), password: '{"'.repeat(50) }
    const answer = await open().app.inject({ method: 'POST', url: `${API_BASE}/login`, payload })
    expect(answer.json().msg).not.toContain('JSON')
  })

  it('visitors have a smaller body limit than members', async () => {
    const { app } = open()
    const { cookie } = await newMember(app)
    const sent = async (bytes: number, url: string, method: 'POST' | 'PUT') =>
      (
        await app.inject({
          method,
          url,
          headers: { host: HOST, cookie, 'x-xsrf-token': MARK, 'content-type': 'application/json' },
          payload: JSON.stringify({ remark: 'x'.repeat(bytes) }),
        })
      ).statusCode
    expect(await sent(OPEN_BYTES, `${API_BASE}/login`, 'POST')).toBe(413)
    expect(await sent(OPEN_BYTES, `${API_BASE}/member`, 'PUT')).not.toBe(413)
    expect(await sent(MEMBER_BYTES, `${API_BASE}/member`, 'PUT')).toBe(413)
  })
})
