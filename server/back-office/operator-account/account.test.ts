import { beforeAll, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { audit_entry, attempt } from '../../db/schema'
import { hashPassword, isWeakPassword } from '../operators/passwords'
import { insertOperator } from '../operators/repo'
import type { NewAccessToken } from '@schemas/generated/api'
import { type AdminCall, callAdmin } from '@tests/helpers/operator'
import { describeApi } from '@tests/helpers/seeded-app'

describe('weak passwords of operators', () => {
  it.each([
    '123456789012',
    'password1234',
    'P@ssw0rd1234',
    'qwertyuiop12',
    'aaaaaaaaaaaa',
    '1qaz2wsx3edc',
    'iloveyou1234',
    'a1'.repeat(100),
  ])('%s is one', async (password) => expect(await isWeakPassword(password)).toBe(true))

  it('a variation of the account’s name is one, too', async () => {
    expect(await isWeakPassword('linxiaojun2024', ['linxiaojun'])).toBe(true)
    expect(await isWeakPassword('linxiaojun2024 tea leaves', ['linxiaojun'])).toBe(false)
  })

  it.each(['correct horse', 'w7!Kf02-uuQz', '春眠不觉晓 chu chu'])('%s is none', async (password) =>
    expect(await isWeakPassword(password)).toBe(false),
  )
})

describeApi('the own password of an operator', (open) => {
  const PASSWORD = 'correct horse'
  let hash = ''
  beforeAll(async () => {
    hash = await hashPassword(PASSWORD)
  })
  let accounts = 0
  async function account() {
    const username = `own-${++accounts}`
    const row = { company_id: '1', username, name: '本人', role: 'viewer' as const, password_hash: hash }
    const { operator_id = '' } = (await insertOperator(open().app.db, row)) ?? {}
    return { username, operator_id }
  }
  const signIn = (username: string, password: string) =>
    callAdmin(open().app, '/session', { method: 'POST', body: { username, password } })
  const cookieOf = async (username: string, password = PASSWORD) =>
    String((await signIn(username, password)).headers['set-cookie']).split(';')[0] ?? ''
  const change = (cookie: string, current: string, password: string) =>
    callAdmin(open().app, '/account/password', {
      method: 'POST',
      body: { current, password },
      headers: { cookie },
    })
  const statusWith = async (cookie: string) =>
    (await callAdmin(open().app, '/settings', { headers: { cookie } })).statusCode

  it('is changed with the current one; other sessions end, and the log records it', async () => {
    const { username, operator_id } = await account()
    const [here, elsewhere] = [await cookieOf(username), await cookieOf(username)]
    const next = 'another horse of mine'
    expect((await change(here, PASSWORD, next)).statusCode).toBe(200)
    expect([await statusWith(here), await statusWith(elsewhere)]).toEqual([200, 401])
    expect((await signIn(username, PASSWORD)).statusCode).toBe(401)
    expect((await signIn(username, next)).statusCode).toBe(200)
    const log = await open().app.db.select().from(audit_entry).where(eq(audit_entry.subject_id, operator_id))
    const lines = log.filter(({ action }) => action === 'operator.change_password')
    expect(lines).toMatchObject([{ operator_id, after: { password: true } }])
    expect(JSON.stringify(log)).not.toContain(next)
  })

  it.each([
    ['short', 'short'],
    ['common', 'password1234'],
    ['the one that it was', PASSWORD],
  ])('a new one that is %s is refused', async (_title, password) => {
    const cookie = await cookieOf((await account()).username)
    const answer = await change(cookie, PASSWORD, password)
    expect([answer.statusCode, Object.keys(answer.json().data.errors)]).toEqual([422, ['password']])
    expect(await statusWith(cookie)).toBe(200)
  })

  it('a stolen session cannot guess the current one: ten attempts per hour', async () => {
    const { username } = await account()
    const cookie = await cookieOf(username)
    await open().app.db.delete(attempt)
    const codes: number[] = []
    for (let i = 0; i < 11; i++)
      codes.push((await change(cookie, 'wrong password', 'another horse of mine')).statusCode)
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 422), 429])
  })

  describe('access tokens', () => {
    const create = (cookie: string, body: object = {}) =>
      callAdmin(open().app, '/account/tokens', {
        method: 'POST',
        body: { current: PASSWORD, name: ' 助手 ', days: 30, ...body },
        headers: { cookie },
      })
    const tokenOf = async (cookie: string): Promise<NewAccessToken> => (await create(cookie)).json().data
    const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
    const ask = (token: string, path = '/session', options: AdminCall = {}) =>
      callAdmin(open().app, path, { ...options, headers: { ...bearer(token), ...options.headers } })
    const shownName = async (token: string, headers = {}) =>
      (await ask(token, '/session', { headers })).json().data.operator?.name

    it('work in the name of their operator, whatever cookie is sent beside; the table has a hash only', async () => {
      const { operator_id, username } = await account()
      const cookie = await cookieOf(username)
      const { token, made } = await tokenOf(cookie)
      expect(made).toMatchObject({ name: '助手', used: null, ended: false })
      const other = await cookieOf((await account()).username)
      expect(await shownName(token)).toBe('本人 · 助手')
      expect(await shownName(token, { cookie: other })).toBe('本人 · 助手')
      expect(await shownName(`${token}x`, { cookie })).toBeUndefined()
      const { rows } = await open().database.pool.query('select * from operator_token where token_id = $1', [
        made.token_id,
      ])
      const [, secret = ''] = token.split('.')
      expect(JSON.stringify(rows)).not.toContain(secret)
      const log = await open()
        .app.db.select()
        .from(audit_entry)
        .where(eq(audit_entry.subject_id, operator_id))
      expect(log.map(({ action }) => action)).toContain('operator.token_create')
      expect(JSON.stringify(log)).not.toContain(secret)
    })

    it('cannot make tokens, change passwords or manage operators', async () => {
      const { token, made } = await tokenOf(await cookieOfOwner())
      const body = { current: PASSWORD, password: 'another horse of mine' }
      const calls = [
        ask(token, '/account/password', { method: 'POST', body }),
        ask(token, '/account/tokens', { method: 'POST', body: { current: PASSWORD, name: 'x', days: 1 } }),
        ask(token, `/account/tokens/${made.token_id}`, { method: 'DELETE' }),
        ask(token, '/operators', { method: 'POST', body: {} }),
      ]
      for (const answer of await Promise.all(calls))
        expect([answer.statusCode, answer.json().data.message]).toEqual([
          403,
          '访问令牌不能用于此操作，请登录设计器',
        ])
      expect((await ask(token, '/operators')).statusCode).toBe(200)
    })

    it('need the password, and end with it', async () => {
      const cookie = await cookieOf((await account()).username)
      const refused = await create(cookie, { current: 'wrong password' })
      expect([refused.statusCode, Object.keys(refused.json().data.errors)]).toEqual([422, ['current']])
      const { token, made } = await tokenOf(cookie)
      expect(await shownName(token)).toBe('本人 · 助手')
      await change(cookie, PASSWORD, 'another horse of mine')
      expect(await shownName(token)).toBeUndefined()
      const { data } = (await callAdmin(open().app, '/account/tokens', { headers: { cookie } })).json()
      expect(data).toMatchObject([{ token_id: made.token_id, ended: true, used: expect.any(String) }])
    })

    it('end when the account is disabled, and stay ended when it is enabled again', async () => {
      const { username, operator_id } = await account()
      const { token } = await tokenOf(await cookieOf(username))
      const headers = { cookie: await cookieOfOwner() }
      for (const disabled of [true, false]) {
        const answer = await callAdmin(open().app, `/operators/${operator_id}`, {
          method: 'PUT',
          body: { disabled },
          headers,
        })
        expect(answer.statusCode).toBe(200)
        expect((await ask(token, '/settings')).statusCode).toBe(401)
      }
    })

    it('are twenty at most that have not ended', async () => {
      const { username, operator_id } = await account()
      const cookie = await cookieOf(username)
      const { token_id } = (await tokenOf(cookie)).made
      await open().database.pool.query(
        `insert into operator_token (company_id, token_id, operator_id, name, hash, expires)
         select company_id, token_id || n, operator_id, name, hash, expires
           from operator_token, generate_series(1, 19) n where operator_id = $1`,
        [operator_id],
      )
      expect((await create(cookie)).statusCode).toBe(422)
      await callAdmin(open().app, `/account/tokens/${token_id}`, { method: 'DELETE', headers: { cookie } })
      expect((await create(cookie)).statusCode).toBe(200)
    })
  })

  it('owners cannot set a weak password either', async () => {
    const owner = await cookieOfOwner()
    const body = { username: 'weak.one', name: '某人', role: 'viewer', password: 'password1234' }
    const answer = await callAdmin(open().app, '/operators', {
      method: 'POST',
      body,
      headers: { cookie: owner },
    })
    expect([answer.statusCode, Object.keys(answer.json().data.errors)]).toEqual([422, ['password']])
  })

  async function cookieOfOwner() {
    const username = `own-owner-${++accounts}`
    await insertOperator(open().app.db, {
      company_id: '1',
      username,
      name: '店主',
      role: 'owner',
      password_hash: hash,
    })
    return cookieOf(username)
  }
})
