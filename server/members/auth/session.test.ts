import { ERRORS } from '@server/core/errors'
import { testApp } from '@tests/helpers/app'
import { MARK } from '@tests/helpers/mark'
import { callShop, newMember, type ShopCall } from '@tests/helpers/member'
import { describeApi, type Answer } from '@tests/helpers/seeded-app'
import { newCode } from '@tests/helpers/sms'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { cart_line, member, member_session } from '../../db/schema'
import { hashPassword } from '../../back-office/operators/passwords'
import { readTrustProxy } from '../../config/trust-proxy'

const PASSWORD = 'abcd1234'
/** Headers of a browser on one of our pages. */
const OWN_PAGE = { origin: 'http://hean.localhost', 'sec-fetch-site': 'same-origin' }

/** Cookies of an answer by name: value and attributes. */
function cookiesOf(answer: Answer): Map<string, { value: string; attributes: string[] }> {
  const lines = [answer.headers['set-cookie'] ?? []].flat()
  return new Map(
    lines.map((line) => {
      const [pair = '', ...attributes] = line.split('; ')
      const [name = '', value = ''] = pair.split(/=(.*)/)
      return [name, { value, attributes: attributes.toSorted() }]
    }),
  )
}

describeApi('sessions of members', (open) => {
  let password_hash: string
  beforeAll(async () => {
    password_hash = await hashPassword(PASSWORD)
  })
  const account = () => newMember(open().app, { row: { password_hash } })
  const login = (username: string, headers: Record<string, string> = {}, password = PASSWORD) =>
    callShop(open().app, '/login', { method: 'POST', body: { username, password }, headers })
  const call = (path: string, options: ShopCall) => callShop(open().app, path, options)
  const ask = async (headers: Record<string, string>) => (await call('/member', { headers })).statusCode
  const sessionsOf = (user_id: string) =>
    open().database.db.select().from(member_session).where(eq(member_session.user_id, user_id))
  const sidOf = (answer: Answer) => `sid=${cookiesOf(answer).get('sid')?.value}`

  describe('a page of ours', () => {
    it('gets an HttpOnly cookie and a readable mark, and no token that a script could steal', async () => {
      const { mobile, user_id } = await account()
      const answer = await login(mobile, OWN_PAGE)
      const cookies = cookiesOf(answer)
      expect(cookies.get('sid')?.attributes).toEqual([
        'HttpOnly',
        'Max-Age=2592000',
        'Path=/',
        'SameSite=Lax',
      ])
      const mark = cookies.get('user_session_id')
      expect(mark?.attributes).toEqual(['Max-Age=2592000', 'Path=/', 'SameSite=Lax'])
      expect(answer.json().data).toEqual({ token: mark?.value })
      expect(answer.payload).not.toContain(decodeURIComponent(cookies.get('sid')?.value ?? '').split('.')[0])
      expect(await ask({ cookie: sidOf(answer) })).toBe(200)
      // the mark alone is no session
      expect(await ask({ cookie: `sid=${mark?.value}` })).toBe(401)
      expect(await ask({ authorization: `Bearer ${mark?.value}` })).toBe(401)
      expect((await sessionsOf(user_id)).map(({ carrier }) => carrier)).toContain('cookie')
    })

    it('over https: __Host- and Secure', async () => {
      const { mobile } = await account()
      const app = await testApp(open().database, {
        config: { ...open().app.config, trustProxy: readTrustProxy('1') },
      })
      const answer = await callShop(app, '/login', {
        method: 'POST',
        body: { username: mobile, password: PASSWORD },
        headers: { 'x-forwarded-proto': 'https', 'sec-fetch-site': 'same-origin' },
      })
      const cookies = cookiesOf(answer)
      expect(cookies.get('__Host-sid')?.attributes).toContain('Secure')
      expect(cookies.get('user_session_id')?.attributes).toContain('Secure')
      await app.close()
    })

    it('a deployment refuses sign-in over plain http, except from loopback or with PUMIAN_PLAIN_HTTP', async () => {
      const { mobile } = await account()
      const statusOf = async (headers: Record<string, string>, more = {}) => {
        const config = { ...open().app.config, deployed: true, trustProxy: readTrustProxy(''), ...more }
        const app = await testApp(open().database, { config })
        const own = { 'sec-fetch-site': 'same-origin', ...headers }
        const body = { username: mobile, password: PASSWORD }
        const answer = await callShop(app, '/login', { method: 'POST', body, headers: own })
        await app.close()
        const isSignedIn = [...cookiesOf(answer).keys()].some((name) => name.endsWith('sid'))
        return isSignedIn ? answer.statusCode : `no session, ${answer.statusCode}`
      }
      expect(await statusOf({ host: 'shop.example' })).toBe('no session, 503')
      // the proxy ends TLS and is not trusted
      expect(await statusOf({ host: 'localhost', 'x-forwarded-proto': 'https' })).toBe('no session, 503')
      expect(await statusOf({ host: 'localhost' })).toBe(200)
      expect(await statusOf({ host: 'shop.example' }, { plainHttp: true })).toBe(200)
      const https = { host: 'shop.example', 'x-forwarded-proto': 'https' }
      expect(await statusOf(https, { trustProxy: readTrustProxy('1') })).toBe(200)
    })

    it('is also recognized by the origin alone; a page of another site never gets a cookie', async () => {
      const { mobile } = await account()
      const named = await login(mobile, { origin: 'http://hean.localhost' })
      expect(cookiesOf(named).has('sid')).toBe(true)
      const foreign = await login(mobile, { origin: 'http://songjian.localhost' })
      expect([foreign.statusCode, cookiesOf(foreign).size]).toEqual([403, 0])
    })
  })

  it('another client gets a bearer token, which is accepted in the header only', async () => {
    const { mobile, user_id } = await account()
    const answer = await login(mobile)
    const { token } = answer.json().data
    expect(cookiesOf(answer).size).toBe(0)
    expect(await ask({ authorization: `Bearer ${token}` })).toBe(200)
    expect(await ask({ cookie: `ECSHOPX_TOKEN=${token}` })).toBe(401)
    expect((await call(`/member?token=${token}`, {})).statusCode).toBe(401)
    const rows = await sessionsOf(user_id)
    expect(rows.map(({ carrier }) => carrier)).toContain('bearer')
    // the table holds only the hash
    expect(JSON.stringify(rows)).not.toContain(String(token).split('.')[0])
  })

  it('the id changes at sign-in: a session planted before becomes void', async () => {
    const attacker = await account()
    const victim = await account()
    const planted = attacker.cookie
    const answer = await login(victim.mobile, { ...OWN_PAGE, cookie: planted })
    expect(sidOf(answer)).not.toBe(planted)
    // neither the victim's session nor the attacker's
    expect(await ask({ cookie: planted })).toBe(401)
    const mine = await call('/member', { headers: { cookie: sidOf(answer) } })
    expect(mine.json().data.memberInfo.user_id).toBe(victim.user_id)
    // an id that no server issued is not adopted
    const invented = `sid=${'a'.repeat(43)}.1`
    const second = await login(victim.mobile, { ...OWN_PAGE, cookie: invented })
    expect(sidOf(second)).not.toBe(invented)
    expect(await ask({ cookie: invented })).toBe(401)
  })

  it('signing out ends the session on the server', async () => {
    for (const [method, path] of [
      ['POST', '/logout'],
      ['DELETE', '/login'],
      ['POST', '/user.logout'],
      ['GET', '/user.logout'],
    ] as const) {
      const { mobile } = await account()
      const cookie = `${sidOf(await login(mobile, OWN_PAGE))}; user_session_id=${MARK}`
      const out = await call(path, { method, headers: { ...OWN_PAGE, cookie } })
      expect(out.statusCode).toBe(200)
      const taken = cookiesOf(out)
      expect([taken.get('sid')?.value, taken.get('user_session_id')?.value]).toEqual(['', ''])
      expect(await ask({ cookie })).toBe(401)
    }
    const { mobile } = await account()
    const authorization = `Bearer ${(await login(mobile)).json().data.token}`
    await call('/logout', { method: 'POST', headers: { authorization } })
    expect(await ask({ authorization })).toBe(401)
  })

  it.each([
    ['30 days after signing in', { expires: sql`now() - interval '1 second'` }, 401],
    ['7 days after the last request', { seen: sql`now() - interval '7 days 1 second'` }, 401],
    ['but lives on 6 days after it', { seen: sql`now() - interval '6 days'` }, 200],
  ])('a session ends %s', async (_title, values, status) => {
    const { user_id, cookie } = await account()
    const { db } = open().database
    await db.update(member_session).set(values).where(eq(member_session.user_id, user_id))
    expect(await ask({ cookie })).toBe(status)
  })

  it('a disabled or deleted member is signed out at once', async () => {
    const { db } = open().database
    const [disabled, deleted] = [await account(), await account()]
    await db.update(member).set({ disabled: true }).where(eq(member.user_id, disabled.user_id))
    await db
      .update(member)
      .set({ deleted: new Date(), mobile: null })
      .where(eq(member.user_id, deleted.user_id))
    const answer = await disabled.call('/member')
    expect([answer.statusCode, answer.json().data.code]).toEqual([401, ERRORS.account_disabled.code])
    expect(await ask({ cookie: deleted.cookie })).toBe(401)
  })

  describe('a new password', () => {
    const change = (body: object, headers: Record<string, string>) =>
      call('/member/password', { method: 'POST', body, headers })

    it('ends all other sessions, and gives the current one a new id', async () => {
      const { mobile, cookie: elsewhere } = await account()
      const cookie = sidOf(await login(mobile, OWN_PAGE))
      const body = { old_password: PASSWORD, password: 'neues5678' }
      const answer = await change(body, { ...OWN_PAGE, cookie })
      expect(answer.statusCode).toBe(200)
      expect(sidOf(answer)).not.toBe(cookie)
      expect(
        await Promise.all([cookie, elsewhere, sidOf(answer)].map((sid) => ask({ cookie: sid }))),
      ).toEqual([401, 401, 200])
      expect((await login(mobile)).json().data.code).toBe(ERRORS.wrong_login.code)
    })

    it('needs the old one or a code; failed attempts are followed by a wait', async () => {
      const { mobile, cookie, call: callAs } = await account()
      const wrong = await change({ old_password: 'wrong1234', password: 'neues5678' }, { cookie })
      expect([wrong.statusCode, wrong.json().data.errors]).toEqual([422, { old_password: ['原密码错误'] }])
      const next = await change({ old_password: PASSWORD, password: 'neues5678' }, { cookie })
      expect([next.statusCode, next.headers['retry-after']]).toEqual([429, '1'])
      const without = await callAs('/member.safe.updateLoginPassword', {
        method: 'POST',
        body: { password: 'neues5678', vcode: '000000' },
      })
      expect(without.json().msg).toBe('短信验证码错误')
      const vcode = await newCode(open().app, mobile, 'update')
      expect((await change({ vcode, password: 'neues5678' }, { cookie })).statusCode).toBe(200)
    })

    it('is rejected with the message of its form', async () => {
      const { cookie } = await account()
      const answer = await change({ old_password: PASSWORD, password: 'short1' }, { cookie })
      expect([answer.statusCode, answer.json().data.errors]).toEqual([
        422,
        { password: ['8-20位密码，必须为数字和字母混合'] },
      ])
    })

    it('set by a code after forgetting the old one, ends every session', async () => {
      const { mobile, cookie } = await account()
      const vcode = await newCode(open().app, mobile, 'forgot_password')
      const reset = (code: string) =>
        call('/member/reset/password', {
          method: 'POST',
          body: { mobile, password: 'neues5678', vcode: code },
        })
      expect((await reset('000000')).statusCode).toBe(422)
      expect((await reset(vcode)).json()).toEqual({ data: { status: true } })
      expect(await ask({ cookie })).toBe(401)
      expect((await login(mobile, {}, 'neues5678')).statusCode).toBe(200)
    })
  })

  it('the visitor’s cart becomes the member’s after signing in', async () => {
    const { mobile, user_id } = await account()
    const body = { item_id: '10102', num: 2, shop_type: 'distributor', distributor_id: '0' }
    const added = await call('/cart', { method: 'POST', body, headers: OWN_PAGE })
    const guest = cookiesOf(added).get('guest_cart')?.value
    expect(guest).toMatch(/./)
    const answer = await login(mobile, { ...OWN_PAGE, cookie: `guest_cart=${guest}` })
    expect(cookiesOf(answer).get('guest_cart')?.value).toBe('')
    const lines = await open()
      .database.db.select()
      .from(cart_line)
      .where(eq(cart_line.owner, `m:${user_id}`))
    expect(lines).toMatchObject([{ item_id: '10102', num: 2 }])
  })
})
