import { bestCoupon, couponEffect } from './coupons'
import type { PricingCoupon } from './model'
import { after, type Discount, type RunningLine } from './running'

/** `best`: the server picks, `none`: without, else the copy that the member chose. */
export type CouponChoice = 'best' | 'none' | { code: string }

export interface CouponsAsked {
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

export interface CouponsUsed {
  lines: RunningLine[]
  /** At most one for each shop. */
  shops: Map<string, UsedCoupon>
  platform: UsedCoupon | null
  /** Chosen ones that cannot be used. */
  refused: { code: string; reason: string }[]
}

/**
 * One coupon of each shop on its own lines, then one of the platform on what is left (rule checkout-2). Where a
 * shop's best coupon would cost the platform's more than it brings, it is left out.
 */
export function takeCoupons(lines: readonly RunningLine[], asked: CouponsAsked): CouponsUsed {
  const all = inOrder(lines, asked)
  if (![...asked.shops.values()].includes('best') || asked.platform === 'none') return all
  const withoutBest = new Map(
    [...asked.shops].map(([id, choice]) => [id, choice === 'best' ? 'none' : choice]),
  )
  const fewer = inOrder(lines, { ...asked, shops: withoutBest })
  const isBetter =
    fewer.refused.length < all.refused.length ||
    (fewer.refused.length === all.refused.length && savingOf(fewer) > savingOf(all))
  return isBetter ? fewer : all
}

function inOrder(lines: readonly RunningLine[], { coupons, shops, platform }: CouponsAsked): CouponsUsed {
  const used: CouponsUsed = { lines: [...lines], shops: new Map(), platform: null, refused: [] }
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

const savingOf = ({ shops, platform }: CouponsUsed): number =>
  [...shops.values(), ...(platform ? [platform] : [])].reduce(
    (sum, { discount }) => sum + discount.info.discount_fee,
    0,
  )
