import type { PricedCheckout } from './checkout'
import type { DiscountInfo } from './model'
import type { RunningLine } from './running'

/** What became of some lines' price, in cents. */
export interface Breakdown {
  item_fee: number
  promotion_discount: number
  coupon_discount: number
  /** promotion_discount + coupon_discount */
  discount_fee: number
  point_fee: number
  share_points: number
  /** item_fee − discount_fee − point_fee */
  total_fee: number
  /** One row for each discount that touched them; they add up to discount_fee + point_fee. */
  discount_info: DiscountInfo[]
}

/** Sums of some lines of a priced checkout: of one line, of a shop's, of all. */
export function breakdownOf(
  lines: readonly RunningLine[],
  { discounts, points }: Pick<PricedCheckout, 'discounts' | 'points'>,
): Breakdown {
  const sumOf = (amountOf: (line: RunningLine) => number) =>
    lines.reduce((sum, line) => sum + amountOf(line), 0)
  const fromSource = (isMeant: (source: string) => boolean) =>
    sumOf(({ shares }) => shares.reduce((sum, { source, amount }) => sum + (isMeant(source) ? amount : 0), 0))
  const promotion_discount = fromSource((source) => source.startsWith('promotion:'))
  const coupon_discount = fromSource((source) => source.includes('_coupon:'))
  return {
    item_fee: sumOf(({ price, line }) => price * line.num),
    promotion_discount,
    coupon_discount,
    discount_fee: promotion_discount + coupon_discount,
    point_fee: fromSource((source) => source === 'points'),
    share_points: sumOf(({ line }) => points?.shares.get(line.key) ?? 0),
    total_fee: sumOf(({ left }) => left),
    discount_info: discounts.flatMap(({ info, shares }) => {
      const discount_fee = sumOf(({ line }) => shares.get(line.key) ?? 0)
      return discount_fee === 0 ? [] : [{ ...info, discount_fee }]
    }),
  }
}
