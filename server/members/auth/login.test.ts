import { ERRORS } from '@server/core/errors'
import { testApp } from '@tests/helpers/app'
import { watchArgon2 } from '@tests/helpers/argon2'
import { callShop, newMember, type ShopCall } from '@tests/helpers/member'
import { describeApi } from '@tests/helpers/seeded-app'
import { freshMobile, newCode, readCaptcha } from '@tests/helpers/sms'
import { figure } from '@tests/helpers/soak'
import { and, eq, like, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { attempt, member, member_consent, protocol } from '../../db/schema'
import { hashPassword } from '../../back-office/operators/passwords'
import { readTrustProxy } from '../../config/trust-proxy'

const PASSWORD = 'abcd1234'

describeApi('signing in', (open) => {
  let password_hash: string
  beforeAll(async () => {
    password_hash = await hashPassword(PASSWORD)
  })
  const account = async (row: Partial<typeof member.$inferInsert> = {}) =>
    newMember(open().app, { row: { password_hash, ...row } })
  const login = (body: object, options: ShopCall = {}, company_id = '1') =>
    callShop(open().app, '/login', { method: 'POST', body, ...options }, company_id)
  const withPassword = (username: string, password = PASSWORD) => login({ username, password })
  /** Ends the waiting times after failures, but keeps the counts. */
  const waited = () =>
    open()
      .database.db.update(attempt)
      .set({ blocked: sql`now() - interval '1 second'` })
      .where(like(attempt.key, 'wait:%'))
  const { evaluations, reset } = watchArgon2()

  beforeEach(reset)

  it('by number and password: a bearer token for other clients', async () => {
    const { mobile, user_id } = await account()
    const answer = await withPassword(` ${mobile} `)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['set-cookie']).toBeUndefined()
    const { token } = answer.json().data
    const mine = await callShop(open().app, '/member', { headers: { authorization: `Bearer ${token}` } })
    expect(mine.json().data.memberInfo.user_id).toBe(user_id)
  })

  it('unknown, wrong, disabled, without a password: one status, body and number of argon2 evaluations', async () => {
    const costOf = async (username: string) => {
      reset()
      const { statusCode, payload } = await withPassword(username, 'wrong1234')
      return { statusCode, payload, evaluations: evaluations() }
    }
    const known = await costOf((await account()).mobile)
    expect(known).toMatchObject({ statusCode: 422, evaluations: 1 })
    expect(JSON.parse(known.payload).msg).toBe('用户名或密码错误')
    expect(await costOf(freshMobile())).toEqual(known)
    expect(await costOf('nobody at all')).toEqual(known)
    expect(await costOf((await account({ disabled: true })).mobile)).toEqual(known)
    expect(await costOf((await account({ password_hash: null })).mobile)).toEqual(known)
  })

  it('a disabled account is reported only after the right password', async () => {
    const { mobile } = await account({ disabled: true })
    const answer = await withPassword(mobile)
    expect([answer.statusCode, answer.json().data.code]).toEqual([401, ERRORS.account_disabled.code])
  })

  it('a number of one company is unknown in another', async () => {
    const { mobile } = await account()
    expect((await login({ username: mobile, password: PASSWORD }, {}, '2')).json().data.code).toBe(
      ERRORS.wrong_login.code,
    )
  })

  it('thousands of guesses at one account: no more than ten are evaluated', async () => {
    const { mobile } = await account()
    for (let round = 0; round < figure(3, 100); round++) {
      const guesses = Array.from({ length: 100 }, (_, i) => withPassword(mobile, `guess${round * 100 + i}`))
      for (const { statusCode } of await Promise.all(guesses)) expect(statusCode).not.toBe(200)
    }
    expect(evaluations()).toBeGreaterThan(0)
    expect(evaluations()).toBeLessThanOrEqual(10)
  })

  it('the wait doubles after each failure, up to an hour', async () => {
    const { mobile } = await account()
    const waits: number[] = []
    const { db } = open().database
    const rows = () => db.select({ key: attempt.key }).from(attempt).where(like(attempt.key, 'wait:%'))
    const before = new Set((await rows()).map(({ key }) => key))
    for (let i = 0; i < 14; i++) {
      await db.delete(attempt).where(like(attempt.key, 'login%'))
      expect((await withPassword(mobile, 'wrong1234')).json().data.code).toBe(ERRORS.wrong_login.code)
      const refused = await withPassword(mobile)
      expect(refused.statusCode).toBe(429)
      waits.push(Number(refused.headers['retry-after']))
      await waited()
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 3600, 3600])
    expect((await rows()).filter(({ key }) => !before.has(key))).toHaveLength(1)
    // success resets the waiting time
    await db.delete(attempt).where(like(attempt.key, 'login%'))
    expect((await withPassword(mobile)).statusCode).toBe(200)
    expect((await withPassword(mobile, 'wrong1234')).json().data.code).toBe(ERRORS.wrong_login.code)
    expect((await withPassword(mobile)).headers['retry-after']).toBe('1')
  })

  it('after three failures a captcha is required, from any address', async () => {
    const { mobile } = await account()
    const answers = []
    for (let i = 0; i < 3; i++) {
      answers.push((await withPassword(mobile, 'wrong1234')).json().data.details.captcha)
      await waited()
    }
    expect(answers).toEqual([false, false, true])
    const check = () => callShop(open().app, `/login/check?username=${mobile}`)
    expect((await check()).json().data).toEqual({ captcha: true, check_types: ['password', 'mobile'] })

    const without = await withPassword(mobile)
    expect([without.statusCode, without.json().data.code]).toEqual([422, ERRORS.captcha_required.code])
    const picture = await readCaptcha(open().app, 'login')
    const body = { username: mobile, password: PASSWORD }
    const wrong = await login({ ...body, ...picture, yzm: '????' })
    expect([wrong.statusCode, wrong.json().data.errors]).toEqual([422, { yzm: ['图片验证码错误'] }])
    // a wrong answer uses the captcha up
    expect((await login({ ...body, ...picture })).statusCode).toBe(422)
    const another = await readCaptcha(open().app, 'login')
    expect((await login({ ...body, ...another, yzm: another.yzm.toLowerCase() })).statusCode).toBe(200)
    expect((await check()).json().data.captcha).toBe(false)
  })

  it('at most five sign-ins per account and minute', async () => {
    const { mobile } = await account()
    for (let i = 0; i < 5; i++) {
      const picture = i < 3 ? {} : await readCaptcha(open().app, 'login')
      expect((await login({ username: mobile, password: 'wrong1234', ...picture })).json().data.code).toBe(
        ERRORS.wrong_login.code,
      )
      await waited()
    }
    const picture = await readCaptcha(open().app, 'login')
    const answer = await login({ username: mobile, password: PASSWORD, ...picture })
    expect([answer.statusCode, answer.json().data.code]).toEqual([429, ERRORS.too_many_requests.code])
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(30)
  })

  it('sign-ins per address and minute are limited to sixty, counted by all servers together', async () => {
    const { database } = open()
    const { DEFAULT_LIMITS } = await import('../../config/limits')
    expect(DEFAULT_LIMITS.login_address).toEqual({ most: 60, seconds: 60 })
    // each costs an evaluation of argon2
    const limits = { ...DEFAULT_LIMITS, login_address: { most: 6, seconds: 60 } }
    const config = { ...open().app.config, trustProxy: readTrustProxy('1'), limits }
    const servers = [await testApp(database, { config }), await testApp(database, { config })]
    const codes: number[] = []
    for (let i = 0; i < 8; i++) {
      const app = servers[i % 2]
      if (!app) throw new Error('Expected two servers')
      const answer = await callShop(app, '/login', {
        method: 'POST',
        headers: { 'x-forwarded-for': '203.0.113.7' },
        body: { username: freshMobile(), password: PASSWORD },
      })
      codes.push(answer.statusCode)
    }
    expect(codes).toEqual([...Array.from({ length: 6 }, () => 422), 429, 429])
    for (const server of servers) await server.close()
  })

  describe('by code', () => {
    it('an account that exists; its code works once', async () => {
      const { mobile } = await account()
      const body = {
        username: mobile,
        vcode: await newCode(open().app, mobile, 'login'),
        check_type: 'mobile',
      }
      expect((await login(body)).statusCode).toBe(200)
      const again = await login(body)
      expect([again.statusCode, again.json().msg]).toEqual([422, '短信验证码错误'])
    })

    it('auto_register creates an account for an unknown number, and reports it', async () => {
      const { app, database } = open()
      const mobile = freshMobile()
      const body = { username: mobile, vcode: await newCode(app, mobile, 'login'), check_type: 'mobile' }
      const answer = await callShop(app, '/new_login', {
        method: 'POST',
        body: { ...body, auto_register: true },
      })
      expect(answer.json().data).toEqual({ token: expect.stringMatching(/\.1$/), is_new: 1 })
      const rows = await database.db.select().from(member).where(eq(member.mobile, mobile))
      expect(rows).toMatchObject([{ company_id: '1', grade_id: '1', password_hash: null, point: 0 }])
    })

    it.each([{}, { auto_register: true, silent: true }])(
      'without it the owner of the number is told to register: %o',
      async (more) => {
        const mobile = freshMobile()
        const vcode = await newCode(open().app, mobile, 'login')
        const answer = await login({ username: mobile, vcode, check_type: 'mobile', ...more })
        expect([answer.statusCode, answer.json().msg]).toEqual([422, '手机号码未注册，请注册后登陆'])
      },
    )

    it('a code for another purpose is invalid', async () => {
      const { mobile } = await account()
      const vcode = await newCode(open().app, mobile, 'sign')
      expect((await login({ username: mobile, vcode })).json().msg).toBe('短信验证码错误')
    })
  })

  it('records the accepted versions of the protocols', async () => {
    const { db } = open().database
    const { mobile, user_id } = await account()
    const agreed = async () => {
      const rows = await db.select().from(member_consent).where(eq(member_consent.user_id, user_id))
      return rows.map(({ type, version }) => `${type} ${version}`).toSorted()
    }
    await withPassword(mobile)
    await withPassword(mobile)
    expect(await agreed()).toEqual(['member_register 1', 'privacy 1'])
    const newer = { company_id: '1', type: 'privacy', version: 2, title: '隐私政策', content: '<p>新</p>' }
    await db.insert(protocol).values(newer)
    await withPassword(mobile)
    expect(await agreed()).toEqual(['member_register 1', 'privacy 1', 'privacy 2'])
    expect(await open().data('/shops/protocol?type=privacy')).toMatchObject({
      version: 2,
      content: '<p>新</p>',
    })
    await db.delete(member_consent).where(eq(member_consent.version, 2))
    await db.delete(protocol).where(and(eq(protocol.type, 'privacy'), eq(protocol.version, 2)))
  })

  it('form-encoded bodies with the parameters that clients add are accepted', async () => {
    const { mobile } = await account()
    const answer = await callShop(open().app, '/login', {
      method: 'POST',
      payload: `username=${mobile}&password=${PASSWORD}&company_id=1&country_code=zh-CN&timestamp=1700000000`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(answer.statusCode).toBe(200)
  })
})
