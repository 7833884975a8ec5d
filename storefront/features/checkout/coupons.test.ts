import { describe, expect, test } from 'vitest'
import { couponGroups, couponsIn, PLATFORM, withCoupon } from './coupons'

describe('coupons of a checkout', () => {
  const coupon = (code: string, distributor_id: string, valid: boolean) =>
    ({ code, distributor_id, valid }) as Parameters<typeof couponGroups>[0][number]

  test('by who gave them, the usable apart from the others', () => {
    const groups = couponGroups([coupon('a', '0', true), coupon('b', '3', false), coupon('c', '3', true)])
    expect(groups.get(PLATFORM)?.usable.map(({ code }) => code)).toEqual(['a'])
    expect(groups.get('3')?.usable.map(({ code }) => code)).toEqual(['c'])
    expect(groups.get('3')?.unusable.map(({ code }) => code)).toEqual(['b'])
  })

  test('another coupon of one shop leaves the others', () => {
    const used = { shops: [{ distributor_id: '3', coupon_info: { coupon_code: 'c' } }], platform_coupon: {} }
    const chosen = couponsIn(used as unknown as Parameters<typeof couponsIn>[0])
    expect(withCoupon(chosen, PLATFORM, 'a')).toEqual({ shops: { '3': 'c' }, platform: 'a' })
    expect(withCoupon(chosen, '3', '')).toEqual({ shops: { '3': '' }, platform: '' })
  })
})
