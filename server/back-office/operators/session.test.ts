import { testApp } from '@tests/helpers/app'
import { watchArgon2 } from '@tests/helpers/argon2'
import { callAdmin, signInAs } from '@tests/helpers/operator'
import { describeApi, type Answer } from '@tests/helpers/seeded-app'
import { readCaptcha } from '@tests/helpers/sms'
import { and, desc, eq, like, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { attempt, audit_entry, operator, operator_session } from '../../db/schema'
import { ERRORS } from '../../core/errors'
import { hashPassword, isPassword } from './passwords'
import { insertOperator } from './repo'
import { readTrustProxy } from '../../config/trust-proxy'

/** The cookie of a response, as `name=value` and its attributes. */
const cookieOf = (answer: Answer) => String(answer.headers['set-cookie'] ?? '').split('; ')

describeApi('sign-in', (open) => {
  const argon2 = watchArgon2()
  const PASSWORD = 'correct horse'
  let hash = ''
  beforeAll(async () => {
    hash = await hashPassword(PASSWORD)
  })

  /** A separate account for each test, so that tests do not share limits. */
  let accounts = 0
  const account = async (values: Partial<typeof operator.$inferInsert> = {}, company_id = '1') => {
    const row = { company_id, username: `somebody-${++accounts}`, name: '某人', role: 'editor' as const }
    const inserted = await insertOperator(open().database.db, { ...row, password_hash: hash })
    const { operator_id = '' } = inserted ?? {}
    if (Object.keys(values).length > 0)
      await open()
        .database.db.update(operator)
        .set(values)
        .where(and(eq(operator.company_id, company_id), eq(operator.operator_id, operator_id)))
    return { ...row, operator_id }
  }
  const signIn = (username: string, password = PASSWORD, headers = {}, company_id = '1') =>
    callAdmin(open().app, '/session', { method: 'POST', body: { username, password }, headers }, company_id)
  const current = (cookie: string, company_id = '1', path = '/settings') =>
    callAdmin(open().app, path, { headers: { cookie } }, company_id)
  const sessions = (operator_id: string) =>
    open().database.db.select().from(operator_session).where(eq(operator_session.operator_id, operator_id))

  it('without a session the response says so, and the request does not fail', async () => {
    const answer = await callAdmin(open().app, '/session', {})
    expect([answer.statusCode, answer.json().data.operator]).toEqual([200, null])
  })

  it('a strict HttpOnly cookie over plain http, __Host- and Secure over https', async () => {
    const { username } = await account()
    const [plain = '', ...attributes] = cookieOf(await signIn(username))
    expect(plain).toMatch(/^op=/)
    expect(attributes.toSorted()).toEqual(['HttpOnly', 'Max-Age=2592000', 'Path=/', 'SameSite=Strict'])
    expect((await current(plain, '1', '/session')).json().data).toMatchObject({
      operator: { username, name: '某人', role: 'editor' },
      shop_name: expect.stringMatching(/./),
    })
    // headers of a proxy count only if it is trusted
    const [forged = ''] = cookieOf(await signIn(username, PASSWORD, { 'x-forwarded-proto': 'https' }))
    expect(forged).toMatch(/^op=/)

    const config = { ...open().app.config, trustProxy: readTrustProxy('1') }
    const behindProxy = await testApp(open().database, { config })
    const headers = { 'x-forwarded-proto': 'https' }
    const body = { username, password: PASSWORD }
    const answer = await callAdmin(behindProxy, '/session', { method: 'POST', body, headers })
    const [secure = '', ...secured] = cookieOf(answer)
    expect(secure).toMatch(/^__Host-op=/)
    expect(secured.toSorted()).toEqual([...attributes, 'Secure'].toSorted())
    const asked = await callAdmin(behindProxy, '/settings', { headers: { ...headers, cookie: secure } })
    expect(asked.statusCode).toBe(200)
    // a __Host- cookie over plain http does not count
    expect((await current(secure)).statusCode).toBe(401)
    await behindProxy.close()
  })

  it('the table contains only the hash of the token', async () => {
    const { username, operator_id } = await account()
    const [cookie = ''] = cookieOf(await signIn(username))
    const secret = decodeURIComponent(cookie.slice(3)).split('.')[0] ?? ''
    expect(secret).toMatch(/^[\w-]{43}$/)
    const rows = await sessions(operator_id)
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(secret)
    expect((await current(`op=${rows[0]?.session_id}.1`)).statusCode).toBe(401)
  })

  it('unknown accounts: same status, body and number of argon2 evaluations', async () => {
    const { username } = await account()
    const disabled = await account({ disabled: true })
    const costOf = async (name: string) => {
      argon2.reset()
      const { statusCode, payload } = await signIn(name, 'wrong password')
      return { statusCode, payload, evaluations: argon2.evaluations() }
    }
    const known = await costOf(username)
    expect(known).toMatchObject({ statusCode: 401, evaluations: 1 })
    expect(JSON.parse(known.payload).msg).toBe('账号或密码错误')
    expect(await costOf('nobody-at-all')).toEqual(known)
    expect(await costOf(disabled.username)).toEqual(known)
  })

  it('checking an unknown account costs as much as a known one, and never succeeds', async () => {
    const cost = (text: string) => text.split('$').slice(1, 4)
    await isPassword(undefined, 'any')
    const decoy = argon2.compared()
    expect(cost(decoy)).toEqual(cost(hash))
    expect(cost(hash)).toEqual(['argon2id', 'v=19', 'm=19456,t=2,p=1'])
    expect(await isPassword(undefined, '')).toBe(false)
  })

  it('a disabled account is reported only after the right password', async () => {
    const { username, operator_id } = await account({ disabled: true })
    const answer = await signIn(username)
    expect([answer.statusCode, answer.json().data.code]).toEqual([401, 401002])
    expect(await sessions(operator_id)).toEqual([])
  })

  it('signing out ends the session on the server, not only in the browser', async () => {
    const { username, operator_id } = await account()
    const [cookie = ''] = cookieOf(await signIn(username))
    const out = await callAdmin(open().app, '/session', { method: 'DELETE', headers: { cookie } })
    expect(cookieOf(out)).toEqual(expect.arrayContaining(['op=', 'Path=/', 'HttpOnly']))
    expect(await sessions(operator_id)).toEqual([])
    expect((await current(cookie)).statusCode).toBe(401)
  })

  it.each([
    ['30 days after signing in', { expires: sql`now() - interval '1 second'` }, 401],
    ['7 days after the last request', { seen: sql`now() - interval '7 days 1 second'` }, 401],
    ['but lives on 6 days after it', { seen: sql`now() - interval '6 days'` }, 200],
  ])('a session ends %s', async (_title, values, status) => {
    const { username, operator_id } = await account()
    const [cookie = ''] = cookieOf(await signIn(username))
    const { db } = open().database
    await db.update(operator_session).set(values).where(eq(operator_session.operator_id, operator_id))
    expect((await current(cookie)).statusCode).toBe(status)
    // the request counts: the idle period starts again with it
    await db
      .update(operator_session)
      .set({
        seen: sql`(${operator_session.seen} at time zone 'UTC' - interval '6 days') at time zone 'UTC'`,
      })
      .where(eq(operator_session.operator_id, operator_id))
    expect((await current(cookie)).statusCode).toBe(status)
  })

  it('a session of another company: 401 with the reason', async () => {
    const { cookie } = await signInAs(open().app, 'owner', '1')
    const answer = await current(cookie, '2')
    expect([answer.statusCode, answer.json().data.code]).toEqual([401, 401003])
    const [secret] = decodeURIComponent(cookie.slice(3)).split('.')
    expect((await current(`op=${secret}.2`, '2')).json().data.code).toBe(401001)
    // an operator of another company may sign in there
    const there = await account({}, '2')
    expect((await signIn(there.username, PASSWORD, { cookie }, '2')).statusCode).toBe(200)
    expect((await signIn(there.username)).statusCode).toBe(401)
  })

  describe('attempts are limited', () => {
    /** As a person who reads the picture. */
    const signInReading = async (username: string, password = PASSWORD, company_id = '1') => {
      const picture = await readCaptcha(open().app, 'operator', company_id)
      const body = { username, password, ...picture }
      return callAdmin(open().app, '/session', { method: 'POST', body }, company_id)
    }

    it('after three failures of an account a captcha is required, from any address', async () => {
      const { username } = await account()
      const config = { ...open().app.config, trustProxy: readTrustProxy('1') }
      const app = await testApp(open().database, { config })
      const tries: [number, boolean][] = []
      for (let i = 0; i < 4; i++) {
        const body = { username, password: 'wrong password' }
        const headers = { 'x-forwarded-for': `203.0.113.${i}` }
        const answer = await callAdmin(app, '/session', { method: 'POST', body, headers })
        tries.push([answer.statusCode, answer.json().data.details?.captcha])
      }
      await app.close()
      expect(tries).toEqual([
        [401, false],
        [401, false],
        [401, true],
        [422, true],
      ])
      // the right password without a captcha is refused too, and so is a captcha of another purpose
      expect((await signIn(username)).json().data.code).toBe(ERRORS.captcha_required.code)
      const other = await readCaptcha(open().app, 'login')
      const body = { username, password: PASSWORD, ...other }
      expect((await callAdmin(open().app, '/session', { method: 'POST', body })).statusCode).toBe(422)
      expect((await signInReading(username)).statusCode).toBe(200)
      expect((await signIn(username, 'wrong password')).statusCode).toBe(401)
    })

    it('the same limits apply to an unknown account', async () => {
      const codes: number[] = []
      for (let i = 0; i < 4; i++) codes.push((await signIn('nobody-anywhere', 'wrong password')).statusCode)
      expect(codes).toEqual([401, 401, 401, 422])
    })

    it('at most thirty failures of an account per hour, with or without captcha', async () => {
      const { username } = await account()
      const { db } = open().database
      const codes: number[] = []
      for (let i = 0; i < 31; i++) {
        // other addresses have their own limit
        await db.delete(attempt).where(like(attempt.key, 'operator:%'))
        codes.push((await signInReading(username, 'wrong password')).statusCode)
      }
      expect(codes).toEqual([...Array.from({ length: 30 }, () => 401), 429])
      expect((await signInReading(username)).statusCode).toBe(429)
      expect((await signIn((await account()).username)).statusCode).toBe(200)
    })

    it('a successful attempt resets the count', async () => {
      const { username } = await account()
      for (let i = 0; i < 3; i++) await signIn(username, 'wrong password')
      expect((await signInReading(username)).statusCode).toBe(200)
      expect((await signIn(username, 'wrong password')).statusCode).toBe(401)
    })
  })

  it('the audit log records sign-ins, failed ones and sign-outs, without typed text', async () => {
    const { username, operator_id } = await account()
    await signIn(username, 'wrong password')
    await signIn('typed-by-mistake', 'wrong password')
    const [cookie = ''] = cookieOf(await signIn(username))
    await callAdmin(open().app, '/session', { method: 'DELETE', headers: { cookie } })
    const rows = await open()
      .database.db.select()
      .from(audit_entry)
      .orderBy(desc(audit_entry.created))
      .limit(4)
    expect(rows.toReversed().map(({ action, subject_id, after }) => ({ action, subject_id, after }))).toEqual(
      [
        { action: 'operator.sign_in_failed', subject_id: operator_id, after: { address: '127.0.0.*' } },
        { action: 'operator.sign_in_failed', subject_id: '', after: { address: '127.0.0.*' } },
        { action: 'operator.sign_in', subject_id: operator_id, after: { address: '127.0.0.*' } },
        { action: 'operator.sign_out', subject_id: operator_id, after: null },
      ],
    )
    expect(JSON.stringify(rows)).not.toMatch(/typed-by-mistake|wrong password/)
  })

  describe('requests from another site are refused', () => {
    const send = (headers: Record<string, string>) =>
      callAdmin(open().app, '/session', {
        method: 'DELETE',
        headers: { host: 'hean.localhost:3000', ...headers },
      })

    it.each([
      ['a foreign origin', { origin: 'https://evil.example' }],
      ['another company’s', { origin: 'http://songjian.localhost:3000' }],
      ['another port', { origin: 'http://hean.localhost:3001' }],
      ['an origin that hides', { origin: 'null' }],
      ['what the browser calls cross-site', { 'sec-fetch-site': 'cross-site' }],
      [
        'what the browser calls same-site',
        { 'sec-fetch-site': 'same-site', origin: 'http://hean.localhost:3000' },
      ],
    ])('%s', async (_title, headers) => {
      const answer = await send(headers)
      expect([answer.statusCode, answer.json().data.code]).toEqual([403, 403002])
    })

    it.each([
      ['our own origin', { origin: 'http://hean.localhost:3000' }],
      ['our own page', { 'sec-fetch-site': 'same-origin' }],
      ['a program that is no browser', {}],
    ])('not %s', async (_title, headers) => {
      expect((await send(headers)).statusCode).toBe(200)
    })

    it('read requests are not refused', async () => {
      const { call } = await signInAs(open().app, 'viewer')
      expect((await call('/session', { headers: { 'sec-fetch-site': 'cross-site' } })).statusCode).toBe(200)
    })
  })
})
