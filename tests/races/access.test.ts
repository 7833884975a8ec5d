import type { FastifyInstance } from 'fastify'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OpenDatabase } from '@server/db/client'
import { member, member_identity, sms_code } from '@server/db/schema'
import { ERRORS } from '@server/core/errors'
import { DEFAULT_LIMITS } from '@server/config/limits'
import { useCaptcha } from '@server/platform/captcha/captcha'
import { hashPassword } from '@server/back-office/operators/passwords'
import { SmsCodes } from '@server/platform/sms/codes'
import { Throttle } from '@server/platform/throttle/throttle'
import { testApp } from '@tests/helpers/app'
import { describePostgres } from '@tests/helpers/database'
import { callShop, newMember } from '@tests/helpers/member'
import { demoScratch } from '@tests/helpers/postgres'
import { freshMobile, newCode, readCaptcha } from '@tests/helpers/sms'
import { figure } from '@tests/helpers/soak'
import { thirdParty } from '@tests/helpers/trust-login'

const company_id = '1'
const PASSWORD = 'abcd1234'

/** Two servers on one database share all counters. */
describePostgres('races: access', (server) => {
  let drop: () => Promise<void>
  const databases: OpenDatabase[] = []
  const apps: FastifyInstance[] = []
  beforeAll(async () => {
    const scratch = await demoScratch(server)
    drop = scratch.drop
    for (let i = 0; i < 2; i++) databases.push(await scratch.connect())
    for (const opened of databases) apps.push(await testApp(opened))
  })
  afterAll(async () => {
    for (const app of apps) await app.close()
    for (const opened of databases) await opened.close()
    await drop()
  })

  const database = (i = 0) => databases[i % 2] ?? never()
  const app = (i = 0) => apps[i % 2] ?? never()
  const never = (): never => {
    throw new Error('Expected two servers')
  }
  const many = <T>(count: number, work: (i: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, i) => work(i)))
  const settled = async (count: number, work: (i: number) => Promise<unknown>) => {
    const outcomes = await Promise.allSettled(Array.from({ length: count }, (_, i) => work(i)))
    return outcomes.filter(({ status }) => status === 'fulfilled').length
  }

  it('of many concurrent guesses at two servers, no more than ten are evaluated', async () => {
    const row = { password_hash: await hashPassword(PASSWORD) }
    const { mobile } = await newMember(app(), { row })
    const answers = await many(figure(100, 1_000), (i) =>
      callShop(app(i), '/login', { method: 'POST', body: { username: mobile, password: `wrong${i}000` } }),
    )
    const evaluated = answers.filter((answer) => answer.json().data.code === ERRORS.wrong_login.code)
    expect(evaluated.length).toBeGreaterThan(0)
    expect(evaluated.length).toBeLessThanOrEqual(10)
    // the others have to wait, or solve a captcha
    expect(answers.filter(({ statusCode }) => ![422, 429].includes(statusCode))).toEqual([])
  })

  it('a limit is exact, whichever server counts', async () => {
    const throttles = databases.map(({ db }) => new Throttle(db, DEFAULT_LIMITS))
    const taken = await settled(figure(100, 1_000), (i) =>
      (throttles[i % 2] ?? never()).take(company_id, 'order', 'somebody'),
    )
    expect(taken).toBe(DEFAULT_LIMITS.order.most)
  })

  it('a code is void after five wrong attempts and accepted only once, at two servers', async () => {
    const codes = apps.map((one) => new SmsCodes(one))
    const [guessed, used] = [freshMobile(), freshMobile()]
    const keyOf = (mobile: string) => ({ company_id, mobile, purpose: 'login' as const })
    const right = await newCode(app(), guessed, 'login')
    const wrong = right === '000000' ? '000001' : '000000'
    await settled(100, (i) => (codes[i % 2] ?? never()).use(keyOf(guessed), wrong))
    const [row] = await database().db.select().from(sms_code).where(eq(sms_code.mobile, guessed))
    expect(row?.tries).toBe(5)
    const code = await newCode(app(), used, 'login')
    expect(await settled(5, (i) => (codes[i % 2] ?? never()).use(keyOf(used), code))).toBe(1)
  })

  it('a captcha is accepted once', async () => {
    const read = await readCaptcha(app(), 'login')
    const uses = await settled(50, (i) => useCaptcha(database(i).db, company_id, 'login', read))
    expect(uses).toBe(1)
  })

  it('one number becomes one member, however many first sign-ins are concurrent', async () => {
    const mobile = freshMobile()
    const vcode = await newCode(app(), mobile, 'login')
    const body = { username: mobile, vcode, check_type: 'mobile', auto_register: true }
    const answers = await many(4, (i) => callShop(app(i), '/login', { method: 'POST', body }))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    const rows = await database().db.select().from(member).where(eq(member.mobile, mobile))
    expect(rows).toHaveLength(1)
  })

  it('a third-party account is bound to one member', async () => {
    const union_id = await thirdParty(app()).ticket('wanted')
    const members = await many(10, () => newMember(app()))
    const answers = await many(members.length, (i) =>
      callShop(app(i), '/trustlogin/bind', {
        method: 'POST',
        body: { union_id },
        headers: { cookie: members[i]?.cookie ?? '' },
      }),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    const rows = await database()
      .db.select()
      .from(member_identity)
      .where(eq(member_identity.subject, 'wanted'))
    expect(rows).toHaveLength(1)
  })

  it('a sign-in during a change of the password uses the new one, or gets no session', async () => {
    const row = { password_hash: await hashPassword(PASSWORD) }
    const { mobile, cookie } = await newMember(app(), { row })
    const [changed, ...logins] = await Promise.all([
      callShop(app(0), '/member/password', {
        method: 'POST',
        headers: { cookie },
        body: { old_password: PASSWORD, password: 'neues5678' },
      }),
      callShop(app(1), '/login', { method: 'POST', body: { username: mobile, password: PASSWORD } }),
    ])
    expect(changed.statusCode).toBe(200)
    for (const login of logins) {
      const token = login.json().data.token
      const mine = await callShop(app(), '/member', { headers: { authorization: `Bearer ${token}` } })
      // opened before the change, it was ended by it; after the change, it was refused
      expect([[200, 422].includes(login.statusCode), mine.statusCode]).toEqual([true, 401])
    }
  })
})
