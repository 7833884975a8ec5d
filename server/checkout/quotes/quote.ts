/** What a checkout would cost, computed by the server alone (rules checkout-1 and checkout-2). All money in integer cents. */
import type { PurchaseLimit } from '../cart/purchase-repo'
import type { DiscountInfo, SeckillPrice, Share } from '../../pricing'

export const ORDER_TYPES = ['normal', 'normal_seckill', 'normal_pointsmall'] as const
type OrderType = (typeof ORDER_TYPES)[number]
export type ReceiptType = 'logistics' | 'ziti' | 'merchant'

/** The member who would pay; every CurrentMember is one. */
export interface Buyer {
  user_id: string
  grade_id: string
  vip_grade_id: string | null
  staff: boolean
}

export interface QuoteLine {
  /** Unique in the quote. */
  key: string
  /** null: a gift. */
  cart_id: string | null
  item_id: string
  goods_id: string
  /** Whose stock row is reserved: the shop's own, else the company's `0`. */
  stock_distributor_id: string
  order_item_type: 'normal' | 'gift' | 'plus_buy'
  /** The promotion that a gift or add-on line (换购) belongs to. */
  promotion_id: string | null
  num: number
  /** A piece, after activity or member price; 0 for gifts. */
  price: number
  /** Shelf price of a piece: what a gift is worth that should be returned and is not. */
  sale_price: number
  market_price: number
  /** Why `price` is not the shelf's. */
  price_source: 'shelf' | 'member' | 'limited_time_sale' | 'staff' | 'seckill' | 'plus_buy' | 'gift'
  /** The seckill, sale, staff activity or promotion that sets the price. */
  price_source_id: string | null
  /** Pieces that one member may have of the seckill that sets the price; 0: no limit, or no seckill. */
  seckill_limit: number
  /** price × num */
  item_fee: number
  /** What the member price saved; it is in `price` already. */
  member_discount: number
  /** Promotions and coupons; Σ of `shares` without points. */
  discount_fee: number
  promotion_discount: number
  coupon_discount: number
  /** Cents that points pay, and the number of those points. */
  point_fee: number
  share_points: number
  /** item_fee − discount_fee − point_fee */
  total_fee: number
  /** Every discount's part, points included; for `line_discount`. */
  shares: Share[]
  discount_info: DiscountInfo[]
  item_bn: string
  item_name: string
  item_spec_desc: string
  pic: string
}

export interface QuoteCoupon {
  /** Passed to lockCoupons. */
  code: string
  card_id: string
  title: string
  card_type: string
  rule: string
  /** What it takes off this part; the quote has the whole sum of a platform coupon. */
  discount_fee: number
}

/** Figures of one order, and their sums over all orders of a checkout. */
export interface QuoteSums {
  item_fee: number
  market_fee: number
  /** What member prices saved; it is in item_fee already. */
  member_discount: number
  promotion_discount: number
  coupon_discount: number
  /** promotion_discount + coupon_discount */
  discount_fee: number
  point_use: number
  point_fee: number
  freight_fee: number
  /** What points pay of freight: part of point_use, and cents that are part of point_fee. */
  freight_point: number
  freight_point_fee: number
  /** item_fee − discount_fee − point_fee + freight_fee */
  total_fee: number
  /** Points that are earned when the after-sales window closes. */
  get_points: number
}

/** One shop's part: one order. */
export interface QuotePart extends QuoteSums {
  distributor_id: string
  shop_name: string
  /** Whether the shop delivers; the head office always does. */
  is_delivery: boolean
  receipt_type: ReceiptType
  remark: string
  lines: QuoteLine[]
  /** Pieces, gifts included. */
  totalItemNum: number
  coupon: QuoteCoupon | null
  /** What discount_fee and point_fee consist of; their discount_fee add up to both. */
  discount_info: DiscountInfo[]
  /** Why prices are below the shelf's; the saving is in item_fee already. */
  price_info: DiscountInfo[]
  freight_info: FreightInfo[]
  /** Promotions that the order uses; `usePromotions` counts those with a limit. */
  promotions: { promotion_id: string; join_limit: number }[]
}

interface FreightInfo {
  templates_id: string
  name: string
  rule: string
  freight_fee: number
}

export interface Quote extends QuoteSums {
  quote_id: string
  /** 15 minutes after it was made. */
  expires: Date
  order_type: OrderType
  /** The seckill of all lines; null for other types of orders. */
  seckill: SeckillPrice | null
  /** One for each shop, by distributor_id. */
  parts: QuotePart[]
  platform_coupon: QuoteCoupon | null
  /** Codes for lockCoupons, each with the shops whose orders it discounts. */
  coupons: { code: string; distributor_ids: string[] }[]
  /** Points that the member has, and the most that can be used here. */
  user_point: number
  max_point: number
  /** For countPurchases. */
  limits: PurchaseLimit[]
  discount_info: DiscountInfo[]
}

const ZERO_SUMS: QuoteSums = {
  item_fee: 0,
  market_fee: 0,
  member_discount: 0,
  promotion_discount: 0,
  coupon_discount: 0,
  discount_fee: 0,
  point_use: 0,
  point_fee: 0,
  freight_fee: 0,
  freight_point: 0,
  freight_point_fee: 0,
  total_fee: 0,
  get_points: 0,
}

/** Adds up the figures of several parts; of one part it returns the figures alone. */
export function sumsOf(...parts: readonly QuoteSums[]): QuoteSums {
  const names = Object.keys(ZERO_SUMS) as (keyof QuoteSums)[]
  const sums = { ...ZERO_SUMS }
  for (const part of parts) for (const name of names) sums[name] += part[name]
  return sums
}
