/** What becomes of gifts when the goods go back that earned them (commerce-rules 8). Pure. */
import type { LineRow } from '../deliveries/repo'

export interface GiftsInput {
  lines: LineRow[]
  /** Promotions by line, as `line_discount` names them. */
  sources: ReadonlyMap<string, readonly string[]>
  /** Pieces of each line that the buyer keeps after this application. */
  kept: ReadonlyMap<string, number>
}

/**
 * Gifts whose every earning line goes back whole. A gift's earners share its promotion; where the order does not say,
 * all its other lines earned it.
 * @returns the gift lines with the pieces that the buyer would keep
 */
export function giftsWithoutReason({ lines, sources, kept }: GiftsInput): { line: LineRow; num: number }[] {
  const keptOf = ({ line_id }: LineRow) => kept.get(line_id) ?? 0
  const bought = lines.filter(({ order_item_type }) => order_item_type !== 'gift')
  return lines
    .filter((line) => line.order_item_type === 'gift' && keptOf(line) > 0)
    .filter((gift) => earnersOf(gift, bought, sources).every((line) => keptOf(line) === 0))
    .map((line) => ({ line, num: keptOf(line) }))
}

function earnersOf(gift: LineRow, bought: LineRow[], sources: GiftsInput['sources']): LineRow[] {
  const own = sources.get(gift.line_id) ?? []
  const earners = bought.filter(({ line_id }) => sources.get(line_id)?.some((source) => own.includes(source)))
  return earners.length > 0 ? earners : bought
}

/** Cents of gifts that stay with the buyer, at what they cost on the shelf then. */
export const priceOfGift = ({ sale_price, market_price }: LineRow, num: number): number =>
  (sale_price || market_price) * num
