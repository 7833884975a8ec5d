import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { callShop, newMember, type SignedInMember } from '@tests/helpers/member'
import { describeApi } from '@tests/helpers/seeded-app'
import { freshMobile, newCode, receivedCode } from '@tests/helpers/sms'
import { audit_entry, member, member_message, member_session } from '../../db/schema'
import { ERRORS } from '../../core/errors'
import { DEFAULT_LIMITS } from '../../config/limits'
import { hashPassword } from '../../back-office/operators/passwords'

const PASSWORD = 'hedge9horse'

describeApi('change of mobile', (open) => {
  let password_hash: string
  beforeAll(async () => {
    password_hash = await hashPassword(PASSWORD)
  })
  const account = (row = {}) =>
    newMember(open().app, { row: { mobile: freshMobile(), password_hash, ...row } })
  const post = (who: SignedInMember, path: string, body: object) => who.call(path, { method: 'POST', body })
  const prove = async (who: SignedInMember, body: object = { password: PASSWORD }) =>
    (await post(who, '/member/identity', body)).json<{ data: { proof: string } }>().data.proof
  const bind = async (who: SignedInMember, mobile: string, proof?: string) =>
    post(who, '/member/bindmobile', { mobile, vcode: await newCode(open().app, mobile, 'update'), proof })
  const mobileOf = async ({ user_id }: SignedInMember) => {
    const [row] = await open().database.db.select().from(member).where(eq(member.user_id, user_id))
    return row?.mobile
  }

  it('a session alone is not enough: the old number or the password must be proved first', async () => {
    const me = await account()
    const [before, fresh] = [await mobileOf(me), freshMobile()]
    const refused = [await bind(me, fresh), await bind(me, freshMobile(), `9999999999.${'a'.repeat(43)}`)]
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([422, 422])
    const foreign = await prove(await account())
    expect((await bind(me, freshMobile(), foreign)).json().msg).toBe('身份验证已失效，请重新验证')
    expect(await mobileOf(me)).toBe(before)
  })

  it('by a code that is sent to the number of the account, not to a typed one', async () => {
    const me = await account()
    const old = (await mobileOf(me)) ?? ''
    expect((await post(me, '/member/identity/code', {})).statusCode).toBe(200)
    const proof = await prove(me, { vcode: await receivedCode(open().app, old) })
    const fresh = freshMobile()
    expect((await bind(me, fresh, proof)).statusCode).toBe(200)
    expect(await mobileOf(me)).toBe(fresh)
  })

  it('other sessions end, the current one gets a new id; message and audit log have masked numbers', async () => {
    const { db } = open().database
    const me = await account()
    const old = (await mobileOf(me)) ?? ''
    const fresh = freshMobile()
    const answer = await bind(me, fresh, await prove(me))
    expect(answer.statusCode).toBe(200)
    expect((await me.call('/member')).statusCode).toBe(401)
    expect(answer.json().data.token).toMatch(/./)
    const sessions = await db.select().from(member_session).where(eq(member_session.user_id, me.user_id))
    expect(sessions).toMatchObject([{ address: '127.0.0.*' }])
    const told = await db.select().from(member_message).where(eq(member_message.user_id, me.user_id))
    const mask = (mobile: string) => `${mobile.slice(0, 3)}****${mobile.slice(7)}`
    expect(told).toMatchObject([{ kind: 'account', facts: { what: 'mobile', mobile: mask(fresh) } }])
    const log = await db.select().from(audit_entry).where(eq(audit_entry.subject_id, me.user_id))
    expect(log).toMatchObject([
      { action: 'member.mobile', before: { mobile: mask(old) }, after: { mobile: mask(fresh) } },
    ])
    const body = { username: old, password: PASSWORD }
    const login = await callShop(open().app, '/login', { method: 'POST', body })
    expect(login.json().data.code).toBe(ERRORS.wrong_login.code)
  })

  it('a taken number gets a code like any other, and is refused only after the code was given', async () => {
    const [me, other] = [await account(), await account()]
    const taken = (await mobileOf(other)) ?? ''
    const ask = (mobile: string) => me.call(`/member/sms/code?mobile=${mobile}&type=update`)
    const answers = [await ask(taken), await ask(freshMobile())]
    expect(answers[0]?.json()).toEqual(answers[1]?.json())
    const proof = await prove(me)
    const vcode = await receivedCode(open().app, taken)
    const wrong = await post(me, '/member/bindmobile', {
      mobile: taken,
      vcode: vcode === '000000' ? '000001' : '000000',
      proof,
    })
    expect(wrong.json().msg).toBe('短信验证码错误')
    const right = await post(me, '/member/bindmobile', { mobile: taken, vcode, proof })
    expect([right.statusCode, right.json().msg]).toEqual([422, '该手机号码已注册'])
  })

  it('the first number of a member from a third party needs no proof', async () => {
    const me = await account({ mobile: null, password_hash: null })
    const fresh = freshMobile()
    expect((await bind(me, fresh)).statusCode).toBe(200)
    expect(await mobileOf(me)).toBe(fresh)
  })

  it('failed passwords are followed by a wait; changes per day are limited', async () => {
    const me = await account()
    expect((await post(me, '/member/identity', { password: 'wrong1234' })).json().msg).toBe('密码错误')
    expect((await post(me, '/member/identity', { password: PASSWORD })).statusCode).toBe(429)
    const busy = await account({ mobile: null, password_hash: null })
    const statuses: number[] = []
    for (let n = 0; n <= DEFAULT_LIMITS.mobile_change.most; n++) {
      const taken = (await mobileOf(await account())) ?? ''
      statuses.push((await bind(busy, taken)).statusCode)
    }
    expect(statuses).toEqual([422, 422, 422, 429])
  })
})
