/** Inputs and results of the price calculation, as plain data. All money is integer cents. */
import type { FreeFreight, FreightRule, PromotionStep } from '../../db/schema'
import type { Charged } from '../promotions/prices'

/** What promotions and coupons are bound to. */
export interface GoodsFacts {
  item_id: string
  goods_id: string
  /** Sales categories with all above them, and the management category with all above it. */
  categories: string[]
  tags: string[]
  brand_id: string | null
}

/** One line of a checkout before any discount. */
export interface PricingLine extends GoodsFacts {
  /** Key of the line in the result; unique over all shops of a checkout. */
  key: string
  /** The shop that sells it; `0`: the company itself. */
  distributor_id: string
  num: number
  /** The lowest price of a piece (rule price-1) with its origin. */
  charged: Charged
  /** The chosen 满减 / 满折; null: the best one. */
  activity_id: string | null
  /** 换购: the promotion that offers it; its price is the promotion's. null: an ordinary line. */
  plus_buy: string | null
  /** Grams, and cubic centimetres, of a piece. */
  weight: number
  volume: number
  /** null: free of freight. */
  templates_id: string | null
}

export type Scope = 'all' | 'goods' | 'category' | 'tag' | 'brand'

export interface Bound {
  scope: Scope
  targets: ReadonlySet<string>
}

/** A promotion that runs and that this member may join. */
export interface PricingPromotion extends Bound {
  promotion_id: string
  kind: 'full_minus' | 'full_discount' | 'full_gift' | 'plus_price_buy'
  marketing_name: string
  condition_type: 'amount' | 'pieces'
  steps: PromotionStep[]
  repeats: boolean
  /** Orders of one member; 0: any number. */
  join_limit: number
  /** The only shop that it is for; null: all of them. */
  distributor_id: string | null
}

/** A member's unused copy of a coupon. */
export interface PricingCoupon extends Bound {
  code: string
  card_id: string
  title: string
  card_type: string
  least_cost: number
  reduce_cost: number
  /** Percent off. */
  discount: number
  /** Cents at most; 0: any sum. */
  most_cost: number
  /** The shop that issued it; null: the platform. */
  distributor_id: string | null
  /** Shops where it may be used; empty: all. */
  shops: ReadonlySet<string>
  /** Unix ms. Of coupons that save the same, the first to end is used. */
  ends: number
}

export interface PricingTemplate {
  templates_id: string
  name: string
  /** 1 grams, 2 pieces, 3 cents of goods, 4 cubic centimetres. */
  valuation: number
  rules: FreightRule[]
  free: FreeFreight[]
  no_delivery: string[]
  disabled: boolean
}

/** One row of the explanation: a discount, its rule and its amount. */
export interface DiscountInfo {
  id: string
  type: string
  /** Its name. */
  info: string
  /** Its rule in words, with its figures. */
  rule: string
  discount_fee: number
  coupon_code?: string
}

/** One discount's part in one line (rule checkout-4), as `line_discount` stores it. */
export interface Share {
  /** `promotion:{id}`, `shop_coupon:{code}`, `platform_coupon:{code}`, `points`. */
  source: string
  amount: number
}
