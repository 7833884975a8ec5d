import { takeCoupons, type CouponRequest, type CouponResult } from './coupons'
import { freightFee, freightOf, type Freight } from './freight'
import { groupBy } from './group-by'
import type { DiscountInfo, PricingLine, PricingPromotion, PricingTemplate } from './model'
import { spendOn, type PointsRequest, type PointsResult } from './points'
import { extrasOf, fullReductions, type Activity, type Extra } from './promotions'
import { after, type Discount, type RunningLine } from './running'

export interface CheckoutInput {
  /** Of all shops. */
  lines: readonly PricingLine[]
  promotions: readonly PricingPromotion[]
  coupons: CouponRequest
  /** null: points cannot pay here. */
  points: PointsRequest | null
  templates: ReadonlyMap<string, PricingTemplate>
  /** Destination of each shop's parcel, by distributor_id: codes of its region; null: no address yet, or pickup. */
  regions: ReadonlyMap<string, readonly string[] | null>
}

/** One shop's part of a checkout. */
export interface PricedShop {
  distributor_id: string
  /** After every discount, points included; 换购 at its price. */
  lines: RunningLine[]
  /** 换购 lines without a matching offer; they are in no figure. */
  refused: { key: string; reason: string }[]
  /** 满减 and 满折 with the lines in them. */
  activities: Activity[]
  gifts: Extra[]
  /** Offers of 换购. */
  offers: Extra[]
  freight: Freight
}

export interface PricedCheckout {
  /** By distributor_id. */
  shops: PricedShop[]
  /** Every discount in the order in which it was taken. */
  discounts: Discount[]
  coupons: CouponResult
  points: PointsResult | null
}

/**
 * Prices a checkout in the order of rule checkout-2: price of a piece → full reductions of each shop on its lines →
 * one coupon of each shop → one of the platform → points on goods, then on freight. The order of the lines does not matter.
 */
export function priceCheckout(input: CheckoutInput): PricedCheckout {
  const lines = input.lines.toSorted((a, b) => (a.key < b.key ? -1 : 1))
  const shops = [...groupBy(lines, ({ distributor_id }) => distributor_id)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([distributor_id, own]) => reduceShop(distributor_id, own, input.promotions))
  const coupons = takeCoupons(
    shops.flatMap((shop) => shop.lines),
    input.coupons,
  )
  const freights = new Map(
    shops.map(({ distributor_id }) => {
      const region = input.regions.get(distributor_id) ?? null
      return [distributor_id, freightOf(ofShop(coupons.lines, distributor_id), input.templates, region)]
    }),
  )
  const points = input.points && spendOn(coupons.lines, feesOf(freights), input.points)
  const paid = points?.discount ? after(coupons.lines, points.discount) : coupons.lines
  return {
    shops: shops.map((shop) => ({
      ...shop,
      lines: ofShop(paid, shop.distributor_id),
      freight: freights.get(shop.distributor_id) ?? { fees: [] },
    })),
    discounts: [
      ...shops.flatMap(({ activities }) => activities.flatMap(({ discount }) => discount ?? [])),
      ...[...coupons.shops.values()].map(({ discount }) => discount),
      ...(coupons.platform ? [coupons.platform.discount] : []),
      ...(points?.discount ? [points.discount] : []),
    ],
    coupons,
    points,
  }
}

/** Cents by shop; what cannot be delivered costs nothing here and is refused later. */
const feesOf = (freights: ReadonlyMap<string, Freight>) =>
  new Map([...freights].map(([id, freight]) => [id, freightFee(freight)]))

const ofShop = (lines: readonly RunningLine[], distributor_id: string) =>
  lines.filter(({ line }) => line.distributor_id === distributor_id)

type ReducedShop = Omit<PricedShop, 'freight'>

function reduceShop(
  distributor_id: string,
  lines: readonly PricingLine[],
  promotions: readonly PricingPromotion[],
): ReducedShop {
  const own = promotions.filter((one) => one.distributor_id === null || one.distributor_id === distributor_id)
  const ordinary = lines
    .filter(({ plus_buy }) => plus_buy === null)
    .map((line) => runningLine(line, line.charged.price))
  const offers = extrasOf(ordinary, own, 'plus_price_buy')
  const { taken, refused } = takeOffers(lines, offers)
  const activities = fullReductions(ordinary, own)
  const reduced = activities.reduce<RunningLine[]>(
    (running, { discount }) => (discount ? after(running, discount) : running),
    [...ordinary, ...taken],
  )
  const gifts = extrasOf(ordinary, own, 'full_gift')
  return { distributor_id, lines: reduced, refused, activities, gifts, offers }
}

const runningLine = (line: PricingLine, price: number): RunningLine => ({
  line,
  price,
  left: price * line.num,
  shares: [],
})

/** 换购 lines at the price of their offer, each offer once. */
function takeOffers(lines: readonly PricingLine[], offers: readonly Extra[]) {
  const taken: RunningLine[] = []
  const refused: PricedShop['refused'] = []
  for (const line of lines) {
    if (line.plus_buy === null) continue
    const offer = offers.find(
      ({ promotion, item_id }) => promotion.promotion_id === line.plus_buy && item_id === line.item_id,
    )
    if (!offer) refused.push({ key: line.key, reason: '未满足换购条件' })
    else if (line.num > offer.num) refused.push({ key: line.key, reason: `最多可换购${offer.num}件` })
    else taken.push(runningLine(line, offer.price))
  }
  return { taken, refused }
}

/** Amounts of some lines, in cents. */
export interface Breakdown {
  item_fee: number
  promotion_discount: number
  coupon_discount: number
  /** promotion_discount + coupon_discount */
  discount_fee: number
  point_fee: number
  share_points: number
  /** item_fee − discount_fee − point_fee */
  total_fee: number
  /** One row for each discount on them; they add up to discount_fee + point_fee. */
  discount_info: DiscountInfo[]
}

/** Sums of some lines of a priced checkout: one line, a shop's lines, or all. */
export function breakdownOf(
  lines: readonly RunningLine[],
  { discounts, points }: Pick<PricedCheckout, 'discounts' | 'points'>,
): Breakdown {
  const sumOf = (amountOf: (line: RunningLine) => number) =>
    lines.reduce((sum, line) => sum + amountOf(line), 0)
  const fromSource = (isMeant: (source: string) => boolean) =>
    sumOf(({ shares }) => shares.reduce((sum, { source, amount }) => sum + (isMeant(source) ? amount : 0), 0))
  const promotion_discount = fromSource((source) => source.startsWith('promotion:'))
  const coupon_discount = fromSource((source) => source.includes('_coupon:'))
  return {
    item_fee: sumOf(({ price, line }) => price * line.num),
    promotion_discount,
    coupon_discount,
    discount_fee: promotion_discount + coupon_discount,
    point_fee: fromSource((source) => source === 'points'),
    share_points: sumOf(({ line }) => points?.shares.get(line.key) ?? 0),
    total_fee: sumOf(({ left }) => left),
    discount_info: discounts.flatMap(({ info, shares }) => {
      const discount_fee = sumOf(({ line }) => shares.get(line.key) ?? 0)
      return discount_fee === 0 ? [] : [{ ...info, discount_fee }]
    }),
  }
}
