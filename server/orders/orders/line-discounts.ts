import type { DiscountInfo, LineDiscount } from '@schemas/generated/api'

/** A stored part of a line: `promotion:{id}`, `shop_coupon:{code}`, `platform_coupon:{code}`, `points`, `adjust`. */
interface StoredShare {
  source: string
  /** Cents. */
  amount: number
}

/**
 * A line's parts of the discounts, in the shape of the order's (`items[].discount_info`).
 * @param discounts of the whole order; one that is not among them (a gift's condition, an adjusted price) has no words
 */
export const lineDiscounts = (
  shares: readonly StoredShare[],
  discounts: readonly DiscountInfo[],
): LineDiscount[] =>
  shares.map(({ source, amount }) => {
    const [kind = '', id = ''] = source.split(':')
    const isCoupon = kind.endsWith('_coupon')
    const whole = discounts.find((one) =>
      kind === 'points' ? one.type === 'point' : isCoupon ? one.coupon_code === id : one.id === id,
    )
    const named = whole ?? { id, type: isCoupon ? 'coupon_discount' : kind, info: '', rule: '' }
    return { ...named, discount_fee: amount, ...(isCoupon && { coupon_code: id }) }
  })
