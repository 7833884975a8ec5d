import type { LiveLine } from '../cart/live-line'
import {
  breakdownOf,
  freightFee,
  freightInfo,
  type FreightPaid,
  pointsEarned,
  type PricedCheckout,
  type PricedShop,
  type UsedCoupon,
} from '../../pricing'
import type { ShopAsked } from './asked'
import { linkGifts } from './gift-links'
import { priceInfo, quoteLine } from './priced-lines'
import type { QuoteCoupon, QuoteLine, QuotePart } from './quote'

interface PartSources {
  priced: PricedCheckout
  lives: ReadonlyMap<string, LiveLine>
  gifts: readonly QuoteLine[]
  asked: ShopAsked
  shop_name: string
  is_delivery: boolean
  gain_point: number
}

const NO_POINTS: FreightPaid = { freight_point: 0, freight_point_fee: 0 }

/** One shop's part of a quote: one order. */
export function quotePart(shop: PricedShop, sources: PartSources): QuotePart {
  const { priced, lives, gifts, asked, shop_name, is_delivery, gain_point } = sources
  const { distributor_id, activities, offers, freight } = shop
  const bought = shop.lines.map((running) => quoteLine(running, needLine(lives, running.line.key), priced))
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
    price_info: priceInfo(bought, lives, offers),
    freight_info: fees,
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

export function needLine(lives: ReadonlyMap<string, LiveLine>, key: string): LiveLine {
  const live = lives.get(key)
  if (!live) throw new Error(`Expected the line ${key} that was priced, found none`)
  return live
}
