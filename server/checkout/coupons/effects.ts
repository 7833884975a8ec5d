import { liveLines } from '../cart/live-lines'
import { type CartContext, idsOf, pricingLineOf, promotionsOf } from '../cart/line'
import { type CartLineRow, cartLines, type CartRef } from '../cart/repo'
import type { Database } from '../../db/client'
import { couponEffect, priceCheckout, boundOf, isEligible, type PricingLine } from '../../pricing'
import {
  type MemberCouponRow,
  type CouponEffect,
  unusableReason,
  usableCoupons,
  type ReachableCoupon,
  reachableCoupons,
} from '../../marketing'
import type { CartCoupon, CartCouponsAnswer } from '@schemas/generated/api'

type SignedInViewer = NonNullable<CartContext['viewer']>

/**
 * What each coupon would take off these lines if used alone, after their full reductions, or why it cannot be used.
 * @param inPoints the points mall takes no coupon (rule points-5)
 */
export async function evaluateCoupons(
  db: Database,
  context: CartContext & { viewer: SignedInViewer },
  rows: readonly CartLineRow[],
  copies: readonly MemberCouponRow[],
  inPoints = false,
): Promise<Map<string, CouponEffect>> {
  const { company_id, viewer, now } = context
  const found = await liveLines(db, rows, context)
  const lines = inPoints ? [] : found.filter(({ invalid }) => invalid === null).map(pricingLineOf)
  const [promotions, coupons] = await Promise.all([
    promotionsOf(db, lines, context),
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
      const reason = unusableReason(copy) || (coupon ? '' : '您的会员等级不能使用此券')
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

/**
 * Coupons that lines of a cart count towards, ticked or not. The browser computes what is missing to their thresholds,
 * as lines are ticked and counted.
 * @param place undefined: a visitor who has no cart yet
 */
export async function cartCoupons(
  db: Database,
  place: CartRef | undefined,
  context: CartContext,
): Promise<CartCouponsAnswer> {
  const found = place ? await liveLines(db, await cartLines(db, place), context) : []
  const lines = found.filter(({ invalid }) => invalid === null).map(pricingLineOf)
  const coupons = lines.length > 0 ? await reachableCoupons(db, context, idsOf(lines)) : []
  const list = coupons.flatMap((coupon) => {
    const counted = lines.filter((line) => isEligible(coupon, { line }))
    return counted.length > 0 ? [toCartCoupon(coupon, counted)] : []
  })
  return { list, count: list.length, total_count: list.length }
}

function toCartCoupon(
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
