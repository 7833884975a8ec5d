import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { OrderDetail } from '@schemas/generated/api'
import { buy, payFor, startPay } from '@tests/helpers/checkout'
import { newMember, type SignedInMember } from '@tests/helpers/member'
import { describeApi } from '@tests/helpers/seeded-app'
import { inTransaction } from '../../db/transaction'
import { approveCancel } from './service'

const LINES = [{ item_id: '40801' }, { item_id: '40801', distributor_id: '3', num: 2 }]

/** One trade, an order of the company itself and one of shop 3. */
describeApi('what the orders of a trade hold in common', (open) => {
  const query = async (sql: string, values: unknown[] = []) =>
    (await open().database.pool.query(sql, values)).rows
  const cancel = (member: SignedInMember, order_id: string | undefined) =>
    member.data('/order/cancel', { method: 'POST', body: { order_id, cancel_reason: '不要了' } })
  const agree = (order_id: string | undefined) =>
    inTransaction(open().database.db, (tx) =>
      approveCancel(tx, { company_id: '1', actor: 'operator:客服' }, order_id ?? '', new Date()),
    )
  const events = async (member: SignedInMember, order_id: string | undefined) => {
    const detail = await member.data<OrderDetail>(`/order/${order_id}`)
    return detail.events.map(({ msg }) => msg)
  }
  const totalOf = async (order_id: string | undefined) =>
    (await query(`select total_fee, coupon_discount from orders where order_id = $1`, [order_id]))[0]

  /** A trade of two orders whose platform coupon takes something off both. */
  const withCoupon = async (row: object = {}) => {
    const { app, database } = open()
    const member = await newMember(app, row)
    const code = randomUUID()
    await query(
      `insert into member_coupon (company_id, user_id, code, card_id, begin_date, end_date)
       values ('1', $1, $2, '1', '2026-01-01', '2035-01-01')`,
      [member.user_id, code],
    )
    const made = await buy({ db: database.db, member }, LINES, { platform_coupon: code })
    const state = async () =>
      (await query(`select state from member_coupon where code = $1`, [code]))[0]?.state as string
    return { member, code, made, state, orders: made.orders.map(({ order_id }) => order_id) }
  }

  it('cancelling an unpaid order keeps the other’s share; the platform coupon is released with the last', async () => {
    const { member, made, state, orders } = await withCoupon()
    const [first, second] = orders
    const before = await totalOf(second)
    expect(before.coupon_discount).toBeGreaterThan(0)
    await cancel(member, first)
    expect([await state(), await totalOf(second)]).toEqual(['locked', before])
    expect((await startPay(member, made.trade_id)).order_info.total_fee).toBe(before.total_fee)
    await cancel(member, second)
    expect(await state()).toBe('unused')
  })

  it('paid orders cancelled one after the other release the coupon with the last, and nothing is charged again', async () => {
    const { member, made, state, orders } = await withCoupon()
    const [first, second] = orders
    const before = await totalOf(second)
    await payFor(member, made.trade_id)
    for (const order_id of orders) await cancel(member, order_id)
    await agree(first)
    expect([await state(), await totalOf(second)]).toEqual(['used', before])
    await agree(second)
    expect(await state()).toBe('unused')
    const refunds = await query(`select sum(refund_fee)::int as sum from refund where trade_id = $1`, [
      made.trade_id,
    ])
    expect(refunds).toEqual([{ sum: made.total_fee }])
  })

  it('a coupon that has expired meanwhile is released as expired: 原路失效', async () => {
    const { member, code, state, orders } = await withCoupon()
    const [first, second] = orders
    await cancel(member, first)
    await query(`update member_coupon set end_date = now() - interval '1 second' where code = $1`, [code])
    await cancel(member, second)
    expect(await events(member, second)).toContain('优惠券已过期，原路失效')
    expect(await events(member, first)).not.toContain('优惠券已过期，原路失效')
    const { list } = await member.data<{ list: { code: string }[] }>('/user/getUserCardList?status=3')
    expect([await state(), list.map((one) => one.code)]).toEqual(['unused', [code]])
  })

  it('a promotion over two shops counts once, and is released with its last order', async () => {
    const { app, database } = open()
    const member = await newMember(app)
    const promotion_id = randomUUID()
    await query(
      `insert into promotion (company_id, promotion_id, kind, marketing_name, begin_time, end_time, steps, join_limit)
       values ('1', $1, 'full_minus', '全场一次', '2026-01-01', '2035-01-01', '[{"full": 100, "minus": 50}]', 1)`,
      [promotion_id],
    )
    const used = async () =>
      (await query(`select used from promotion_use where promotion_id = $1`, [promotion_id]))[0]?.used
    const lines = LINES.map((line) => ({ ...line, item_id: '10101', activity_id: promotion_id }))
    const made = await buy({ db: database.db, member }, lines)
    const [first, second] = made.orders
    const shared = await query(`select distinct order_id from line_discount where source = $1`, [
      `promotion:${promotion_id}`,
    ])
    expect([shared.length, await used()]).toEqual([2, 1])
    await cancel(member, first?.order_id)
    expect(await used()).toBe(1)
    await cancel(member, second?.order_id)
    expect(await used()).toBe(0)
    await query(`update promotion set disabled = true where promotion_id = $1`, [promotion_id])
  })
})
