import { allocate } from './shares'
import type { Bound, DiscountInfo, GoodsFacts, PricingLine, Share } from './model'

/** A line on its way through the discounts. */
export interface RunningLine {
  line: PricingLine
  /** Cents a piece. */
  price: number
  /** Cents that are still to be paid for it. */
  left: number
  shares: Share[]
}

/** One discount with its part in each line. */
export interface Discount {
  source: string
  info: DiscountInfo
  /** Cents by the line's key; they add up to info.discount_fee. */
  shares: Map<string, number>
}

/** A discount over these lines, split by what is still to be paid for each. */
export function discountOn(lines: readonly RunningLine[], source: string, info: DiscountInfo): Discount {
  const bearers = lines.map(({ line, left }) => ({ key: line.key, weight: left }))
  return { source, info, shares: allocate(info.discount_fee, bearers) }
}

/** The lines after a discount. */
export const after = (lines: readonly RunningLine[], { source, shares }: Discount): RunningLine[] =>
  lines.map((running) => {
    const amount = shares.get(running.line.key) ?? 0
    if (amount === 0) return running
    return { ...running, left: running.left - amount, shares: [...running.shares, { source, amount }] }
  })

export const leftOf = (lines: readonly RunningLine[]): number =>
  lines.reduce((sum, { left }) => sum + left, 0)

/** Rule price-2: a fixed price ends the chain, the line takes part in no full reduction. */
export const isOpenToPromotions = ({ line }: RunningLine): boolean =>
  line.plus_buy === null && (line.charged.source === 'shelf' || line.charged.source === 'member')

/** Seckill takes no coupon (rule price-2). */
export const isOpenToCoupons = ({ line }: Pick<RunningLine, 'line'>): boolean =>
  line.charged.source !== 'seckill'

/** Whether a promotion or coupon applies to a product (`use_bound`, rule coupons-2); a category includes those below it. */
export function inScope({ scope, targets }: Bound, facts: GoodsFacts): boolean {
  switch (scope) {
    case 'all':
      return true
    case 'goods':
      return targets.has(facts.item_id) || targets.has(facts.goods_id)
    case 'category':
      return facts.categories.some((id) => targets.has(id))
    case 'tag':
      return facts.tags.some((id) => targets.has(id))
    case 'brand':
      return facts.brand_id !== null && targets.has(facts.brand_id)
  }
}
