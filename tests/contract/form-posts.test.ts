import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashPassword } from '@server/back-office/operators/passwords'
import { testApp } from '@tests/helpers/app'
import { addBelongings } from '@tests/helpers/belongings'
import { buy } from '@tests/helpers/checkout'
import { describeDemoDatabase } from '@tests/helpers/database'
import { newMember } from '@tests/helpers/member'
import { guarded, pages, sampleOf, unguarded, type Ids } from '@tests/helpers/route-samples'
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

  describe('forms and submit buttons in the HTML of every page', () => {
    const seen = new Set<string>()
    const check = async (walked: typeof pages, ids: Ids, cookie?: string) => {
      const faults: string[] = []
      for (const route of walked) {
        const { address } = sampleOf(route, ids)
        const headers = { host: 'localhost', accept: 'text/html', ...(cookie && { cookie }) }
        const { statusCode, payload } = await app.inject({ url: address, headers })
        if (statusCode !== 200) faults.push(`${address}: status ${statusCode}`)
        if (/<form/.test(payload)) seen.add(route.page)
        faults.push(...formFaults(payload, route.page).map((fault) => `${address}: ${fault}`))
      }
      return faults
    }

    it('a visitor’s pages', async () => {
      expect(await check(unguarded, {})).toEqual([])
    })

    it('a member’s pages', async () => {
      const member = await newMember(app)
      const ids = await addBelongings(app, member)
      const unpaid = await buy({ db: app.db, member }, [{ item_id: '10201' }])
      expect(await check(guarded, { ...ids, trade_id: unpaid.trade_id }, member.cookie)).toEqual([])
      expect([...seen].toSorted()).toEqual(
        expect.arrayContaining([
          'section:auth-login',
          'section:cashier-desk',
          'section:member-address-form',
          'section:order-list',
          'section:search-start',
        ]),
      )
    })
  })
})

/**
 * Problems of a form that is sent before the page's script runs: a GET without an action puts its fields into the
 * page's address, and a POST that only the script handles is lost.
 */
function formFaults(html: string, page: string): string[] {
  const forms = [...html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)]
  // a button without a type submits
  const submits = (text: string) =>
    [...text.matchAll(/<button\b(?![^>]*type="(?:button|reset)")[^>]*>/g)].map(([tag]) => tag)
  const outside = submits(forms.reduce((rest, [form]) => rest.replace(form, ''), html))
  return [
    ...(html.includes('<noscript>') ? [] : ['no text for browsers without script']),
    ...outside.map((tag) => `${tag} is in no form`),
    ...forms.flatMap(([, attributes = '', content = '']) => {
      const buttons = submits(content)
      if (buttons.length === 0) return [`form ${attributes} has no submit button`]
      if (/method="post"/.test(attributes))
        return page === 'section:auth-login'
          ? []
          : buttons.filter((tag) => !/\sdisabled\b/.test(tag)).map((tag) => `${tag} is not disabled`)
      return [
        ...(/action="\/[^"]*"/.test(attributes)
          ? []
          : [`form ${attributes} names neither POST nor an address`]),
        ...(/type="(password|tel|email)"/.test(content)
          ? [`form ${attributes} sends its fields by GET`]
          : []),
        ...buttons.filter((tag) => /\sdisabled\b/.test(tag)).map((tag) => `${tag} is disabled`),
      ]
    }),
  ]
}
