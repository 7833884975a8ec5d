import { describe, expect, it } from 'vitest'
import { EMPTY_LIVE, visitorShop } from '@engine'
import { couponFigure, COUPON_STATES, shownCoupon } from './coupon'
import { liveCoupon } from '@tests/helpers/drawn-widgets'

const shopWith = (row: ReturnType<typeof liveCoupon>) =>
  visitorShop({ ...EMPTY_LIVE, coupon: { [row.card_id]: row } })

describe('coupon', () => {
  it.each([
    [30, '7'],
    [15, '8.5'],
    [5, '9.5'],
    [12.5, '8.75'],
    [0, '10'],
  ])('a discount of %d is (100 − discount) / 10 折', (discount, figure) => {
    expect(couponFigure({ card_type: 'discount', discount })).toEqual({ figure, unit: '折' })
  })

  it.each([
    [2000, '20.00'],
    [550, '5.50'],
    [1234500, '12,345.00'],
  ])('cash of %i cents is reduce_cost / 100 RMB', (reduce_cost, figure) => {
    expect(couponFigure({ card_type: 'cash', reduce_cost })).toEqual({ figure, unit: 'RMB' })
  })

  it('a gift has no amount', () => {
    expect(couponFigure({ card_type: 'gift', reduce_cost: 100 })).toEqual({ figure: '', unit: '' })
  })

  it('the live row determines amount, condition and state', () => {
    const row = liveCoupon('5', { reduce_cost: 5000, least_cost: 29900, state: 1 })
    const shown = shownCoupon({ card_id: '5', title: '旧', reduce_cost: 100 }, shopWith(row), 'render')
    expect(shown).toMatchObject({
      title: '优惠券5',
      figure: '50.00',
      condition: '满299可用',
      state: 1,
      kind: 'live',
    })
    expect(COUPON_STATES).toEqual(['立即领取', '已领取', '已抢光'])
  })

  it('placeholders are shown to operators, deleted coupons cannot be claimed', () => {
    expect(shownCoupon({ card_id: '' }, visitorShop(), 'render')).toBeNull()
    expect(shownCoupon({ card_id: '' }, visitorShop(), 'design')?.kind).toBe('placeholder')
    expect(shownCoupon({ card_id: '5' }, visitorShop(), 'render')).toMatchObject({
      kind: 'vanished',
      state: 2,
    })
  })
})
