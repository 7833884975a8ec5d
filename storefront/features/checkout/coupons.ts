import type { MemberCoupon, Quote } from '@schemas/generated/api'
import { HEAD_OFFICE } from '@schemas/shop-id'
import type { CouponsChosen } from './choices'

/** Whose coupon it is: a shop's, or the platform's. */
export const PLATFORM = 'platform'

export interface CouponGroup {
  usable: readonly MemberCoupon[]
  /** Each with its reason. */
  unusable: readonly MemberCoupon[]
}

/** A member's coupons by who gave them; the platform's under `PLATFORM`. */
export function couponGroups(coupons: readonly MemberCoupon[]): Map<string, CouponGroup> {
  const groups = new Map<string, { usable: MemberCoupon[]; unusable: MemberCoupon[] }>()
  for (const coupon of coupons) {
    const { distributor_id, valid } = coupon
    const giver = distributor_id === '' || distributor_id === HEAD_OFFICE ? PLATFORM : distributor_id
    const group = groups.get(giver) ?? { usable: [], unusable: [] }
    group[valid ? 'usable' : 'unusable'].push(coupon)
    groups.set(giver, group)
  }
  return groups
}

/** The codes that a quote was made with. */
export const couponsIn = ({
  shops,
  platform_coupon,
}: Pick<Quote, 'shops' | 'platform_coupon'>): CouponsChosen => ({
  shops: Object.fromEntries(shops.map((shop) => [shop.distributor_id, shop.coupon_info.coupon_code ?? ''])),
  platform: platform_coupon.coupon_code ?? '',
})

/** Another coupon of one giver, the others as they are. @param code '' for none */
export const withCoupon = (chosen: CouponsChosen, giver: string, code: string): CouponsChosen =>
  giver === PLATFORM
    ? { ...chosen, platform: code }
    : { ...chosen, shops: { ...chosen.shops, [giver]: code } }
