import type { LiveLine } from '../cart/line'
import {
  breakdownOf,
  freightFee,
  freightInfo,
  type FreightPaid,
  pointsEarned,
  type PricedCheckout,
  type PricedShop,
  type UsedCoupon,
  type DiscountInfo,
  type RunningLine,
} from '../../pricing'
import type { ShopRequest } from './request'
import { linkGifts } from './gifts'
import type { QuoteCoupon, QuoteLine, QuotePart } from './quote'
import { ruleYuan } from '@schemas/money'

interface PartSources {
  priced: PricedCheckout
  liveByKey: ReadonlyMap<string, LiveLine>
  gifts: readonly QuoteLine[]
  asked: ShopRequest
  shop_name: string
  is_delivery: boolean
  gain_point: number
  /** The member's own price is one of a bought grade. */
  isVip: boolean
}

const NO_POINTS: FreightPaid = { freight_point: 0, freight_point_fee: 0 }

/** One shop's part of a quote: one order. */
export function quotePart(shop: PricedShop, sources: PartSources): QuotePart {
  const { priced, liveByKey, gifts, asked, shop_name, is_delivery, gain_point, isVip } = sources
  const { distributor_id, activities, offers, freight } = shop
  const bought = shop.lines.map((running) =>
    quoteLine(running, requireLine(liveByKey, running.line.key), priced),
  )
  const lines = linkGifts([...bought, ...gifts], shop.gifts)
  const { share_points, ...sums } = breakdownOf(shop.lines, priced)
  const fees = 'fees' in freight ? freight.fees : []
  const freight_fee = freightFee(freight)
  const { freight_point, freight_point_fee } = priced.points?.freight.get(distributor_id) ?? NO_POINTS
  const used = priced.coupons.shops.get(distributor_id)
  return {
    distributor_id,
    shop_name,
    is_delivery,
    receipt_type: asked.receipt_type,
    remark: asked.remark,
    lines,
    totalItemNum: lines.reduce((sum, { num }) => sum + num, 0),
    ...sums,
    market_fee: bought.reduce((sum, { market_price, num }) => sum + market_price * num, 0),
    member_discount: bought.reduce((sum, { member_discount }) => sum + member_discount, 0),
    point_use: share_points + freight_point,
    point_fee: sums.point_fee + freight_point_fee,
    freight_fee,
    freight_point,
    freight_point_fee,
    total_fee: sums.total_fee + freight_fee - freight_point_fee,
    get_points: pointsEarned(sums.total_fee, gain_point),
    discount_info: [...sums.discount_info, ...freightInfo(freight_point_fee)],
    coupon: used ? quoteCoupon(used) : null,
    price_info: priceInfo(bought, liveByKey, offers, isVip),
    freight_info: fees.map(({ short: _ofGoods, ...fee }) => fee),
    promotions: usedPromotions(activities, bought, gifts, shop),
  }
}

export const quoteCoupon = ({ coupon, discount }: UsedCoupon): QuoteCoupon => ({
  code: coupon.code,
  card_id: coupon.card_id,
  title: coupon.title,
  card_type: coupon.card_type,
  rule: discount.info.rule,
  discount_fee: discount.info.discount_fee,
})

/** Those that reduced something, gave something or sold something for less. */
function usedPromotions(
  activities: PricedShop['activities'],
  bought: readonly QuoteLine[],
  gifts: readonly QuoteLine[],
  { gifts: given, offers }: PricedShop,
): QuotePart['promotions'] {
  const extras = new Set([...bought, ...gifts].map(({ promotion_id }) => promotion_id))
  const used = [
    ...activities.filter(({ discount }) => discount !== null),
    ...[...given, ...offers].filter(({ promotion }) => extras.has(promotion.promotion_id)),
  ].map(({ promotion: { promotion_id, join_limit } }) => [promotion_id, join_limit] as const)
  return [...new Map(used)].map(([promotion_id, join_limit]) => ({ promotion_id, join_limit }))
}

export function requireLine(liveByKey: ReadonlyMap<string, LiveLine>, key: string): LiveLine {
  const live = liveByKey.get(key)
  if (!live) throw new Error(`Expected the line ${key} that was priced, found none`)
  return live
}

type Discounts = Pick<PricedCheckout, 'discounts' | 'points'>

/** A line of the cart with its price, each discount's part in it, and what it was called. */
function quoteLine(running: RunningLine, live: LiveLine, discounts: Discounts): QuoteLine {
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
  liveByKey: ReadonlyMap<string, LiveLine>,
  offers: PricedShop['offers'],
  isVip: boolean,
): DiscountInfo[] {
  const rows = new Map<string, DiscountInfo>()
  for (const line of lines) {
    const saved = (line.sale_price - line.price) * line.num
    if (line.order_item_type === 'gift' || saved <= 0) continue
    const named = nameOf(line, liveByKey.get(line.key), offers, isVip)
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
  isVip: boolean,
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
      return { id, type: 'member_price', info: isVip ? 'VIP价' : '会员价', rule: '按会员等级享受的价格' }
  }
}
