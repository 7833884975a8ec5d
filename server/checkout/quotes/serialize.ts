import type { CouponInfo, Quote as WireQuote, QuoteItem, QuoteShop } from '@schemas/generated/api'
import type { SettingValues } from '@schemas/site-settings'
import { type Quote, type QuoteCoupon, type QuoteLine, type QuotePart, sumsOf } from './quote'

type PointRules = Pick<
  SettingValues['trade'],
  'deduct_point' | 'deduct_proportion_limit' | 'can_deduct_freight'
>

/** getFreightFee: the whole would-be order, with its part of each shop. */
export function toQuoteAnswer(quote: Quote, rules: PointRules): WireQuote {
  const { deduct_point, deduct_proportion_limit, can_deduct_freight } = rules
  const { parts, platform_coupon, user_point, max_point, expires, order_type } = quote
  const shops = parts.map(toQuoteShop)
  const items = shops.flatMap((shop) => shop.items)
  const coupon = parts.find((part) => part.coupon)?.coupon ?? platform_coupon
  return {
    quote_id: quote.quote_id,
    expires: Math.floor(expires.getTime() / 1000),
    ...sumsOf(quote),
    totalItemNum: parts.reduce((sum, part) => sum + part.totalItemNum, 0),
    coupon_info: couponInfo(coupon),
    platform_coupon: couponInfo(platform_coupon),
    discount_info: quote.discount_info,
    price_info: parts.flatMap(({ price_info }) => price_info),
    freight_info: parts.flatMap(({ freight_info }) => freight_info),
    freight_type: freightType(quote),
    user_point: { point: user_point },
    max_point,
    limit_point: max_point,
    is_open_deduct_point: order_type !== 'normal_pointsmall' && deduct_proportion_limit > 0,
    point_rule: { deduct_point, deduct_proportion_limit, can_deduct_freight },
    bonus_points: 0,
    invoice_status: true,
    extraTips: '',
    items,
    items_count: items.length,
    shops,
  }
}

/** The points mall may take freight in points alone; elsewhere points only take something off it. */
export const freightType = ({
  order_type,
  freight_point_fee,
}: Pick<Quote, 'freight_point_fee'> & { order_type: string }): 'cash' | 'point' =>
  order_type === 'normal_pointsmall' && freight_point_fee > 0 ? 'point' : 'cash'

function toQuoteShop(part: QuotePart): QuoteShop {
  const { distributor_id, shop_name, receipt_type, lines, totalItemNum } = part
  const items = lines.map((line) => toQuoteItem(line, distributor_id))
  return {
    distributor_id,
    shop_name,
    receipt_type,
    ...sumsOf(part),
    totalItemNum,
    coupon_info: couponInfo(part.coupon),
    discount_info: part.discount_info,
    price_info: part.price_info,
    freight_info: part.freight_info,
    items,
    items_count: items.length,
  }
}

const toQuoteItem = (line: QuoteLine, distributor_id: string): QuoteItem => ({
  cart_id: line.cart_id ?? '',
  item_id: line.item_id,
  goods_id: line.goods_id,
  distributor_id,
  item_bn: line.item_bn,
  item_name: line.item_name,
  pic: line.pic,
  item_spec_desc: line.item_spec_desc,
  order_item_type: line.order_item_type,
  num: line.num,
  price: line.price,
  market_price: line.market_price,
  item_fee: line.item_fee,
  discount_fee: line.discount_fee,
  promotion_discount: line.promotion_discount,
  coupon_discount: line.coupon_discount,
  member_discount: line.member_discount,
  point_fee: line.point_fee,
  share_points: line.share_points,
  total_fee: line.total_fee,
  discount_info: line.discount_info,
})

function couponInfo(coupon: QuoteCoupon | null): CouponInfo {
  if (!coupon) return {}
  const { card_id, code, title, card_type, rule, discount_fee } = coupon
  return { id: card_id, coupon_code: code, info: title, type: card_type, rule, discount_fee }
}
