import { describeApi } from '@tests/helpers/seeded-app'
import { callShop, newMember } from '@tests/helpers/member'
import { freshMobile, newCode } from '@tests/helpers/sms'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { company, member, member_consent, member_grade, member_session } from '../../db/schema'
import { registerIn } from './account'
import { inTransaction } from '../../db/transaction'

describeApi('registration', (open) => {
  const register = (body: object, company_id = '1') =>
    callShop(open().app, '/member', { method: 'POST', body }, company_id)
  const rowsOf = (mobile: string) => open().database.db.select().from(member).where(eq(member.mobile, mobile))

  it('creates a member who is signed in and has agreed to the current protocols', async () => {
    const { db } = open().database
    const mobile = freshMobile()
    const vcode = await newCode(open().app, mobile, 'sign')
    const answer = await register({ mobile, vcode, password: 'abcd1234', user_name: '小林', sex: 2 })
    expect(answer.statusCode).toBe(200)
    const [row] = await rowsOf(mobile)
    expect(row).toMatchObject({
      company_id: '1',
      username: '小林',
      sex: 2,
      grade_id: '1',
      point: 0,
      disabled: false,
      password_hash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/),
    })
    const mine = eq(member_consent.user_id, row?.user_id ?? '')
    const agreed = await db.select().from(member_consent).where(mine)
    expect(agreed.map(({ type, version }) => `${type} ${version}`).toSorted()).toEqual([
      'member_register 1',
      'privacy 1',
    ])
    const sessions = eq(member_session.user_id, row?.user_id ?? '')
    expect(await db.select().from(member_session).where(sessions)).toHaveLength(1)
    const login = { method: 'POST', body: { username: mobile, password: 'abcd1234' } } as const
    expect((await callShop(open().app, '/login', login)).statusCode).toBe(200)
  })

  it('an outdated version of a protocol is refused, and the code stays valid', async () => {
    const mobile = freshMobile()
    const vcode = await newCode(open().app, mobile, 'sign')
    const agreed = (version: number) => [
      { type: 'member_register', version: 1 },
      { type: 'privacy', version },
    ]
    const refused = await register({ mobile, vcode, agreed: agreed(2) })
    expect(refused.statusCode).toBe(422)
    expect(refused.json().data.errors).toEqual({ agreed: ['协议已更新，请重新阅读并同意'] })
    expect((await register({ mobile, vcode, agreed: agreed(1) })).statusCode).toBe(200)
  })

  it('a number belongs to one member per company', async () => {
    const mobile = freshMobile()
    for (const company_id of ['1', '2']) {
      const vcode = await newCode(open().app, mobile, 'sign', company_id)
      expect((await register({ mobile, vcode }, company_id)).statusCode).toBe(200)
    }
    expect((await rowsOf(mobile)).map(({ company_id }) => company_id).toSorted()).toEqual(['1', '2'])
  })

  it('of two concurrent registrations of a number one succeeds', async () => {
    const { db } = open().database
    const account = { company_id: '1', mobile: freshMobile(), password_hash: null }
    const both = await Promise.allSettled(
      [1, 2].map(() => inTransaction(db, (tx) => registerIn(tx, account))),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const refused = both.find((outcome) => outcome.status === 'rejected')
    expect(refused?.reason).toMatchObject({ status: 422, message: '该手机号码已注册' })
  })

  it('a number that was registered meanwhile is reported after its code', async () => {
    const mobile = freshMobile()
    const vcode = await newCode(open().app, mobile, 'sign')
    await newMember(open().app, { row: { mobile } })
    const answer = await register({ mobile, vcode, password: 'abcd1234' })
    expect([answer.statusCode, answer.json().data.errors]).toEqual([422, { mobile: ['该手机号码已注册'] }])
  })

  it.each([
    [{ password: '' }, '请输入密码'],
    [{ password: 'abc123' }, '8-20位密码，必须为数字和字母混合'],
    [{ password: 'abcd_1234' }, '密码不能包括特殊字符'],
    [{ mobile: '12345678901' }, '手机号码格式不正确'],
    [{ vcode: '12345' }, '短信验证码错误'],
    [{ vcode: '000000' }, '短信验证码错误'],
  ])('refuses %o: %s', async (wrong, message) => {
    const mobile = freshMobile()
    const answer = await register({ mobile, vcode: '000000', password: 'abcd1234', ...wrong })
    expect(answer.statusCode).toBe(422)
    const [field = ''] = Object.keys(wrong)
    expect(answer.json().data.errors).toEqual({ [field]: [message] })
    expect(await rowsOf(mobile)).toEqual([])
  })

  it.each(['user_id', 'is_staff', 'grade_id', 'point', 'disabled', 'total_consumption'])(
    'a registration cannot set %s',
    async (field) => {
      const body = { mobile: freshMobile(), vcode: '000000', [field]: '1' }
      const answer = await register(body)
      expect([answer.statusCode, Object.keys(answer.json().data.errors)]).toEqual([400, [field]])
    },
  )

  it('a weak password does not use the code up', async () => {
    const mobile = freshMobile()
    const vcode = await newCode(open().app, mobile, 'sign')
    expect((await register({ mobile, vcode, password: 'short' })).statusCode).toBe(422)
    expect((await register({ mobile, vcode, password: 'long1234' })).statusCode).toBe(200)
  })

  it('a company without grades gets its first one', async () => {
    const { db } = open().database
    await db.insert(company).values({ company_id: '9', subdomain: 'neu', brand_name: '新店' })
    const account = { company_id: '9', mobile: freshMobile(), password_hash: null }
    await inTransaction(db, (tx) => registerIn(tx, account))
    const grades = await db.select().from(member_grade).where(eq(member_grade.company_id, '9'))
    expect(grades).toMatchObject([{ grade_id: '1', grade_name: '普通会员', default_grade: true }])
  })
})
