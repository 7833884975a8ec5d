import type { PricingPromotion } from './model'
import { stepText } from './rule-text'
import { isOpenToPromotions, type RunningLine } from './running'
import { inScope } from './scope'
import { reached } from './steps'

/** What a 满赠 gives, or a 换购 offers at a price, to lines that reach it. */
export interface Extra {
  promotion: PricingPromotion
  item_id: string
  /** Pieces, at most of a 换购. */
  num: number
  /** Cents a piece; 0 of a gift. */
  price: number
  rule: string
  /** Lines that earned it. */
  keys: string[]
}

/** What lines earn beside their own reduction (rule price-5): 满赠 and 换购 take part in no choice. */
export function extrasOf(
  lines: readonly RunningLine[],
  promotions: readonly PricingPromotion[],
  kind: 'full_gift' | 'plus_price_buy',
): Extra[] {
  return promotions
    .filter((promotion) => promotion.kind === kind)
    .toSorted((a, b) => (a.promotion_id < b.promotion_id ? -1 : 1))
    .flatMap((promotion) => {
      const joined = lines.filter(
        (running) => isOpenToPromotions(running) && inScope(promotion, running.line),
      )
      const hit = reached(promotion, joined)
      if (!hit) return []
      const keys = joined.map(({ line }) => line.key)
      const rule = stepText(promotion, hit.step)
      return (hit.step.gifts ?? []).map(({ item_id, num, price }) => ({
        promotion,
        item_id,
        num: num * hit.times,
        price: kind === 'full_gift' ? 0 : price,
        rule,
        keys,
      }))
    })
}
