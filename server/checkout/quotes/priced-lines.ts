import { ruleYuan } from '@schemas/money'
import type { LiveLine } from '../cart/live-line'
import {
  breakdownOf,
  type DiscountInfo,
  type PricedCheckout,
  type PricedShop,
  type RunningLine,
} from '../../pricing'
import type { QuoteLine } from './quote'

type Discounts = Pick<PricedCheckout, 'discounts' | 'points'>

/** A line of the cart with its price, each discount's part in it, and what it was called. */
export function quoteLine(running: RunningLine, live: LiveLine, discounts: Discounts): QuoteLine {
  const { item, row, stock_distributor_id } = live
  if (!item) throw new Error(`Expected the item ${row.item_id} of a line that was priced, found none`)
  const { line, price, shares } = running
  const isPlusBuy = line.plus_buy !== null
  const { source, id = null } = line.charged
  return {
    key: line.key,
    cart_id: row.cart_id,
    item_id: item.item_id,
    goods_id: item.goods_id,
    stock_distributor_id,
    order_item_type: isPlusBuy ? 'plus_buy' : 'normal',
    promotion_id: line.plus_buy,
    num: line.num,
    price,
    sale_price: item.price,
    market_price: item.market_price,
    price_source: isPlusBuy ? 'plus_buy' : source,
    price_source_id: line.plus_buy ?? id,
    seckill_limit: source === 'seckill' ? (live.prices?.seckill?.limit_num ?? 0) : 0,
    member_discount: source === 'member' && !isPlusBuy ? (item.price - price) * line.num : 0,
    ...breakdownOf([running], discounts),
    shares,
    item_bn: item.item_bn,
    item_name: item.item_name,
    item_spec_desc: item.item_spec_desc,
    pic: item.pics[0] ?? '',
  }
}

/** How prices below the shelf's came to be, a row for each activity; of several prices none is said. */
export function priceInfo(
  lines: readonly QuoteLine[],
  lives: ReadonlyMap<string, LiveLine>,
  offers: PricedShop['offers'],
): DiscountInfo[] {
  const rows = new Map<string, DiscountInfo>()
  for (const line of lines) {
    const saved = (line.sale_price - line.price) * line.num
    if (line.order_item_type === 'gift' || saved <= 0) continue
    const named = nameOf(line, lives.get(line.key), offers)
    const key = `${named.type}/${named.id}`
    const before = rows.get(key)
    const rule = before && before.rule !== named.rule ? '' : named.rule
    rows.set(key, { ...named, rule, discount_fee: (before?.discount_fee ?? 0) + saved })
  }
  return [...rows.values()]
}

function nameOf(
  { price, price_source, price_source_id }: QuoteLine,
  live: LiveLine | undefined,
  offers: PricedShop['offers'],
): Omit<DiscountInfo, 'discount_fee'> {
  const id = price_source_id ?? 'member'
  const rule = `${ruleYuan(price)}元/件`
  const prices = live?.prices
  switch (price_source) {
    case 'seckill':
      return { id, type: 'seckill', info: prices?.seckill?.name ?? '秒杀', rule }
    case 'limited_time_sale':
      return { id, type: 'limited_time_sale', info: prices?.limited?.name ?? '限时特惠', rule }
    case 'staff':
      return { id, type: 'staff', info: prices?.staff?.name ?? '内购', rule }
    case 'plus_buy': {
      const offer = offers.find(({ promotion }) => promotion.promotion_id === id)
      return {
        id,
        type: 'plus_price_buy',
        info: offer?.promotion.marketing_name ?? '换购',
        rule: offer?.rule ?? rule,
      }
    }
    default:
      return { id, type: 'member_price', info: '会员价', rule: '按会员等级享受的价格' }
  }
}
