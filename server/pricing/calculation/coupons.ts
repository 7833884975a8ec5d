import { ruleYuan } from '@schemas/money'
import { percentOf } from './shares'
import type { PricingCoupon } from './model'
import { couponText } from './rule-text'
import {
  after,
  discountOn,
  inScope,
  isOpenToCoupons,
  leftOf,
  type Discount,
  type RunningLine,
} from './running'

/** The discount of a coupon, or the reason why there is none, for the shopper. */
export type CouponEffect = { discount: Discount } | { reason: string }

/**
 * A coupon on the lines that it applies to (rule coupons-2): its threshold is compared with what is still to be paid for
 * them without freight; cash must be strictly less than that; percent is rounded half up over all of them, up to
 * `most_cost`. Only 100 percent may leave nothing to pay.
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

/** Whether a line counts towards a coupon's threshold and gets a part of its discount. */
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

/** The coupon that saves most; of equal ones the first to end. null if none can be used. */
function bestCoupon(
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

/** `best`: the server picks, `none`: without, else the copy that the member chose. */
export type CouponChoice = 'best' | 'none' | { code: string }

export interface CouponRequest {
  /** The member's copies that can be used today. */
  coupons: readonly PricingCoupon[]
  /** By distributor_id; absent: none. */
  shops: ReadonlyMap<string, CouponChoice>
  platform: CouponChoice
}

export interface UsedCoupon {
  coupon: PricingCoupon
  discount: Discount
}

export interface CouponResult {
  lines: RunningLine[]
  /** At most one for each shop. */
  shops: Map<string, UsedCoupon>
  platform: UsedCoupon | null
  /** Chosen coupons that cannot be used. */
  refused: { code: string; reason: string }[]
}

/**
 * One coupon of each shop on its own lines, then one of the platform on what is left (rule checkout-2). Where a
 * shop's best coupon would cost the platform's more than it brings, it is left out.
 */
export function takeCoupons(lines: readonly RunningLine[], request: CouponRequest): CouponResult {
  const all = inOrder(lines, request)
  if (![...request.shops.values()].includes('best') || request.platform === 'none') return all
  const withoutBest = new Map(
    [...request.shops].map(([id, choice]) => [id, choice === 'best' ? 'none' : choice]),
  )
  const fewer = inOrder(lines, { ...request, shops: withoutBest })
  const isBetter =
    fewer.refused.length < all.refused.length ||
    (fewer.refused.length === all.refused.length && savingOf(fewer) > savingOf(all))
  return isBetter ? fewer : all
}

function inOrder(lines: readonly RunningLine[], { coupons, shops, platform }: CouponRequest): CouponResult {
  const used: CouponResult = { lines: [...lines], shops: new Map(), platform: null, refused: [] }
  const take = (choice: CouponChoice, distributor_id: string | null) => {
    const own = coupons.filter((coupon) => coupon.distributor_id === distributor_id)
    const found = chosen(choice, own, used.lines)
    if (found && 'reason' in found) used.refused.push(found)
    if (!found || 'reason' in found) return null
    used.lines = after(used.lines, found.discount)
    return found
  }
  for (const [distributor_id, choice] of [...shops].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const found = take(choice, distributor_id)
    if (found) used.shops.set(distributor_id, found)
  }
  used.platform = take(platform, null)
  return used
}

function chosen(
  choice: CouponChoice,
  coupons: readonly PricingCoupon[],
  lines: readonly RunningLine[],
): UsedCoupon | { code: string; reason: string } | null {
  if (choice === 'none') return null
  if (choice === 'best') return bestCoupon(coupons, lines)
  const { code } = choice
  const coupon = coupons.find((one) => one.code === code)
  if (!coupon) return { code, reason: '优惠券不可用' }
  const effect = couponEffect(coupon, lines)
  return 'reason' in effect ? { code, reason: effect.reason } : { coupon, discount: effect.discount }
}

const savingOf = ({ shops, platform }: CouponResult): number =>
  [...shops.values(), ...(platform ? [platform] : [])].reduce(
    (sum, { discount }) => sum + discount.info.discount_fee,
    0,
  )
