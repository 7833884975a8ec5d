import { beforeEach, expect, it } from 'vitest'
import type { CouponUseAnswer, GetUserCardListAnswer, MemberCoupon } from '@schemas/generated/api'
import { fillCart } from '@tests/helpers/cart'
import { newMember, type SignedInMember } from '@tests/helpers/member'
import { describeApi } from '@tests/helpers/seeded-app'
import { inTransaction } from '../../db/transaction'
import * as tables from '../../db/schema'
import { lockCoupons, releaseCoupons, useCoupons } from './service'

const PAST = new Date('2026-01-01')
const FUTURE = new Date('2035-01-01')
const NOW = new Date()

describeApi('a member’s coupons', (open) => {
  let member: SignedInMember
  const give = async (card_id: string, row: Partial<typeof tables.member_coupon.$inferInsert> = {}) => {
    const code = `${card_id}-${member.user_id}`
    const key = { company_id: '1', user_id: member.user_id, code, card_id }
    await open()
      .database.db.insert(tables.member_coupon)
      .values({ ...key, begin_date: PAST, end_date: FUTURE, ...row })
    return code
  }
  const mine = async (query = '') => {
    const { list, count } = await member.data<GetUserCardListAnswer>(`/user/getUserCardList?${query}`)
    expect(count).toBe(list.length)
    return list
  }
  const atCheckout = async (query = '') => {
    const { list } = await member.data<{ list: MemberCoupon[] }>(`/user/newGetCardList?${query}`)
    return list.map(({ card_id, valid, reason, discount_fee }) => [card_id, valid, reason, discount_fee])
  }
  const key = () => ({ company_id: '1', user_id: member.user_id })
  const run = <T>(work: Parameters<typeof inTransaction<T>>[1]) => inTransaction(open().database.db, work)

  beforeEach(async () => {
    member = await newMember(open().app)
  })

  it('lists by state: unused or locked by an unpaid order, used, expired or void', async () => {
    await give('1')
    await give('2', { state: 'locked', order_id: 'o' })
    await give('3', { state: 'used', used: NOW })
    await give('4', { end_date: new Date('2026-02-01') })
    await give('5', { state: 'void' })
    await give('7', { begin_date: new Date('2034-06-01T00:00:00+08:00') })
    const shown = (list: MemberCoupon[]) =>
      list.map(({ card_id, status, tagClass, locked }) => [card_id, status, tagClass, locked]).toSorted()
    expect(shown(await mine())).toEqual([
      ['1', 1, '', false],
      ['2', 4, '', true],
      ['7', 1, 'notstarted', false],
    ])
    expect(shown(await mine('status=2'))).toEqual([['3', 2, 'used', false]])
    expect(shown(await mine('status=3'))).toEqual([
      ['4', 5, 'overdue', false],
      ['5', 6, 'overdue', false],
    ])
    expect((await mine('card_type=discount')).map(({ card_id }) => card_id)).toEqual(['7'])
    expect((await mine())[0]).toMatchObject({
      begin_date: '2026-01-01',
      rule: '满99元减20元',
      coupon: { card_id: '1' },
    })
  })

  it('items are used instead of the cart', async () => {
    await give('1')
    const asked = (items: string) => atCheckout(`distributor_id=0&${items}`)
    expect(await asked('items[0][item_id]=10101')).toEqual(await asked('item_id=10101'))
    const [several] = await asked('items[0][item_id]=10101&items[0][num]=2&items[1][item_id]=10201')
    expect(several).toEqual(['1', true, '', 2000])
    expect(await asked('items[0][item_id]=10101&items[0][num]=1')).toEqual(await asked('item_id=10101&num=1'))
  })

  it('at a checkout each shows its saving or the reason why not, sorted by saving', async () => {
    await fillCart(open().database.db, member.user_id, [{ item_id: '10101', num: 3 }])
    await give('1')
    await give('2')
    await give('3')
    await give('5')
    await give('7', { begin_date: new Date('2034-06-01T00:00:00+08:00') })
    await give('8', { state: 'locked' })
    expect(await atCheckout()).toEqual([
      ['2', true, '', 3000],
      ['1', true, '', 2000],
      ['3', false, '可用商品未满499元', 0],
      ['5', false, '没有可使用此券的商品', 0],
      ['7', false, '2034-06-01起可用', 0],
      ['8', false, '未付款的订单正在使用', 0],
    ])
    expect((await atCheckout('item_id=41101')).find(([card_id]) => card_id === '1')).toEqual([
      '1',
      true,
      '',
      2000,
    ])
    expect((await atCheckout('order_type=normal_pointsmall'))[0]).toEqual([
      '1',
      false,
      '没有可使用此券的商品',
      0,
    ])
  })

  it('refuses a coupon of other grades', async () => {
    const { db } = open().database
    const card = {
      card_type: 'cash' as const,
      title: '金',
      date_type: 'DATE_TYPE_FIX_TERM' as const,
      quantity: 1,
    }
    await db
      .insert(tables.coupon)
      .values({ company_id: '1', card_id: 'gold', ...card, reduce_cost: 1, grade_ids: ['3'] })
      .onConflictDoNothing()
    await fillCart(db, member.user_id, [{ item_id: '10101' }])
    await give('gold')
    expect(await atCheckout()).toEqual([['gold', false, '您的会员等级不能使用此券', 0]])
  })

  it('promotion.coupon.use returns the saving', async () => {
    await fillCart(open().database.db, member.user_id, [{ item_id: '10101', num: 2 }])
    const body = { coupon_code: await give('1') }
    const used = await member.data<CouponUseAnswer>('/promotion.coupon.use', { method: 'POST', body })
    expect(used).toMatchObject({ status: true, coupon: { discount_fee: 2000 } })
    const other = await member.call('/promotion.coupon.use', {
      method: 'POST',
      body: { coupon_code: await give('3') },
    })
    expect([other.statusCode, other.json().msg]).toEqual([422, '可用商品未满499元'])
    const stranger = await newMember(open().app)
    expect((await stranger.call('/promotion.coupon.use', { method: 'POST', body })).statusCode).toBe(404)
  })

  it('unused → locked → used, or back', async () => {
    const code = await give('1')
    const state = async () => (await mine())[0]?.status
    await run((tx) => lockCoupons(tx, key(), [{ code, order_id: 'o1' }], NOW))
    expect(await state()).toBe(4)
    const again = run((tx) => lockCoupons(tx, key(), [{ code, order_id: 'o2' }], NOW))
    await expect(again).rejects.toMatchObject({ error: 'coupon_taken' })
    expect(await run((tx) => releaseCoupons(tx, key(), 'o2', NOW))).toEqual([])
    expect(await run((tx) => releaseCoupons(tx, key(), 'o1', NOW))).toEqual([{ code, expired: false }])
    expect(await run((tx) => releaseCoupons(tx, key(), 'o1', NOW))).toEqual([])
    expect(await state()).toBe(1)
    await run((tx) => lockCoupons(tx, key(), [{ code, order_id: 'o3' }], NOW))
    await run((tx) => useCoupons(tx, key(), 'o3', NOW))
    expect((await mine('status=2')).map((row) => row.code)).toEqual([code])
    expect(await run((tx) => releaseCoupons(tx, key(), 'o3', NOW))).toEqual([{ code, expired: false }])
    // what was made void comes to life by neither
    const dead = await give('2', { state: 'void', order_id: 'o4' })
    await run((tx) => useCoupons(tx, key(), 'o4', NOW))
    expect(await run((tx) => releaseCoupons(tx, key(), 'o4', NOW))).toEqual([])
    expect((await mine('status=3')).map((row) => row.code)).toEqual([dead])
  })

  it('a coupon that expires while locked is released as expired; coupons of others cannot be locked', async () => {
    const code = await give('1', { end_date: new Date('2026-03-01'), state: 'locked', order_id: 'o1' })
    expect(await run((tx) => releaseCoupons(tx, key(), 'o1', NOW))).toEqual([{ code, expired: true }])
    expect((await mine('status=3')).map((row) => row.code)).toEqual([code])
    const mineToo = await give('2')
    const { user_id } = await newMember(open().app)
    const foreign = run((tx) =>
      lockCoupons(tx, { company_id: '1', user_id }, [{ code: mineToo, order_id: 'o' }], NOW),
    )
    await expect(foreign).rejects.toMatchObject({ error: 'coupon_taken' })
    const ended = run((tx) => lockCoupons(tx, key(), [{ code, order_id: 'o' }], NOW))
    await expect(ended).rejects.toMatchObject({ error: 'coupon_taken' })
  })
})
