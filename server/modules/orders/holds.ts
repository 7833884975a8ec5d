import type { OrderHold } from '../../db/schema'
import type { Quote, QuoteLine, QuotePart } from '../quotes/quote'

/** What is given back when this order is cancelled; a limit over several shops is shared by their pieces. */
export function holdsOf(quote: Quote, part: QuotePart): OrderHold[] {
  const { lines, promotions } = part
  const bought = lines.filter(({ order_item_type }) => order_item_type !== 'gift')
  const purchases = quote.limits.flatMap(({ key, most }): OrderHold[] => {
    const num = bought.filter((line) => isCounted(line, key)).reduce((sum, line) => sum + line.num, 0)
    return num > 0 ? [{ kind: 'purchase', key, num, most }] : []
  })
  // a promotion over several shops is joined once
  const isFirst = (promotion_id: string) =>
    part === quote.parts.find((one) => one.promotions.some((used) => used.promotion_id === promotion_id))
  const used = promotions
    .filter(({ join_limit, promotion_id }) => join_limit > 0 && isFirst(promotion_id))
    .map(({ promotion_id }): OrderHold => ({ kind: 'promotion', promotion_id }))
  const { seckill_id } = quote
  const seckill = bought
    .filter(({ price_source }) => seckill_id !== null && price_source === 'seckill')
    .map(({ item_id, num, seckill_limit: most }): OrderHold => ({
      kind: 'seckill',
      seckill_id: seckill_id ?? '',
      item_id,
      num,
      most,
    }))
  return [...purchases, ...used, ...seckill]
}

/** Pieces that one member might have of a line's good when it was ordered; 0: no limit. */
export function limitOf(line: Counted, holds: readonly OrderHold[]): number {
  const most = holds.flatMap((hold) => {
    if (hold.kind === 'seckill' && hold.item_id === line.item_id) return [hold.most ?? 0]
    return hold.kind === 'purchase' && isCounted(line, hold.key) ? [hold.most ?? 0] : []
  })
  const limits = most.filter((one) => one > 0)
  return limits.length > 0 ? Math.min(...limits) : 0
}

type Counted = Pick<QuoteLine, 'goods_id' | 'item_id'>

/** Whether a line's pieces count for a key of `purchase_count`: `goods:{id}…`, `staff:{activity}:{item}`. */
function isCounted({ goods_id, item_id }: Counted, key: string): boolean {
  const [kind, ...rest] = key.split(':')
  return kind === 'goods' ? rest[0] === goods_id : rest.at(-1) === item_id
}
