/** Random checkouts for property tests: small figures, so that thresholds, ties and single fen occur often. */
import fc from 'fast-check'
import type { CheckoutInput } from '@server/pricing/calculation/checkout'
import type { CouponChoice } from '@server/pricing/calculation/coupons'
import type {
  Bound,
  PricingCoupon,
  PricingLine,
  PricingPromotion,
  PricingTemplate,
} from '@server/pricing/calculation/model'

const SHOPS = ['0', '1', '2']
const shop = fc.constantFrom(...SHOPS)
const cents = fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 30_000 }))
const few = fc.integer({ min: 0, max: 3 }).map(String)

const bound: fc.Arbitrary<Bound> = fc.record({
  scope: fc.constantFrom('all', 'goods', 'category', 'tag', 'brand'),
  targets: fc.array(few, { maxLength: 3 }).map((ids) => new Set(ids)),
})

const line: fc.Arbitrary<PricingLine> = fc.record({
  key: fc.uuid(),
  distributor_id: shop,
  item_id: few,
  goods_id: few,
  categories: fc.array(few, { maxLength: 2 }),
  tags: fc.array(few, { maxLength: 2 }),
  brand_id: fc.option(few),
  num: fc.integer({ min: 1, max: 5 }),
  charged: fc.record({
    price: cents,
    source: fc.constantFrom('shelf', 'shelf', 'member', 'limited_time_sale', 'seckill'),
  }),
  activity_id: fc.option(few),
  plus_buy: fc.option(few, { freq: 8 }),
  weight: fc.integer({ min: 0, max: 3_000 }),
  volume: fc.integer({ min: 0, max: 3_000 }),
  templates_id: fc.option(few),
})

const step = fc.record({
  full: fc.oneof(fc.integer({ min: 1, max: 5 }), cents),
  minus: cents,
  discount: fc.integer({ min: 0, max: 100 }),
  gifts: fc.array(fc.record({ item_id: few, num: fc.integer({ min: 1, max: 3 }), price: cents }), {
    maxLength: 2,
  }),
})

const promotion = (promotion_id: string): fc.Arbitrary<PricingPromotion> =>
  fc
    .tuple(
      bound,
      fc.record({
        promotion_id: fc.constant(promotion_id),
        kind: fc.constantFrom('full_minus', 'full_discount', 'full_gift', 'plus_price_buy'),
        marketing_name: fc.constant('活动'),
        condition_type: fc.constantFrom('amount', 'pieces'),
        steps: fc.array(step, { minLength: 1, maxLength: 3 }),
        repeats: fc.boolean(),
        join_limit: fc.constant(0),
        distributor_id: fc.option(shop),
      }),
    )
    .map(([within, rest]) => ({ ...within, ...rest }))

const coupon = (code: string): fc.Arbitrary<PricingCoupon> =>
  fc
    .tuple(
      bound,
      fc.record({
        code: fc.constant(code),
        card_id: fc.constant(code),
        title: fc.constant('券'),
        card_type: fc.constantFrom('cash', 'discount', 'new_gift'),
        least_cost: fc.oneof(fc.constant(0), cents),
        reduce_cost: cents,
        discount: fc.integer({ min: 0, max: 99 }),
        most_cost: fc.oneof(fc.constant(0), cents),
        distributor_id: fc.option(shop),
        shops: fc.array(shop, { maxLength: 2 }).map((ids) => new Set(ids)),
        ends: fc.integer({ min: 0, max: 3 }),
      }),
    )
    .map(([within, rest]) => ({ ...within, ...rest }))

const template = (templates_id: string): fc.Arbitrary<PricingTemplate> => {
  const regions = fc.constantFrom<string[]>([], ['110000'], ['110100'])
  return fc.record({
    templates_id: fc.constant(templates_id),
    name: fc.constant('模板'),
    valuation: fc.integer({ min: 1, max: 4 }),
    rules: fc.array(
      fc.record({
        regions,
        start: cents,
        start_fee: cents,
        add: fc.integer({ min: 0, max: 500 }),
        add_fee: cents,
      }),
      { maxLength: 3 },
    ),
    free: fc.array(
      fc.record({
        regions,
        atMost: fc.option(cents, { nil: undefined }),
        from: fc.option(cents, { nil: undefined }),
      }),
      { maxLength: 2 },
    ),
    no_delivery: fc.constantFrom<string[]>([], [], ['110000']),
    disabled: fc.boolean(),
  })
}

const choice: fc.Arbitrary<CouponChoice> = fc.oneof(
  fc.constant<CouponChoice>('best'),
  fc.constant<CouponChoice>('none'),
  few.map((code) => ({ code })),
)
const ids = ['0', '1', '2', '3']
const each = <T>(one: (id: string) => fc.Arbitrary<T>): fc.Arbitrary<T[]> =>
  fc.tuple(...ids.map(one)).chain((all) => fc.subarray(all))

export const checkouts: fc.Arbitrary<CheckoutInput> = fc.record({
  lines: fc.uniqueArray(line, { selector: ({ key }) => key, minLength: 1, maxLength: 12 }),
  promotions: each(promotion),
  coupons: fc.record({
    coupons: each(coupon),
    shops: fc.array(fc.tuple(shop, choice), { maxLength: 3 }).map((entries) => new Map(entries)),
    platform: choice,
  }),
  points: fc.option(
    fc.record({
      deduct_point: fc.integer({ min: 1, max: 300 }),
      deduct_proportion_limit: fc.integer({ min: 0, max: 100 }),
      can_deduct_freight: fc.boolean(),
      balance: fc.integer({ min: -50, max: 50_000 }),
      wanted: fc.integer({ min: 0, max: 60_000 }),
    }),
  ),
  templates: each(template).map((all) => new Map(all.map((one) => [one.templates_id, one]))),
  regions: fc
    .array(fc.tuple(shop, fc.constantFrom<string[] | null>(null, [], ['110000', '110100'])), { maxLength: 3 })
    .map((entries) => new Map(entries)),
})
