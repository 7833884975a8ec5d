import type { Extra } from '../../pricing'
import type { QuoteLine } from './quote'

/**
 * Gives each gift, and the lines that earned it, a share of nothing in its promotion: a refund reads there which gifts
 * go back with which lines (rule aftersales-5).
 * @param given what the promotions give; one whose gift has run out links nothing
 */
export function linkGifts(lines: readonly QuoteLine[], given: readonly Extra[]): QuoteLine[] {
  const gifts = new Set(
    lines.filter(({ order_item_type }) => order_item_type === 'gift').map(({ promotion_id }) => promotion_id),
  )
  return lines.map((line) => {
    const earned = given.filter(({ promotion, keys }) => {
      return gifts.has(promotion.promotion_id) && keys.includes(line.key)
    })
    const promotions = earned.map(({ promotion }) => promotion.promotion_id)
    if (line.order_item_type === 'gift' && line.promotion_id !== null) promotions.push(line.promotion_id)
    const sources = new Set(promotions.map((promotion_id) => `promotion:${promotion_id}`))
    for (const { source } of line.shares) sources.delete(source)
    return { ...line, shares: [...line.shares, ...[...sources].map((source) => ({ source, amount: 0 }))] }
  })
}
