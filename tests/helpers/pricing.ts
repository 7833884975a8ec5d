/** Checkouts for tests that state only relevant fields. */
import { breakdownOf, type Breakdown } from '@server/pricing/calculation/checkout'
import { priceCheckout, type CheckoutInput, type PricedCheckout } from '@server/pricing/calculation/checkout'
import type {
  PricingCoupon,
  PricingLine,
  PricingPromotion,
  PricingTemplate,
} from '@server/pricing/calculation/model'

export const line = (key: string, cents: number, more: Partial<PricingLine> = {}): PricingLine => ({
  key,
  item_id: key,
  goods_id: key,
  distributor_id: '0',
  categories: [],
  tags: [],
  brand_id: null,
  num: 1,
  charged: { price: cents, source: 'shelf' },
  activity_id: null,
  plus_buy: null,
  weight: 500,
  volume: 1_000,
  templates_id: 't',
  ...more,
})

export const promotion = (
  promotion_id: string,
  kind: PricingPromotion['kind'],
  steps: PricingPromotion['steps'],
  more: Partial<PricingPromotion> = {},
): PricingPromotion => ({
  promotion_id,
  kind,
  steps,
  marketing_name: promotion_id,
  condition_type: 'amount',
  repeats: false,
  join_limit: 0,
  distributor_id: null,
  scope: 'all',
  targets: new Set(),
  ...more,
})

export const coupon = (code: string, more: Partial<PricingCoupon>): PricingCoupon => ({
  code,
  card_id: code,
  title: code,
  card_type: 'cash',
  least_cost: 0,
  reduce_cost: 0,
  discount: 0,
  most_cost: 0,
  distributor_id: null,
  shops: new Set(),
  ends: 0,
  scope: 'all',
  targets: new Set(),
  ...more,
})

export const template = (more: Partial<PricingTemplate>): PricingTemplate => ({
  templates_id: 't',
  name: '普通快递',
  valuation: 1,
  rules: [],
  free: [],
  no_delivery: [],
  disabled: false,
  ...more,
})

const NOTHING: CheckoutInput = {
  lines: [],
  promotions: [],
  coupons: { coupons: [], shops: new Map(), platform: 'none' },
  points: null,
  templates: new Map(),
  regions: new Map(),
}

export interface Priced extends Breakdown {
  priced: PricedCheckout
  /** Remaining amount of each line. */
  left: Record<string, number>
}

/** Prices a checkout, with its sums over all shops. */
export function price(input: Partial<CheckoutInput>): Priced {
  const priced = priceCheckout({ ...NOTHING, ...input })
  const lines = priced.shops.flatMap((shop) => shop.lines)
  const left = Object.fromEntries(lines.map((running) => [running.line.key, running.left]))
  return { ...breakdownOf(lines, priced), priced, left }
}
