import { beforeAll, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { audit_entry, attempt } from '../../db/schema'
import { hashPassword, isWeakPassword } from '../operators/passwords'
import { insertOperator } from '../operators/repo'
import { callAdmin } from '@tests/helpers/operator'
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
    const username = 'own-owner'
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
