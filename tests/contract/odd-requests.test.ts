/** Malformed values in URL, cookies and headers are refused with a message, never with a 500. */
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { API_BASE } from '@server/app/build-app'
import { testApp } from '@tests/helpers/app'
import { describeDemoDatabase } from '@tests/helpers/database'
import { newMember } from '@tests/helpers/member'
import { signInAs } from '@tests/helpers/operator'
import { isSoak } from '@tests/helpers/soak'
import { wholeStorefront } from '@tests/helpers/whole-storefront'

const ODD = [
  '//',
  '///',
  '//evil.example/x',
  '/\\evil',
  '/%00',
  '/%',
  '/%zz',
  '/%ff',
  '/..',
  '/..%5c..%5cx',
  '/%2e%2e/x',
  '/__proto__',
  '/constructor',
  '/;x',
  '/?',
  '/??',
  '/#',
  '/[',
  '/:x',
  '/%E5%A0',
  '/a//b',
  '/' + 'x'.repeat(3_000),
]
const DOORS = [
  '',
  '/media',
  '/api',
  API_BASE,
  '/api/admin',
  '/api/test/notify',
  '/designer',
  '/items',
  '/h5',
  '/sitemap-x',
]
/** All below the site itself and its API, of which the other doors have a third each; a soak has all. */
const isTried = (door: string, at: number, turn: number) =>
  isSoak || door === '' || door === API_BASE || (at + turn) % 3 === 0
const paths = [
  ...DOORS.flatMap((door, turn) => ODD.filter((_, at) => isTried(door, at, turn)).map((odd) => door + odd)),
  ...ODD.map((odd) => `/page-data?path=${odd}`),
  ...ODD.map((odd) => `/page-data?path=${encodeURIComponent(odd)}`),
  '/page-data?path=/&path=/x',
  '/page-data?path[a]=/x',
  '/page-data',
  '/page-data?path=',
  '/media/',
  '/media',
  '/?company_id=%00',
  '/?company_id[]=1',
  '/?company_id=__proto__',
  '/?preview=%00',
  '/?preview=a&preview=b',
  '/robots.txt?company_id=%00',
  '/sitemap-goods-999999.xml',
  '/api/__proto__/notify',
  `${API_BASE}/api?method=__proto__`,
  `${API_BASE}/goods/items?page[__proto__]=1`,
]
const headers: Record<string, string>[] = [
  ...[
    'company_id=%00',
    'company_id=%',
    'company_id=__proto__',
    'sid=%00',
    `sid=${'a'.repeat(43)}.%00`,
    `op=${'a'.repeat(43)}.%00`,
    `sid=${'a'.repeat(43)}.1`,
    'guest_cart=%00',
    'guest_cart=%',
    'trust_state=%00',
    'view=%00',
    '=',
    ';;;',
  ].map((cookie) => ({ cookie })),
  { authorization: `Bearer ${'a'.repeat(43)}.%00` },
  { authorization: 'Bearer' },
  { host: 'hean.localhost:99999' },
  { host: '[::1]' },
  { host: 'a..b' },
  { host: '%00.localhost' },
  { host: '' },
  { referer: '//[' },
  { origin: '//[' },
  { 'if-none-match': ',,,' },
  { 'accept-encoding': '*;q=x' },
  { range: 'bytes=9-1' },
  { 'user-agent': '' },
  { 'content-type': 'x' },
  { 'x-forwarded-host': '//' },
]

describeDemoDatabase('odd requests', (open) => {
  let app: FastifyInstance
  const faults: string[] = []
  beforeAll(async () => {
    const first = await testApp(open())
    const { config } = first
    await first.close()
    app = await testApp(open(), {
      storefront: wholeStorefront,
      designer: { assets: { early: '', entry: '', styles: [], modules: [] } },
      config: { ...config, logLevel: 'error' },
      logTo: { write: (line) => faults.push(line) },
    })
  }, 60_000)
  afterAll(async () => {
    await app?.close()
  })
  const ask = async (url: string, sent: Record<string, string> = {}) => {
    const { statusCode } = await app.inject({ url, headers: { host: 'hean.localhost', ...sent } })
    const said = faults
      .splice(0)
      .map((line) => (JSON.parse(line) as { err?: { message: string } }).err?.message)
    return { url, sent, statusCode: statusCode < 500 ? 0 : statusCode, said }
  }
  const fine = (url: string, sent: Record<string, string> = {}) => ({ url, sent, statusCode: 0, said: [] })

  it('in addresses', async () => {
    const wrong = []
    for (const url of paths) {
      const answer = await ask(url)
      if (answer.statusCode !== 0 || answer.said.length > 0) wrong.push(answer)
    }
    expect(wrong).toEqual([])
  })

  it.each(['/100%', '/%ff?a=%', '/%2e%zz#%'])(
    'an undecodable URL, %s, is answered like every other unknown address',
    async (odd) => {
      for (const door of DOORS) {
        const answer = await app.inject({ url: door + odd, headers: { host: 'hean.localhost' } })
        const isPage = String(answer.headers['content-type']).startsWith('text/html')
        const told = isPage ? 404 : answer.json<{ data: { status_code: number } }>().data.status_code
        expect([door, told, answer.statusCode, answer.headers]).toMatchObject([
          door,
          404,
          // every address below is the designer's page
          door === '/designer' ? 200 : 404,
          { 'x-request-id': expect.any(String), 'content-security-policy': expect.any(String) },
        ])
      }
    },
  )

  it('in cookies and headers, on every route', async () => {
    const wrong = []
    const doors = [
      '/',
      '/page-data?path=/cart',
      `${API_BASE}/member`,
      `${API_BASE}/cart/list`,
      '/api/admin/session',
      '/robots.txt',
      '/media/x',
      '/designer',
      '/metrics',
      '/healthz',
    ]
    for (const sent of headers)
      for (const url of doors) {
        const answer = await ask(url, sent)
        if (answer.statusCode !== 0 || answer.said.length > 0) wrong.push(answer)
      }
    expect(wrong).toEqual([])
  })

  it('in the names of references in forms', async () => {
    const { cookie } = await signInAs(app, 'owner')
    for (const kind of ['__proto__', 'constructor', 'toString', 'hasOwnProperty', '%00']) {
      const url = `/api/admin/options/${kind}`
      expect(await ask(url, { cookie })).toEqual(fine(url, { cookie }))
    }
  })

  it('a 401 clears the session cookies that the request sent, and no others', async () => {
    const { cookie } = await newMember(app)
    const dead = `sid=${'a'.repeat(43)}.1; user_session_id=mark`
    const answerTo = async (sent: Record<string, string>, host = 'hean.localhost') =>
      app.inject({ url: `${API_BASE}/member`, headers: { host, ...sent } })
    const takenBy = async (sent: Record<string, string>, host?: string) =>
      [(await answerTo(sent, host)).headers['set-cookie'] ?? []].flat().map((line) => line.split('=', 1)[0])
    expect(await takenBy({ cookie: dead })).toEqual(['sid', 'user_session_id'])
    expect(await takenBy({ cookie: 'sid=no-token; user_session_id=mark' })).toEqual([
      'sid',
      'user_session_id',
    ])
    expect(await takenBy({})).toEqual([])
    expect(await takenBy({ cookie }, 'songjian.localhost')).toEqual([])
    expect(await takenBy({ authorization: `Bearer ${'a'.repeat(43)}.1` })).toEqual([])
    expect((await answerTo({ cookie })).statusCode).toBe(200)
  })

  it('a password in a URL is refused', async () => {
    const call = (method: 'GET' | 'POST' | 'PUT', url: string) =>
      app.inject({
        method,
        url: API_BASE + url,
        headers: { host: 'hean.localhost', 'x-xsrf-token': 'visitor' },
      })
    for (const [method, url] of [
      ['POST', '/login?username=13900000000&password=abcd1234'],
      ['POST', '/new_login?username=13900000000&password=abcd1234'],
      ['POST', '/member/reset/password?mobile=13900000000&password=abcd1234'],
    ] as const) {
      const answer = await call(method, url)
      expect([url, answer.statusCode, answer.json().data.errors]).toEqual([
        url,
        422,
        { password: ['密码不能写在地址里，请放在 POST 的内容里'] },
      ])
    }
  })
})
