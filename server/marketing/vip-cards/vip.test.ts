import { DAY_MS } from '@schemas/time-units'
import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type {
  TradeDetail,
  VipGradesBuyAnswer,
  VipGradesNewlistAnswer,
  VipState,
} from '@schemas/generated/api'
import { newMember, type SignedInMember } from '@tests/helpers/member'
import { describeApi } from '@tests/helpers/seeded-app'
import * as tables from '../../db/schema'
import { inTransaction } from '../../db/transaction'
import { unixTime } from '../../core/shanghai'
import { insertPayment } from '../../payments/payments/repo'
import { settle } from '../../payments/payments/settle'
import { vipStateOf } from '../../members/vip/service'

const NOW = new Date('2026-11-21T08:00:00Z')
const after = (days: number) => new Date(NOW.getTime() + days * DAY_MS)

describeApi('vipgrades', (open) => {
  const member = () => newMember(open().app)
  const buy = (who: SignedInMember, vip_grade_id: string, card_type: string) =>
    who.call('/vipgrades/buy', {
      method: 'POST',
      body: { vip_grade_id, card_type, pay_type: 'test' },
      headers: { 'idempotency-key': randomUUID() },
    })
  const bought = async (who: SignedInMember, grade: string, type: string) =>
    (await buy(who, grade, type)).json<{ data: VipGradesBuyAnswer }>().data

  /** The provider says that a trade was paid. */
  async function pay({ trade_info: { trade_id }, total_fee }: VipGradesBuyAnswer, now: Date) {
    const { db } = open().database
    const fresh = { company_id: '1', trade_id, pay_type: 'test', pay_fee: total_fee, created: now }
    return inTransaction(db, async (tx) => {
      const { payment_id } = await insertPayment(tx, fresh)
      const report = { transaction_id: `t${trade_id}`, pay_fee: total_fee, currency: 'CNY' }
      return settle(tx, '1', payment_id, { ...report, state: 'SUCCESS' }, now)
    })
  }
  const state = (who: SignedInMember, now: Date): Promise<VipState> =>
    vipStateOf(open().database.db, { company_id: '1', user_id: who.user_id }, now)

  it('prices are texts of yuan, days texts too', async () => {
    const { list, cur } = await open().data<VipGradesNewlistAnswer>('/vipgrades/newlist')
    expect(cur.symbol).toBe('¥')
    expect(list.map(({ vip_grade_id, lv_type }) => [vip_grade_id, lv_type])).toEqual([
      ['v1', 'vip'],
      ['v2', 'svip'],
    ])
    expect(list[0]).toMatchObject({
      is_default: true,
      price_list: [
        { name: 'monthly', price: '9.90', day: '30' },
        { name: 'quarter', price: '26.90', day: '90' },
        { name: 'year', price: '88.00', day: '365' },
      ],
      privileges: { discount: 10, discount_desc: '9折' },
    })
  })

  it('a member without grade sees the grades for sale', async () => {
    expect(await (await member()).data<VipState>('/vipgrades/uservip')).toMatchObject({
      is_open: true,
      is_vip: false,
      is_had_vip: false,
      vip_grade_id: '',
      day: 0,
      guide_title: '开通VIP会员，全场9折',
    })
  })

  it('a grade is bought with a trade, in cents, and delivered only when paid', async () => {
    const me = await member()
    const answer = await bought(me, 'v1', 'monthly')
    expect(answer).toMatchObject({ order_type: 'memberCard', total_fee: 990, pay_type: 'test' })
    const [trade] = await open()
      .database.db.select()
      .from(tables.trade)
      .where(and(eq(tables.trade.company_id, '1'), eq(tables.trade.trade_id, answer.trade_info.trade_id)))
    expect(trade).toMatchObject({ user_id: me.user_id, state: 'NOTPAY', total_fee: 990 })
    const { trade_id } = answer.trade_info
    const { product, arrival } = await me.data<TradeDetail>(`/trade/detail?trade_id=${trade_id}`)
    expect(product).toEqual({ title: 'VIP会员', note: '30天 · 购物享9折' })
    expect(arrival).toBeUndefined()
    // Rule orders-1: 30 minutes
    expect(answer.expires - unixTime(trade?.created ?? null)).toBe(30 * 60)
    expect((await state(me, NOW)).is_had_vip).toBe(false)
    expect(await pay(answer, NOW)).toBe('paid')
    expect(await state(me, after(29.5))).toMatchObject({
      is_vip: true,
      vip_grade_id: 'v1',
      lv_type: 'vip',
      discount: 10,
      day: 1,
      end_date: unixTime(after(30)),
      end_time: '2026-12-21',
    })
    expect(await state(me, after(30))).toMatchObject({ is_vip: false, is_had_vip: true, discount: 0, day: 0 })
  })

  it('the same grade is prolonged, another begins now', async () => {
    const me = await member()
    await pay(await bought(me, 'v1', 'monthly'), NOW)
    await pay(await bought(me, 'v1', 'quarter'), after(10))
    expect((await state(me, after(10))).end_date).toBe(unixTime(after(120)))
    await pay(await bought(me, 'v2', 'quarter'), after(20))
    expect(await state(me, after(20))).toMatchObject({ vip_grade_id: 'v2', end_date: unixTime(after(110)) })
    await pay(await bought(me, 'v2', 'year'), after(200))
    expect((await state(me, after(200))).end_date).toBe(unixTime(after(565)))
  })

  it('refuses lower grades and those that are not for sale', async () => {
    const row = { vip_grade_id: 'v2', vip_until: new Date('2040-01-01') }
    const best = await newMember(open().app, { row })
    const refused = await buy(best, 'v1', 'year')
    expect([refused.statusCode, refused.json().msg]).toEqual([409, '您已是SVIP会员，到期前不能购买VIP会员'])
    expect((await buy(best, 'v2', 'year')).statusCode).toBe(200)
    for (const [grade, type] of [
      ['v2', 'monthly'],
      ['v9', 'year'],
    ] as const)
      expect((await buy(await member(), grade, type)).statusCode).toBe(404)
  })

  it('a lower grade that is paid later prolongs the better one', async () => {
    const me = await member()
    const lesser = await bought(me, 'v1', 'monthly')
    const row = { vip_grade_id: 'v2', vip_until: after(100) }
    await open()
      .database.db.update(tables.member)
      .set(row)
      .where(and(eq(tables.member.company_id, '1'), eq(tables.member.user_id, me.user_id)))
    expect(await pay(lesser, NOW)).toBe('paid')
    expect(await state(me, NOW)).toMatchObject({ vip_grade_id: 'v2', end_date: unixTime(after(130)) })
  })

  it('a member has one unpaid grade order: the same grade returns it, another closes it and its payment is refunded', async () => {
    const me = await member()
    const first = await bought(me, 'v1', 'monthly')
    expect((await bought(me, 'v1', 'monthly')).trade_info).toEqual(first.trade_info)
    const second = await bought(me, 'v2', 'quarter')
    expect(second.trade_info).not.toEqual(first.trade_info)
    expect(await pay(first, NOW)).toBe('late')
    expect(await pay(second, NOW)).toBe('paid')
    expect(await state(me, NOW)).toMatchObject({ vip_grade_id: 'v2' })
  })
})
