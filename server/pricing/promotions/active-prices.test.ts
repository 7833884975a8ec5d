import { beforeAll, expect, it } from 'vitest'
import { describeDemoDatabase } from '@tests/helpers/database'
import * as tables from '../../db/schema'
import { activePrices } from './active-prices-repo'
import { lowestPrice, type PricedMember } from './prices'

const NOW = new Date('2026-06-01T04:00:00Z')
const HOUR = 3_600_000
const from = (hours: number) => new Date(NOW.getTime() + hours * HOUR)
const company_id = '1'
const plain: PricedMember = { grade_id: 'plain', vip_grade_id: null, staff: false }
const gold: PricedMember = { ...plain, grade_id: 'gold' }
const vip: PricedMember = { ...gold, vip_grade_id: 'vip' }
const employee: PricedMember = { ...plain, staff: true }

/** Item 10101 costs 7900. */
describeDemoDatabase('prices of an item', (open) => {
  const pricesOf = async (member: PricedMember | null, item_id = '10101', now = NOW) => {
    const prices = (await activePrices(open().db, company_id, [item_id], member, now)).get(item_id)
    if (!prices) throw new Error(`Expected prices of ${item_id}`)
    return prices
  }

  beforeAll(async () => {
    const { db } = open()
    await db.insert(tables.member_grade).values([
      { company_id, grade_id: 'plain', grade_name: '普通', discount: 0 },
      { company_id, grade_id: 'gold', grade_name: '金卡', discount: 15 },
    ])
    await db
      .insert(tables.vip_grade)
      .values({ company_id, vip_grade_id: 'vip', grade_name: 'VIP', lv_type: 'vip', prices: [], discount: 5 })
    await db
      .insert(tables.item_grade_price)
      .values({ company_id, item_id: '10201', grade_id: 'gold', price: 100 })
    await db
      .insert(tables.promotion)
      .values([
        sale('all', {}),
        sale('vip-only', { grade_ids: ['vip'] }),
        sale('disabled', { disabled: true }),
        sale('shop', { distributor_id: '1' }),
      ])
    await db.insert(tables.promotion_target).values([
      { company_id, promotion_id: 'all', target_id: '10101', price: 7000 },
      { company_id, promotion_id: 'vip-only', target_id: '101', price: 6900 },
      { company_id, promotion_id: 'disabled', target_id: '10101', price: 1 },
      { company_id, promotion_id: 'shop', target_id: '10101', price: 2 },
    ])
    await db.insert(tables.seckill).values({
      company_id,
      seckill_id: 'k',
      activity_name: '整点秒杀',
      notice_time: from(-3),
      begin_time: from(-1),
      end_time: from(1),
    })
    await db.insert(tables.seckill_item).values({
      company_id,
      seckill_id: 'k',
      item_id: '10101',
      activity_price: 5000,
      activity_store: 10,
      limit_num: 2,
    })
    await db.insert(tables.staff_activity).values({
      company_id,
      activity_id: 'inner',
      kind: 'staff',
      name: '员工内购',
      begin_time: from(-1),
      end_time: from(1),
    })
    await db
      .insert(tables.staff_activity_item)
      .values({ company_id, activity_id: 'inner', item_id: '10101', price: 6000, limit_num: 1 })
  }, 60_000)

  const sale = (promotion_id: string, more: Partial<typeof tables.promotion.$inferInsert>) => ({
    company_id,
    promotion_id,
    kind: 'limited_time_sale' as const,
    marketing_name: '限时特惠',
    begin_time: from(-1),
    end_time: from(1),
    scope: 'goods' as const,
    ...more,
  })

  it('a visitor has no member price, and no staff price', async () => {
    expect(await pricesOf(null)).toMatchObject({ price: 7900, member_price: null, staff: null })
    expect(await pricesOf(null, '10201')).toMatchObject({ member_price: null })
  })

  it('a grade’s percentage, before it its own price, instead of both a bought grade', async () => {
    expect((await pricesOf(plain)).member_price).toBeNull()
    expect((await pricesOf(gold)).member_price).toBe(6715)
    expect((await pricesOf(gold, '10201')).member_price).toBe(100)
    expect((await pricesOf(vip)).member_price).toBe(7505)
    expect((await pricesOf(vip, '10201')).member_price).not.toBe(100)
  })

  it('a sale counts while it runs, for its grades and its shop’s products, by item or product', async () => {
    expect((await pricesOf(null)).limited).toMatchObject({ id: 'all', price: 7000 })
    expect((await pricesOf(vip)).limited).toMatchObject({ id: 'vip-only', price: 6900 })
    expect((await pricesOf(vip, '10102')).limited).toMatchObject({ id: 'vip-only' })
    expect((await pricesOf(null, '10101', from(1))).limited).toBeNull()
    expect((await pricesOf(null, '10101', from(-1))).limited).not.toBeNull()
  })

  it('a seckill’s price is charged with its ticket only', async () => {
    const prices = await pricesOf(null)
    expect(prices.seckill).toMatchObject({ id: 'k', price: 5000, activity_store: 10, sold: 0, limit_num: 2 })
    expect(lowestPrice(prices)).toEqual({ price: 7000, source: 'limited_time_sale', id: 'all' })
    expect(lowestPrice(prices, 'k')).toEqual({ price: 5000, source: 'seckill', id: 'k' })
    expect(lowestPrice(prices, 'another').source).toBe('limited_time_sale')
  })

  it('an employee’s price is for employees', async () => {
    expect(lowestPrice(await pricesOf(employee))).toEqual({ price: 6000, source: 'staff', id: 'inner' })
    expect(lowestPrice(await pricesOf(plain)).price).toBe(7000)
  })

  it('the lowest price alone counts; of equal ones the one that leaves more reductions', async () => {
    expect(lowestPrice(await pricesOf(gold))).toEqual({ price: 6715, source: 'member' })
    const prices = await pricesOf(null)
    const timed = { id: 'x', name: '', price: 7900, start_time: 0, end_time: 0 }
    expect(lowestPrice({ ...prices, limited: timed, member_price: 7900 }).source).toBe('shelf')
  })

  it('several items in one query; unknown ones are absent', async () => {
    const prices = await activePrices(open().db, company_id, ['10101', '10201', 'nobody'], null, NOW)
    expect([...prices.keys()].toSorted()).toEqual(['10101', '10201'])
    expect(await activePrices(open().db, '2', ['10101'], null, NOW)).not.toEqual(prices)
  })
})
