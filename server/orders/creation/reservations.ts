import type { LimitPeriod } from '@schemas/cart'
import type { OrderHold } from '../../db/schema'
import { periodOf, type Quote, type QuoteLine, type QuotePart } from '../../checkout'

/** What is released when this order is cancelled; a limit over several shops is divided by their pieces. */
export function reservationsOf(quote: Quote, part: QuotePart): OrderHold[] {
  const { lines, promotions } = part
  const bought = lines.filter(({ order_item_type }) => order_item_type !== 'gift')
  const purchases = quote.limits.flatMap(({ key, most }): OrderHold[] => {
    const num = bought.filter((line) => isCounted(line, key)).reduce((sum, line) => sum + line.num, 0)
    return num > 0 ? [{ kind: 'purchase', key, num, most }] : []
  })
  // a promotion over several shops is counted once
  const isFirst = (promotion_id: string) =>
    part === quote.parts.find((one) => one.promotions.some((used) => used.promotion_id === promotion_id))
  const used = promotions
    .filter(({ join_limit, promotion_id }) => join_limit > 0 && isFirst(promotion_id))
    .map(({ promotion_id }): OrderHold => ({ kind: 'promotion', promotion_id }))
  const { seckill } = quote
  const pieces = bought.flatMap(({ item_id, num, price_source, seckill_limit: most }): OrderHold[] =>
    seckill && price_source === 'seckill'
      ? [{ kind: 'seckill', seckill_id: seckill.id, item_id, num, most }]
      : [],
  )
  return [...purchases, ...used, ...pieces]
}

interface LineLimit {
  /** Pieces; 0: no limit. */
  limit_num: number
  limit_period: LimitPeriod
}

/** The smallest limit of a line's product for one member at the time of the order. */
export function limitOf(line: CountedLine, holds: readonly OrderHold[]): LineLimit {
  const limits = holds.flatMap((hold): LineLimit[] => {
    if (hold.kind === 'seckill' && hold.item_id === line.item_id)
      return [{ limit_num: hold.most ?? 0, limit_period: 'all' }]
    return hold.kind === 'purchase' && isCounted(line, hold.key)
      ? [{ limit_num: hold.most ?? 0, limit_period: periodOf(hold.key) }]
      : []
  })
  const [least] = limits
    .filter(({ limit_num }) => limit_num > 0)
    .toSorted((a, b) => a.limit_num - b.limit_num)
  return least ?? NO_LIMIT
}

export const NO_LIMIT: LineLimit = { limit_num: 0, limit_period: 'all' }

type CountedLine = Pick<QuoteLine, 'goods_id' | 'item_id'>

/** Whether a line's pieces count for a key of `purchase_count`: `goods:{id}…`, `staff:{activity}:{item}`. */
function isCounted({ goods_id, item_id }: CountedLine, key: string): boolean {
  const [kind, ...rest] = key.split(':')
  return kind === 'goods' ? rest[0] === goods_id : rest.at(-1) === item_id
}
