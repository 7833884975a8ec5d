import type { CartCoupon, CartCouponsAnswer } from '@schemas/generated/api'
import type { Database } from '../../db/client'
import type { Looking } from '../cart/live-line'
import { liveLines } from '../cart/live-lines'
import { linesIn, type CartPlace } from '../cart/line-repo'
import { idsOf, pricingLineOf } from '../cart/pricing-lines'
import { boundOf, isEligible, type PricingLine } from '../../pricing'
import { type ReachableCoupon, reachableCoupons } from '../../marketing'

/**
 * Coupons that the goods of a cart count for, ticked or not: how much is missing to their thresholds is the browser's
 * to say, as lines are ticked and counted.
 * @param place undefined: a visitor who has no cart yet
 */
export async function cartCoupons(
  db: Database,
  place: CartPlace | undefined,
  looking: Looking,
): Promise<CartCouponsAnswer> {
  const found = place ? await liveLines(db, await linesIn(db, place), looking) : []
  const lines = found.filter(({ invalid }) => invalid === null).map(pricingLineOf)
  const coupons = lines.length > 0 ? await reachableCoupons(db, looking, idsOf(lines)) : []
  const list = coupons.flatMap((coupon) => {
    const counted = lines.filter((line) => isEligible(coupon, { line }))
    return counted.length > 0 ? [onTheWire(coupon, counted)] : []
  })
  return { list, count: list.length, total_count: list.length }
}

function onTheWire(
  { shops: _shops, targets: _targets, scope: _scope, ...coupon }: ReachableCoupon,
  lines: readonly PricingLine[],
): CartCoupon {
  return {
    ...coupon,
    use_bound: boundOf(coupon.use_bound),
    distributor_id: coupon.distributor_id ?? '0',
    items: lines.map(({ distributor_id, item_id }) => ({ shop_id: distributor_id, item_id })),
  }
}
