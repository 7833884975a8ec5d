import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hashPassword } from '@server/back-office/operators/passwords'
import { testApp } from '@tests/helpers/app'
import { describeDemoDatabase } from '@tests/helpers/database'
import { newMember } from '@tests/helpers/member'
import { wholeStorefront } from '@tests/helpers/whole-storefront'

const PASSWORD = 'abcd1234'
describeDemoDatabase('a form that a browser posts to the address of its page', (open) => {
  let app: FastifyInstance
  let mobile: string
  const newAccount = async () =>
    (await newMember(app, { row: { password_hash: await hashPassword(PASSWORD) } })).mobile
  beforeAll(async () => {
    app = await testApp(open(), { storefront: wholeStorefront })
    await app.ready()
    mobile = await newAccount()
  })
  afterAll(async () => {
    await app?.close()
  })

  const post = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url,
      payload: new URLSearchParams(fields).toString(),
      headers: {
        host: 'localhost',
        origin: 'http://localhost',
        accept: 'text/html,application/xhtml+xml',
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      },
    })
  const logIn = (password: string, headers?: Record<string, string>) =>
    post('/auth/login?redirectUrl=%2Fmember%2Ftrade%3Fstatus%3D5', { username: mobile, password }, headers)

  it('signs in, sets the session cookies and redirects to where the visitor came from', async () => {
    const answer = await logIn(PASSWORD)
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/member/trade?status=5'])
    const names = answer.cookies.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['sid', 'user_session_id']))
  })

  it('never redirects to another site', async () => {
    const fields = { username: mobile, password: PASSWORD }
    const { headers } = await post('/auth/login?redirectUrl=%2F%5Cevil.example', fields)
    expect(headers.location).toBe('/')
  })

  it('answers a wrong password with the page and its message, which is not cached', async () => {
    mobile = await newAccount()
    const answer = await logIn('wrong12345')
    expect(answer.statusCode).toBe(422)
    expect(answer.headers['content-type']).toMatch(/^text\/html/)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.payload).toMatch(/role="alert"[^>]*>用户名或密码错误/)
    expect(answer.payload).not.toContain('wrong12345')
    expect(answer.cookies).toEqual([])
  })

  it.each<Record<string, string>>([{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }])(
    'signs no visitor in for another site: %j',
    async (headers) => {
      const answer = await logIn(PASSWORD, headers)
      expect([answer.statusCode, answer.cookies]).toEqual([303, []])
    },
  )

  it('redirects any other form to its page, or answers the 404 page', async () => {
    for (const url of ['/auth/reg', '/member/change-password', '/nosuch?a=1']) {
      const { statusCode, headers } = await post(url, { password: 'x' })
      expect([statusCode, headers.location]).toEqual([303, url])
    }
  })

  it.each(['//evil.example/', '///evil.example'])(
    'redirects a form that another site posts to %s to the home page',
    async (url) => {
      const { statusCode, headers } = await post(url, {}, { origin: 'https://evil.example' })
      expect([statusCode, headers.location]).toEqual([303, '/'])
    },
  )

  it.each([
    ['too large', { 'content-type': 'application/x-www-form-urlencoded' }, 'a'.repeat(2_000_000)],
    ['with files', { 'content-type': 'multipart/form-data; boundary=x' }, '--x--'],
  ])('answers a form %s, which no page takes, with the 404 page', async (_title, type, payload) => {
    const headers = { host: 'localhost', accept: 'text/html', ...type }
    const answer = await app.inject({ method: 'POST', url: '/auth/login', payload, headers })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
  })

  it('answers API clients with the JSON envelope of an unknown route', async () => {
    const answer = await post('/auth/login', {}, { accept: 'application/json' })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      404,
      'application/json; charset=utf-8',
    ])
  })
})
