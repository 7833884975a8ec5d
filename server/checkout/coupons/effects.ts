import { liveLines } from '../cart/live-lines'
import type { Looking } from '../cart/live-line'
import type { CartLineRow } from '../cart/line-repo'
import { idsOf, pricingLineOf, promotionsOf } from '../cart/pricing-lines'
import type { Database } from '../../db/client'
import { couponEffect, priceCheckout } from '../../pricing'
import { type CopyRow, type Judgement, standing, usableCoupons } from '../../marketing'

type Shopper = NonNullable<Looking['viewer']>

/**
 * What each copy would do alone for these lines, after their full reductions, or why it does nothing.
 * @param inPoints the points mall takes no coupon (rule points-5)
 */
export async function judgeCopies(
  db: Database,
  looking: Looking & { viewer: Shopper },
  rows: readonly CartLineRow[],
  copies: readonly CopyRow[],
  inPoints = false,
): Promise<Map<string, Judgement>> {
  const { company_id, viewer, now } = looking
  const found = await liveLines(db, rows, looking)
  const lines = inPoints ? [] : found.filter(({ invalid }) => invalid === null).map(pricingLineOf)
  const [promotions, coupons] = await Promise.all([
    promotionsOf(db, lines, looking),
    usableCoupons(db, company_id, viewer, idsOf(lines), now),
  ])
  const { shops } = priceCheckout({
    lines,
    promotions,
    coupons: { coupons: [], shops: new Map(), platform: 'none' },
    points: null,
    templates: new Map(),
    regions: new Map(),
  })
  const reduced = shops.flatMap((shop) => shop.lines)
  const usable = new Map(coupons.map((coupon) => [coupon.code, coupon]))
  return new Map(
    copies.map((copy) => {
      const coupon = usable.get(copy.code)
      const reason = standing(copy) || (coupon ? '' : '您的会员等级不能使用此券')
      if (reason || !coupon) return [copy.code, { reason, discount_fee: 0 }]
      const effect = couponEffect(coupon, reduced)
      return [
        copy.code,
        'reason' in effect
          ? { reason: effect.reason, discount_fee: 0 }
          : { reason: '', discount_fee: effect.discount.info.discount_fee },
      ]
    }),
  )
}
