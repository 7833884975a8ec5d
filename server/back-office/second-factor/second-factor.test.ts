import { desc, eq } from 'drizzle-orm'
import { TOTP } from 'otpauth'
import { beforeAll, expect, it } from 'vitest'
import { callAdmin, signInAs, type SignedInOperator } from '@tests/helpers/operator'
import { describeApi } from '@tests/helpers/seeded-app'
import { attempt, audit_entry, operator_second_factor } from '../../db/schema'
import { SecretBox } from '../../db/secret-box'
import { ERRORS } from '../../core/errors'
import { hashPassword } from '../operators/passwords'
import { insertOperator } from '../operators/repo'
import { rotateCompany } from '../../commands/secrets'
import { PURPOSE } from './codes'
import { adminEndpoints } from '../../platform/http/endpoints'

describeApi('the second factor of operators', (open) => {
  const PASSWORD = 'correct horse'
  let hash = ''
  let owner: SignedInOperator
  beforeAll(async () => {
    hash = await hashPassword(PASSWORD)
    owner = await signInAs(open().app, 'owner')
  })

  const post = (path: string, body: object, cookie = '', method: 'POST' | 'PUT' = 'POST') =>
    callAdmin(open().app, path, { method, body, headers: { cookie } })
  const signIn = (username: string, code?: string, password = PASSWORD) =>
    post('/session', { username, password, ...(code !== undefined && { code }) })
  const cookieOf = async (answer: ReturnType<typeof signIn>) =>
    String((await answer).headers['set-cookie'] ?? '').split(';')[0] ?? ''
  const statusWith = async (cookie: string, path = '/settings') =>
    (await callAdmin(open().app, path, { headers: { cookie } })).statusCode
  const row = (operator_id: string) => eq(operator_second_factor.operator_id, operator_id)
  /** As if the last code had been used long ago. */
  const forget = async (operator_id: string) => {
    const { db } = open().app
    await db.update(operator_second_factor).set({ used_step: 0 }).where(row(operator_id))
    await db.delete(attempt)
  }

  let accounts = 0
  async function account() {
    const username = `second-${++accounts}`
    const values = { company_id: '1', username, name: '某人', role: 'editor' as const, password_hash: hash }
    const { operator_id = '' } = (await insertOperator(open().app.db, values)) ?? {}
    const cookie = await cookieOf(signIn(username))
    return { username, operator_id, cookie }
  }
  async function start(cookie: string) {
    const { secret, uri } = (await post('/account/second-factor', { current: PASSWORD }, cookie)).json().data
    const codeAt = (seconds: number) =>
      new TOTP({ secret }).generate({ timestamp: Date.now() + seconds * 1000 })
    return { secret: String(secret), uri: String(uri), codeAt }
  }
  async function protectedAccount() {
    const made = await account()
    const { secret, uri, codeAt } = await start(made.cookie)
    const answer = await post('/account/second-factor', { code: codeAt(0) }, made.cookie, 'PUT')
    const { recovery_codes } = answer.json().data as { recovery_codes: string[] }
    await forget(made.operator_id)
    return { ...made, secret, uri, codeAt, recovery_codes }
  }

  it('is active once a code was confirmed; sessions opened without it end', async () => {
    const { username, operator_id, cookie } = await account()
    const elsewhere = await cookieOf(signIn(username))
    const { secret, uri, codeAt } = await start(cookie)
    expect(uri).toMatch(/^otpauth:\/\/totp\/.*secret=[A-Z2-7]{32}/)
    expect(await statusWith(await cookieOf(signIn(username)))).toBe(200)
    expect((await post('/account/second-factor', { code: '000000' }, cookie, 'PUT')).statusCode).toBe(422)
    const answer = await post('/account/second-factor', { code: codeAt(0) }, cookie, 'PUT')
    const { recovery_codes } = answer.json().data as { recovery_codes: string[] }
    expect(new Set(recovery_codes).size).toBe(10)
    expect([await statusWith(cookie), await statusWith(elsewhere)]).toEqual([200, 401])
    // neither secret nor codes can be read from the table
    const [kept] = await open().app.db.select().from(operator_second_factor).where(row(operator_id))
    expect(JSON.stringify(kept)).not.toContain(secret)
    expect(recovery_codes.some((code) => JSON.stringify(kept).includes(code.replaceAll('-', '')))).toBe(false)
    const state = (await callAdmin(open().app, '/account', { headers: { cookie } })).json().data
    expect(state).toEqual({
      second_factor: kept?.confirmed?.toISOString(),
      second_factor_required: false,
      recovery_left: 10,
    })
  })

  it('no session without the code, which is requested only after the right password', async () => {
    const { username, codeAt } = await protectedAccount()
    expect((await signIn(username, undefined, 'wrong password')).json().data.code).toBe(
      ERRORS.wrong_credentials.code,
    )
    const answer = await signIn(username)
    expect([answer.json().data.code, answer.headers['set-cookie']]).toEqual([
      ERRORS.second_factor_required.code,
      undefined,
    ])
    expect((await signIn(username, '123456')).headers['set-cookie']).toBeUndefined()
    expect((await signIn(username, codeAt(0), 'wrong password')).statusCode).toBe(401)
    expect(await statusWith(await cookieOf(signIn(username, codeAt(0))))).toBe(200)
  })

  it('a code is accepted once, also by concurrent requests, and earlier codes are refused afterwards', async () => {
    const { username, operator_id, codeAt } = await protectedAccount()
    const codes = await Promise.all([1, 2, 3].map(async () => (await signIn(username, codeAt(0))).statusCode))
    expect(codes.toSorted()).toEqual([200, 422, 422])
    expect((await signIn(username, codeAt(-30))).statusCode).toBe(422)
    await forget(operator_id)
    expect((await signIn(username, codeAt(-30))).statusCode).toBe(200)
    expect((await signIn(username, codeAt(-90))).statusCode).toBe(422)
  })

  it('each recovery code works once, in any spelling; a new set replaces the old one', async () => {
    const { username, cookie, recovery_codes } = await protectedAccount()
    const [first = '', second = '', third = ''] = recovery_codes
    expect((await signIn(username, first.toLowerCase().replaceAll('-', ' '))).statusCode).toBe(200)
    expect((await signIn(username, first)).statusCode).toBe(422)
    const renewed = await post('/account/recovery-codes', { current: PASSWORD, code: second }, cookie)
    const { recovery_codes: next } = renewed.json().data as { recovery_codes: string[] }
    expect((await signIn(username, third)).statusCode).toBe(422)
    expect((await signIn(username, next[0])).statusCode).toBe(200)
  })

  it('an operator can still sign in after the keys were rotated and the old one removed', async () => {
    const { db } = open().app
    const { username, operator_id, codeAt } = await protectedAccount()
    const keyed = (...secretKeys: string[]) => new SecretBox({ secretKeys }, PURPOSE)
    const [older, newer] = ['older-key-of-32-characters-or-more', 'newer-key-of-32-characters-or-more']
    const sealed = async () =>
      (await db.select().from(operator_second_factor).where(row(operator_id)))[0]?.secret ?? ''
    const whole = await keyed().open(db, '1', await sealed())
    expect((await rotateCompany(db, { secretKeys: [older] }, '1', new Date())).resealed).toBeGreaterThan(0)
    await rotateCompany(db, { secretKeys: [newer, older] }, '1', new Date())
    expect(await keyed(newer).open(db, '1', await sealed())).toBe(whole)
    await expect(rotateCompany(db, { secretKeys: [older] }, '1', new Date())).rejects.toThrow(
      /PUMIAN_SECRET_KEYS/,
    )
    const { secretKeys } = open().app.config
    Object.assign(open().app.config, { secretKeys: [newer] })
    expect((await signIn(username, codeAt(0))).statusCode).toBe(200)
    Object.assign(open().app.config, { secretKeys: [newer, ...secretKeys] })
  })

  it('at most ten wrong codes per hour and account, from all addresses', async () => {
    const { username, codeAt } = await protectedAccount()
    const codes: number[] = []
    for (let i = 0; i < 11; i++) codes.push((await signIn(username, '000000')).statusCode)
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 422), 429])
    expect((await signIn(username, codeAt(0))).statusCode).toBe(429)
  })

  it('is turned off with password and code, and cannot be set up again while it is active', async () => {
    const { username, cookie, recovery_codes } = await protectedAccount()
    const remove = (body: object) => post('/account/second-factor/removal', body, cookie)
    expect((await post('/account/second-factor', { current: PASSWORD }, cookie)).statusCode).toBe(422)
    expect((await remove({ current: 'wrong password', code: recovery_codes[0] })).statusCode).toBe(422)
    expect((await remove({ current: PASSWORD, code: '000000' })).statusCode).toBe(422)
    expect((await remove({ current: PASSWORD, code: recovery_codes[0] })).statusCode).toBe(200)
    expect((await signIn(username)).statusCode).toBe(200)
  })

  it('an owner resets another operator’s, whose sessions end; not their own', async () => {
    const { username, operator_id, cookie } = await protectedAccount()
    const reset = (id: string) => owner.call(`/operators/${id}/second-factor`, { method: 'DELETE' })
    const list = await owner.data<{ list: { second_factor: boolean }[] }>(`/operators?keyword=${username}`)
    expect(list.list.map(({ second_factor }) => second_factor)).toEqual([true])
    expect((await reset(operator_id)).json().data).toMatchObject({ operator_id, second_factor: false })
    expect(await statusWith(cookie)).toBe(401)
    expect((await signIn(username)).statusCode).toBe(200)
    expect((await reset(owner.operator_id)).statusCode).toBe(422)
  })

  it('the log records every step without secret or code', async () => {
    const { username, operator_id, cookie, secret, codeAt, recovery_codes } = await protectedAccount()
    await signIn(username, '000000')
    await signIn(username, codeAt(0))
    await signIn(username, recovery_codes[0])
    const proof = { current: PASSWORD, code: recovery_codes[1] }
    await post('/account/second-factor/removal', proof, cookie)
    const { db } = open().app
    const log = await db
      .select()
      .from(audit_entry)
      .where(eq(audit_entry.subject_id, operator_id))
      .orderBy(desc(audit_entry.created), desc(audit_entry.audit_id))
    const address = '127.0.0.*'
    expect(log.toReversed().map(({ action, after }) => [action, after])).toEqual([
      ['operator.sign_in', { address }],
      ['operator.second_factor_on', null],
      ['operator.sign_in_failed', { address, second_factor: 'wrong' }],
      ['operator.sign_in', { address }],
      ['operator.sign_in', { address, recovery_left: 9 }],
      ['operator.second_factor_off', null],
    ])
    const text = JSON.stringify(log)
    for (const hidden of [secret, ...recovery_codes]) expect(text).not.toContain(hidden)
  })

  it('if the company requires it, all other endpoints refuse until it is set up', async () => {
    const safe = await protectedAccount()
    const { username, cookie } = await account()
    const demand = (second_factor_required: boolean) =>
      owner.call('/settings/operator_sign_in', { method: 'PUT', body: { value: { second_factor_required } } })
    expect((await demand(true)).statusCode).toBe(200)
    const refused = [...adminEndpoints.values()].filter(({ right, setup }) => right !== 'anyone' && !setup)
    expect(refused.length).toBeGreaterThan(50)
    for (const { method, path } of refused) {
      const answer = await callAdmin(open().app, path.replaceAll(/\{\w+\}/g, 'x'), {
        method,
        headers: { cookie },
      })
      expect([method, path, answer.json().data.code]).toEqual([method, path, ERRORS.second_factor_due.code])
    }
    const due = (await callAdmin(open().app, '/session', { headers: { cookie } })).json().data
    expect(due).toMatchObject({ operator: { username }, second_factor_due: true })
    expect((await signIn(username)).json().data.second_factor_due).toBe(true)
    expect(await statusWith(safe.cookie)).toBe(200)
    const proof = { current: PASSWORD, code: safe.recovery_codes[0] }
    expect((await post('/account/second-factor/removal', proof, safe.cookie)).statusCode).toBe(422)

    const { codeAt } = await start(cookie)
    expect((await post('/account/second-factor', { code: codeAt(0) }, cookie, 'PUT')).statusCode).toBe(200)
    expect(await statusWith(cookie)).toBe(200)
    // the owner, who has none, must set one up before lifting the requirement
    expect((await demand(false)).statusCode).toBe(403)
  })
})
