import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import type { MemberExportAnswer } from '@schemas/generated/api'
import { newMember, type SignedInMember } from '@tests/helpers/member'
import { paidOrder } from '@tests/helpers/orders'
import { describeApi } from '@tests/helpers/seeded-app'
import { freshMobile, newCode } from '@tests/helpers/sms'
import * as tables from '../../db/schema'
import { hashPassword } from '../operators/passwords'

const PASSWORD = 'hedge9horse'

describeApi('business-rules §5 注销', (open) => {
  let me: SignedInMember
  let mobile: string
  beforeEach(async () => {
    mobile = freshMobile()
    me = await newMember(open().app, {
      row: { mobile, password_hash: await hashPassword(PASSWORD), username: '沈青禾' },
    })
  })
  const remove = (body: object) => me.call('/member', { method: 'DELETE', body })
  const row = async () => {
    const mine = and(eq(tables.member.company_id, '1'), eq(tables.member.user_id, me.user_id))
    const [found] = await open().database.db.select().from(tables.member).where(mine)
    return found
  }
  const finishedOrder = (status: 'DONE' | 'PAYED' = 'DONE') =>
    paidOrder(open().app, { user_id: me.user_id, row: { status } })

  it('frees the number, forgets the person, keeps the orders and ends every session', async () => {
    const { order_id } = await finishedOrder()
    await me.data('/member/collect/item/101', { method: 'POST', body: {} })
    const answer = await remove({ password: PASSWORD })
    expect(answer.json().data).toEqual({ status: true })
    expect(answer.headers['set-cookie']).toEqual(expect.arrayContaining([expect.stringMatching(/^sid=;/)]))
    expect(await row()).toMatchObject({ mobile: null, password_hash: null, username: '', disabled: true })
    expect((await me.call('/member')).statusCode).toBe(401)
    const { db } = open().database
    const kept = await db.select().from(tables.orders).where(eq(tables.orders.order_id, order_id))
    expect(kept).toHaveLength(1)
    for (const table of [tables.favourite, tables.member_session] as const)
      expect(await db.select().from(table).where(eq(table.user_id, me.user_id))).toEqual([])
    const again = await newMember(open().app, { row: { mobile } })
    expect(again.user_id).not.toBe(me.user_id)
  })

  it('a code to the own number proves as well', async () => {
    const vcode = await newCode(open().app, mobile, 'update')
    expect((await remove({ vcode: vcode === '000000' ? '000001' : '000000' })).statusCode).toBe(422)
    expect((await remove({ vcode })).statusCode).toBe(200)
  })

  it('without a proof, or with a wrong one, nothing happens; guesses wait', async () => {
    expect((await remove({})).json().msg).toBe('请输入密码或短信验证码')
    expect((await remove({ password: 'wrong' })).statusCode).toBe(422)
    const hurried = await remove({ password: PASSWORD })
    expect([hurried.statusCode, Number(hurried.headers['retry-after'])]).toEqual([429, expect.any(Number)])
    expect((await row())?.mobile).toBe(mobile)
  })

  it('not while an order is open', async () => {
    await finishedOrder('PAYED')
    const answer = await remove({ password: PASSWORD })
    expect([answer.statusCode, answer.json().msg]).toEqual([409, '还有未完成的订单或售后，暂不能注销'])
    expect((await row())?.deleted).toBeNull()
  })
})

describeApi('issue 4 member/export', (open) => {
  it('everything about oneself, nothing of others, no secret', async () => {
    const me = await newMember(open().app, { row: { mobile: freshMobile(), username: '沈青禾' } })
    const other = await newMember(open().app)
    const { order_id } = await paidOrder(open().app, { user_id: me.user_id })
    await paidOrder(open().app, { user_id: other.user_id })
    for (const who of [me, other]) await who.data('/member/collect/item/101', { method: 'POST', body: {} })
    const answer = await me.call('/member/export')
    expect(answer.headers).toMatchObject({
      'content-disposition': 'attachment; filename="member.json"',
      'cache-control': 'no-store',
    })
    const { sections } = answer.json<{ data: MemberExportAnswer }>().data
    const rows = new Map(sections.map(({ name, rows: own }) => [name, own]))
    expect(rows.get('member')).toMatchObject([{ user_id: me.user_id, username: '沈青禾' }])
    expect(rows.get('orders')).toMatchObject([{ order_id }])
    expect(rows.get('order_line')).toMatchObject([{ order_id }])
    expect(rows.get('payment')).toHaveLength(1)
    expect(rows.get('favourite')).toHaveLength(1)
    expect(answer.payload).not.toContain(other.user_id)
    expect(answer.payload).not.toMatch(/password_hash|session_id|seller_remark/)
  })
})
