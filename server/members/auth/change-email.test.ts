import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { callShop, newMember, type SignedInMember } from '@tests/helpers/member'
import { describeApi } from '@tests/helpers/seeded-app'
import { freshMobile, newCode, readCaptcha, receivedCode } from '@tests/helpers/sms'
import { audit_entry, member, member_message, member_session, outbox } from '../../db/schema'
import { DEFAULT_LIMITS } from '../../config/limits'
import { hashPassword } from '../../back-office/operators/passwords'

const PASSWORD = 'hedge9horse'
let numbers = 0
const freshEmail = () => `change${++numbers}@example.com`

describeApi('change of e-mail address', (open) => {
  let password_hash: string
  beforeAll(async () => {
    password_hash = await hashPassword(PASSWORD)
  })
  const account = (row = {}) =>
    newMember(open().app, { row: { mobile: freshMobile(), password_hash, ...row } })
  const prove = async (who: SignedInMember) => {
    const body = { password: PASSWORD }
    return (await who.data<{ proof: string }>('/member/identity', { method: 'POST', body })).proof
  }
  const bind = async (who: SignedInMember, email: string, proof: string) => {
    const vcode = await newCode(open().app, email, 'email')
    return who.call('/member/bindemail', { method: 'POST', body: { email, vcode, proof } })
  }
  const rowOf = async ({ user_id }: SignedInMember) => {
    const [row] = await open().database.db.select().from(member).where(eq(member.user_id, user_id))
    return { email: row?.email, email_proved: row?.email_proved }
  }
  const mailsTo = (recipient: string) =>
    open().database.db.select().from(outbox).where(eq(outbox.recipient, recipient))

  it.each([
    ['PUT', '/member', 'json'],
    ['POST', '/user.attr.save', 'json'],
    ['GET', '/user.attr.save?email=thief@example.com', 'query'],
  ] as const)(
    '%s %s takes no e-mail address, so a stolen session cannot set one',
    async (method, path, kind) => {
      const me = await account({ email: 'own@example.com', email_proved: 'own@example.com' })
      const answer = await me.call(path, {
        method,
        ...(kind === 'json' && { body: { email: 'thief@example.com' } }),
      })
      expect([answer.statusCode, answer.json().msg]).toEqual([400, 'email 不允许有额外的属性'])
      expect((await rowOf(me)).email).toBe('own@example.com')
    },
  )

  it('without a proof of identity in this session no code is sent and no address is bound or removed', async () => {
    const me = await account()
    const foreign = await prove(await account())
    const email = freshEmail()
    for (const proof of [`9999999999.${'a'.repeat(43)}`, foreign]) {
      const asked = await me.call('/member/bindemail/code', { method: 'POST', body: { email, proof } })
      const removed = await me.call('/member/bindemail', { method: 'DELETE', body: { proof } })
      expect([asked.statusCode, removed.statusCode]).toEqual([422, 422])
    }
    expect(await mailsTo(email)).toEqual([])
    expect((await bind(me, email, foreign)).json().msg).toBe('身份验证已失效，请重新验证')
    expect(await rowOf(me)).toEqual({ email: '', email_proved: '' })
  })

  it('a code proves the new address; the old one is notified, other sessions end, the change is logged', async () => {
    const { db } = open().database
    const [old, fresh] = [freshEmail(), freshEmail()]
    const me = await account({ email: old, email_proved: old })
    const proof = await prove(me)
    const asked = await me.call('/member/bindemail/code', { method: 'POST', body: { email: fresh, proof } })
    expect(asked.json()).toEqual({ data: { message: '验证码已发送到邮箱' } })
    const vcode = await receivedCode(open().app, fresh)
    const post = (code: string) =>
      me.call('/member/bindemail', { method: 'POST', body: { email: fresh, vcode: code, proof } })
    const wrong = await post(vcode === '000000' ? '000001' : '000000')
    expect([wrong.statusCode, wrong.json().msg]).toEqual([422, '邮箱验证码错误'])
    const answer = await post(vcode)
    expect(answer.json().data.token).toMatch(/./)
    expect(await rowOf(me)).toEqual({ email: fresh, email_proved: fresh })
    expect((await me.call('/member')).statusCode).toBe(401)
    expect(await db.select().from(member_session).where(eq(member_session.user_id, me.user_id))).toHaveLength(
      1,
    )
    const [notice] = await mailsTo(old)
    expect(notice?.content['text']).toBe(
      '您的账号邮箱已更换为 c***@example.com。如非本人操作，请立即更改密码。',
    )
    const told = await db.select().from(member_message).where(eq(member_message.user_id, me.user_id))
    expect(told).toMatchObject([{ kind: 'account', facts: { what: 'email', email: 'c***@example.com' } }])
    const log = await db.select().from(audit_entry).where(eq(audit_entry.subject_id, me.user_id))
    expect(log).toMatchObject([{ action: 'member.email', after: { email: 'c***@example.com' } }])
  })

  it('a removed address is notified and gets no more codes', async () => {
    const old = freshEmail()
    const me = await account({ email: old, email_proved: old })
    const proof = await prove(me)
    expect((await me.call('/member/bindemail', { method: 'DELETE', body: { proof } })).statusCode).toBe(200)
    expect(await rowOf(me)).toEqual({ email: '', email_proved: '' })
    const [notice] = await mailsTo(old)
    expect(notice?.content['text']).toBe('您的账号已解除绑定本邮箱。如非本人操作，请立即更改密码。')
    const body = { username: me.mobile, ...(await readCaptcha(open().app, 'forgot_password')) }
    await callShop(open().app, '/member/email/code', { method: 'POST', body })
    expect(await mailsTo(old)).toHaveLength(1)
  })

  it('a member without a mobile binds one first; changes per day are limited', async () => {
    const unbound = await account({ mobile: null, password_hash: null })
    const given = await unbound.data<{ proof: string }>('/member/identity', { method: 'POST', body: {} })
    expect((await bind(unbound, freshEmail(), given.proof)).json().msg).toBe('请先绑定手机号码')

    const me = await account()
    let headers = { cookie: me.cookie, authorization: '' }
    const post = (path: string, body: object) => me.call(path, { method: 'POST', body, headers })
    const statuses: number[] = []
    for (let n = 0; n <= DEFAULT_LIMITS.email_change.most; n++) {
      const email = freshEmail()
      const { proof } = (await post('/member/identity', { password: PASSWORD })).json().data
      const vcode = await newCode(open().app, email, 'email')
      const answer = await post('/member/bindemail', { email, vcode, proof })
      statuses.push(answer.statusCode)
      if (answer.statusCode === 200)
        headers = { cookie: '', authorization: `Bearer ${answer.json().data.token}` }
    }
    expect(statuses).toEqual([200, 200, 200, 429])
  })
})
