import { beforeAll, expect, it } from 'vitest'
import type { MemberMessagesAnswer } from '@schemas/generated/api'
import { aftersaleKit, BY, type AftersaleKit } from '@tests/helpers/aftersales'
import { newMember, type SignedInMember } from '@tests/helpers/member'
import { paidOrder } from '@tests/helpers/orders'
import { describeApi } from '@tests/helpers/seeded-app'
import { coupon, member_coupon, member_message } from '../../db/schema'
import { inTransaction } from '../../db/transaction'
import { approve, reject } from '../../aftersales/decisions/decide'
import cleanUp from '../../platform/jobs/clean-up.job'
import tellOfCoupons from '../../marketing/member-coupons/tell-of-coupons.job'
import type { Job } from '../../platform/jobs/job'
import { cancelOrder, rejectCancel } from '../../orders/cancellation/service'
import { replyAsSeller, createRates } from '../../orders/reviews/write'
import { smsSender } from '../../platform/sms/sender'
import { tell } from './repo'

const DAY_MS = 86_400_000

describeApi('message centre', (open) => {
  let kit: AftersaleKit
  let me: SignedInMember
  const messages = (who = me, query = '') => who.data<MemberMessagesAnswer>(`/member/messages${query}`)
  const titles = async (who = me) => (await messages(who)).list.map(({ title }) => title)
  const owner = (who = me) => ({ company_id: '1', user_id: who.user_id })
  const db = () => open().database.db
  const runJob = (job: Job, now = new Date()) =>
    job.run({
      db: db(),
      providers: open().app.payments,
      sms: smsSender(db(), open().app.config),
      company_id: '1',
      now,
      failed: (error) => expect.unreachable(String(error)),
    })
  beforeAll(() => {
    kit = aftersaleKit(open().app)
  })
  const fresh = async () => (me = await newMember(open().app))
  const order = (row = {}) => paidOrder(open().app, { user_id: me.user_id, row })

  it('a shipped parcel is announced to its buyer only, with courier and number', async () => {
    await fresh()
    const { order_id } = await order()
    await kit.shipped(order_id)
    const { list, unread } = await messages()
    expect(list).toMatchObject([
      {
        kind: 'shipped',
        content: '「测试商品」已发货，顺丰速运 SF1234567890。',
        target: { kind: 'order', id: order_id },
        is_read: false,
      },
    ])
    expect(unread).toBe(1)
    expect(await titles(await newMember(open().app))).toEqual([])
  })

  it('a transaction that is rolled back writes no message', async () => {
    await fresh()
    const { order_id } = await order()
    const shipped = kit.act(async (tx) => {
      await tell(tx, owner(), { kind: 'shipped', target_id: order_id, facts: {}, cause: 'shipped:x' })
      throw new Error('broken')
    })
    await expect(shipped).rejects.toThrow('broken')
    expect(await titles()).toEqual([])
  })

  it('an after-sale: granted, paid out; refused; the buyer’s own steps write no message', async () => {
    await fresh()
    const [paid, other] = [await order(), await order()]
    const sheet = await kit.applied(me, paid.order_id)
    expect(await titles()).toEqual([])
    await kit.act((tx) => approve(tx, BY, sheet.aftersales_bn))
    await kit.paidOut(sheet.aftersales_bn)
    const refused = await kit.applied(me, other.order_id)
    await kit.act((tx) => reject(tx, BY, refused.aftersales_bn, { refuse_reason: '不符合条件' }))
    const { list } = await messages()
    expect(list.map(({ content }) => content)).toEqual([
      '商家未通过您的售后申请：不符合条件',
      '「测试商品」的退款 ¥100.00 已原路退回。',
      '商家已同意退款，款项将原路退回。',
    ])
    expect(list[0]?.target).toEqual({ kind: 'aftersale', id: refused.aftersales_bn })
  })

  it('a cancellation writes no message, its rejection by the shop does', async () => {
    await fresh()
    const unpaid = await order({ status: 'NOTPAY' })
    const { order_id } = await order()
    await cancelOrder(db(), { ...owner(), order_id, reason: '不想要了' }, new Date())
    expect(await titles()).toEqual([])
    await kit.act((tx) => rejectCancel(tx, BY, { order_id, reason: '已经打包' }))
    expect((await messages()).list).toMatchObject([
      { kind: 'cancel_refused', content: '「测试商品」将继续为您发货，商家说明：已经打包。' },
    ])
    expect(unpaid.order_id).not.toBe(order_id)
  })

  it('the shop’s reply to a review', async () => {
    await fresh()
    const { order_id, lines } = await order({ status: 'DONE', finished: new Date() })
    const item_id = lines[0]?.item_id ?? ''
    const rates = [{ item_id, content: '很好', star: 5 }]
    const { list } = await createRates(db(), owner(), { order_id, anonymous: false, rates })
    const rate_id = list[0]?.rate_id ?? ''
    await kit.act((tx) => replyAsSeller(tx, '1', { rate_id, username: '客服', content: '谢谢！' }))
    expect((await messages()).list).toMatchObject([
      { kind: 'replied', content: '「商品1」：谢谢！', target: { kind: 'item', id: item_id } },
    ])
  })

  it('a coupon that ends soon is announced once, however often the job runs', async () => {
    await fresh()
    const now = new Date()
    const [card] = await db().select().from(coupon).limit(1)
    const copy = (code: string, days: number, state: 'unused' | 'used' = 'unused') => ({
      ...owner(),
      card_id: card?.card_id ?? '',
      code: `${me.user_id}${code}`,
      begin_date: new Date(now.getTime() - DAY_MS),
      end_date: new Date(now.getTime() + days * DAY_MS),
      state,
    })
    await db()
      .insert(member_coupon)
      .values([copy('soon', 2), copy('later', 4), copy('over', -0.1), copy('used', 2, 'used')])
    await Promise.all([runJob(tellOfCoupons), runJob(tellOfCoupons)])
    await runJob(tellOfCoupons)
    expect((await messages()).list).toMatchObject([
      { kind: 'coupon_ending', target: { kind: 'coupon', id: `${me.user_id}soon` } },
    ])
  })

  it('one message is marked read, then all; other members’ messages are not', async () => {
    await fresh()
    const stranger = await newMember(open().app)
    for (const cause of ['a', 'b', 'c'])
      await inTransaction(db(), (tx) =>
        tell(tx, owner(), { kind: 'account', target_id: '', facts: { what: 'password' }, cause }),
      )
    const [first] = (await messages()).list
    const mark = (who: SignedInMember, body: object) =>
      who.call('/member/messages/read', { method: 'POST', body })
    expect((await mark(stranger, { message_id: first?.message_id })).statusCode).toBe(404)
    expect((await mark(me, { message_id: first?.message_id })).json().data).toEqual({
      status: true,
      unread: 2,
    })
    expect((await mark(me, { message_id: first?.message_id })).json().data.unread).toBe(2)
    expect((await messages(me, '?unread=1')).total_count).toBe(2)
    await mark(stranger, {})
    expect((await me.data<{ unread: number }>('/member/messages/unread')).unread).toBe(2)
    expect((await mark(me, {})).json().data).toEqual({ status: true, unread: 0 })
  })

  it('pages contain every message once, the last pages read from the end; old messages are deleted', async () => {
    await fresh()
    const began = Date.now()
    await db()
      .insert(member_message)
      .values(
        Array.from({ length: 25 }, (_, n) => ({
          ...owner(),
          message_id: `${me.user_id}${n}`,
          kind: 'account' as const,
          target_id: '',
          facts: { what: 'password' },
          cause: String(n),
          // two at each time
          created: new Date(began - Math.floor(n / 2) * DAY_MS * 20),
        })),
      )
    const pages = await Promise.all([1, 2, 3].map((page) => messages(me, `?page=${page}`)))
    const ids = pages.flatMap(({ list }) => list.map(({ message_id }) => message_id))
    expect(pages.map(({ list }) => list.length)).toEqual([10, 10, 5])
    expect(new Set(ids).size).toBe(25)
    const times = pages.flatMap(({ list }) => list.map(({ created }) => created))
    expect(times).toEqual(times.toSorted((a, b) => b - a))
    await runJob(cleanUp, new Date(began))
    // 180 days are kept: times 0 … 8 of 20 days, and not the one of 180 days itself
    expect((await messages()).total_count).toBe(20)
  })
})
