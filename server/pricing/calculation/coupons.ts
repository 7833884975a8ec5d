import { ruleYuan } from '@schemas/money'
import { percentOf } from './allocate'
import type { PricingCoupon } from './model'
import { couponText } from './rule-text'
import { discountOn, isOpenToCoupons, leftOf, type Discount, type RunningLine } from './running'
import { inScope } from './scope'

/** What a coupon would do, or why it does nothing, in words for the shopper. */
export type CouponEffect = { discount: Discount } | { reason: string }

/**
 * A coupon on the lines of a checkout, as far as it is for them (rule coupons-2): its threshold counts what is
 * still to be paid for them without freight; cash must be strictly less than that; percent is rounded half up over
 * all of them, up to `most_cost`. 100 percent alone may leave nothing to pay.
 */
export function couponEffect(coupon: PricingCoupon, lines: readonly RunningLine[]): CouponEffect {
  const eligible = lines.filter((running) => isEligible(coupon, running))
  if (coupon.card_type !== 'cash' && coupon.card_type !== 'discount') return { reason: '该券不能在线使用' }
  if (eligible.length === 0) return { reason: '没有可使用此券的商品' }
  const amount = leftOf(eligible)
  if (amount < coupon.least_cost) return { reason: `可用商品未满${ruleYuan(coupon.least_cost)}元` }
  const discount_fee = savingOn(coupon, amount)
  if (discount_fee <= 0) return { reason: '可用商品金额须大于优惠金额' }
  const { code, card_id, title, distributor_id } = coupon
  const info = {
    id: card_id,
    type: 'coupon_discount',
    info: title,
    rule: couponText(coupon),
    discount_fee,
    coupon_code: code,
  }
  const source = `${distributor_id === null ? 'platform' : 'shop'}_coupon:${code}`
  return { discount: discountOn(eligible, source, info) }
}

/** Where a coupon may be used, and on what. */
export type CouponReach = Pick<PricingCoupon, 'distributor_id' | 'shops' | 'scope' | 'targets'>

/** Whether a line counts towards a coupon's threshold, and bears its part of what it saves. */
export function isEligible(coupon: CouponReach, { line }: Pick<RunningLine, 'line'>): boolean {
  const { distributor_id, shops } = coupon
  return (
    isOpenToCoupons({ line }) &&
    (distributor_id === null || distributor_id === line.distributor_id) &&
    (shops.size === 0 || shops.has(line.distributor_id)) &&
    inScope(coupon, line)
  )
}

function savingOn({ card_type, reduce_cost, discount, most_cost }: PricingCoupon, amount: number): number {
  if (card_type === 'cash') return reduce_cost < amount ? reduce_cost : 0
  const wanted = Math.min(percentOf(amount, discount), most_cost > 0 ? most_cost : Infinity)
  return discount === 100 ? wanted : Math.min(wanted, amount - 1)
}

/** The coupon that saves most; of equal ones that which ends first. null where none can be used. */
export function bestCoupon(
  coupons: readonly PricingCoupon[],
  lines: readonly RunningLine[],
): { coupon: PricingCoupon; discount: Discount } | null {
  const usable = coupons.flatMap((coupon) => {
    const effect = couponEffect(coupon, lines)
    return 'discount' in effect ? [{ coupon, discount: effect.discount }] : []
  })
  const [best = null] = usable.toSorted(
    (a, b) =>
      b.discount.info.discount_fee - a.discount.info.discount_fee ||
      a.coupon.ends - b.coupon.ends ||
      (a.coupon.code < b.coupon.code ? -1 : 1),
  )
  return best
}
