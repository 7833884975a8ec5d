import { MOST_CHECKOUT_CENTS, tooDearMessage } from '@schemas/cart'
import type { CheckoutBody } from '@schemas/generated/api'
import type { SettingValues } from '@schemas/site-settings'
import { HEAD_OFFICE } from '@schemas/shop-id'
import type { Database, Transaction } from '../../db/client'
import { AppError } from '../../core/errors'
import { type LiveLine, idsOf, pricingLineOf, promotionsOf, templatesOf } from '../cart/line'
import { liveLines } from '../cart/live-lines'
import type { PurchaseLimit } from '../cart/purchase-repo'
import { usableCoupons } from '../../marketing'
import { pointsOf } from '../../members'
import { breakdownOf, freightInfo, priceCheckout, type PricedCheckout } from '../../pricing'
import { settingOf, shopNameOf } from '../../platform'
import { requestedCoupons, requestedRegion, shopRequest } from './request'
import { giftLines } from './gifts'
import { linesToBuy, throwUnbuyable, requireBuyable } from './lines'
import { requireLine, quoteCoupon, quotePart } from './parts'
import { type Buyer, type Quote, type QuoteSums, sumsOf, type QuotePart } from './quote'
import { FIGURES } from '../../config/limits'
import { newId } from '../../core/ids'

/** Rule checkout-1. */
const QUOTE_LIFE_MS = FIGURES.quote_minutes * 60_000

export interface QuoteContext {
  company_id: string
  member: Buyer
  now: Date
}

/** The company's settings for trading, which callers read before they compute a quote. */
export type TradeSettings = SettingValues['trade']

/**
 * Computes what the checked lines of a member's cart cost now; writes nothing. An order is made of a quote that is
 * computed inside its own transaction.
 * @throws AppError unbuyable (`details.lines`, each with its reason), coupon_unusable, undeliverable, points_short
 */
export async function quoteFor(
  db: Database | Transaction,
  { company_id, member, now }: QuoteContext,
  body: CheckoutBody,
  trade: TradeSettings,
): Promise<Quote> {
  const { order_type = 'normal' } = body
  const seckill_id = order_type === 'normal_seckill' ? (body.seckill_id ?? '') : undefined
  const rows = await linesToBuy(db, { company_id, user_id: member.user_id }, body)
  const context = { company_id, viewer: member, now, seckill_id }
  const found = await liveLines(db, rows, context)
  requireBuyable(found, seckill_id)

  const lines = found.map(pricingLineOf)
  const shopIds = [...new Set(lines.map(({ distributor_id }) => distributor_id))].toSorted()
  const inPoints = order_type === 'normal_pointsmall'
  const coupons = inPoints ? [] : await usableCoupons(db, company_id, member, idsOf(lines), now)
  const user_point = await pointsOf(db, company_id, member.user_id)
  const priced = priceCheckout({
    lines,
    promotions: inPoints ? [] : await promotionsOf(db, lines, context),
    coupons: requestedCoupons(body, shopIds, coupons),
    points: inPoints ? null : { ...trade, balance: user_point, wanted: body.point_use ?? 0 },
    templates: await templatesOf(db, company_id, lines),
    regions: new Map(shopIds.map((id) => [id, requestedRegion(body, shopRequest(body, id))])),
  })
  const liveByKey = new Map(found.map((line) => [line.row.cart_id, line]))
  requireApplicable(priced, liveByKey)

  const gifts = await giftLines(db, company_id, priced.shops, piecesTaken(found))
  const companyName = shopIds.includes(HEAD_OFFICE) ? await shopNameOf(db, company_id) : ''
  const parts = priced.shops.map((shop) =>
    quotePart(shop, {
      priced,
      liveByKey,
      gifts: gifts.get(shop.distributor_id) ?? [],
      asked: shopRequest(body, shop.distributor_id),
      ...shopFacts(liveByKey, shop.distributor_id, companyName),
      gain_point: inPoints ? 0 : trade.gain_point,
      isVip: member.vip_grade_id !== null,
    }),
  )
  const sums = sumsOf(...parts)
  const quote: Quote = {
    quote_id: newId(),
    expires: new Date(now.getTime() + QUOTE_LIFE_MS),
    order_type,
    seckill: seckill_id === undefined ? null : (found[0]?.prices?.seckill ?? null),
    parts,
    ...sums,
    platform_coupon: priced.coupons.platform && quoteCoupon(priced.coupons.platform),
    coupons: couponsIn(priced),
    user_point,
    max_point: priced.points?.max_point ?? 0,
    limits: limitsOf(found),
    discount_info: discountsIn(priced, sums),
  }
  requireRepresentable(quote)
  return inPoints ? payInPoints(quote, liveByKey, await settingOf(db, company_id, 'points_mall')) : quote
}

/** Every discount of all shops, and what points pay of freight. */
function discountsIn(priced: PricedCheckout, { freight_point_fee }: QuoteSums) {
  const lines = priced.shops.flatMap((shop) => shop.lines)
  return [...breakdownOf(lines, priced).discount_info, ...freightInfo(freight_point_fee)]
}

/** @throws AppError invalid if a figure is larger than an order, its trade or a payment can store */
function requireRepresentable(quote: Quote) {
  const { item_fee, market_fee, member_discount, freight_fee, total_fee, get_points } = quote
  const figures = [item_fee, market_fee, member_discount, freight_fee, total_fee, get_points]
  if (figures.every((figure) => figure <= MOST_CHECKOUT_CENTS)) return
  throw new AppError('invalid', { message: tooDearMessage })
}

/** @throws AppError for an add-on (换购) that was not earned, an unusable coupon, a region without delivery */
function requireApplicable({ shops, coupons }: PricedCheckout, liveByKey: ReadonlyMap<string, LiveLine>) {
  throwUnbuyable(
    shops.flatMap(({ refused }) =>
      refused.map(({ key, reason }) => ({ line: requireLine(liveByKey, key), reason })),
    ),
  )
  const [coupon] = coupons.refused
  if (coupon) throw new AppError('coupon_unusable', { message: coupon.reason, details: coupon })
  for (const { freight, distributor_id } of shops) {
    if ('undeliverable' in freight)
      throw new AppError('undeliverable', {
        message: `${freight.undeliverable}不配送到此地址，请更换收货地址`,
        details: { distributor_id },
      })
  }
}

/** Pieces that lines take from stock, by `{stock_distributor_id}/{item_id}`. */
function piecesTaken(lines: readonly LiveLine[]): Map<string, number> {
  const taken = new Map<string, number>()
  for (const { row, stock_distributor_id } of lines) {
    const shelf = `${stock_distributor_id}/${row.item_id}`
    taken.set(shelf, (taken.get(shelf) ?? 0) + row.num)
  }
  return taken
}

/** Name of a part's shop and whether it delivers; the head office has the company's name and always delivers. */
function shopFacts(liveByKey: ReadonlyMap<string, LiveLine>, distributor_id: string, companyName: string) {
  const shop = [...liveByKey.values()].find((line) => line.shop?.distributor_id === distributor_id)?.shop
  return { shop_name: shop?.name ?? companyName, is_delivery: shop?.is_delivery ?? true }
}

/** Every coupon that is used, with the shops whose orders it discounts. */
function couponsIn({ coupons, shops }: PricedCheckout): Quote['coupons'] {
  const used = [...coupons.shops.values(), ...(coupons.platform ? [coupons.platform] : [])]
  return used.map(({ coupon, discount }) => ({
    code: coupon.code,
    distributor_ids: shops
      .filter(({ lines }) => lines.some(({ line }) => (discount.shares.get(line.key) ?? 0) > 0))
      .map(({ distributor_id }) => distributor_id),
  }))
}

/** Purchase limits that the lines count towards, each once with all its pieces. */
function limitsOf(lines: readonly LiveLine[]): PurchaseLimit[] {
  const limits = new Map<string, PurchaseLimit>()
  for (const { limit } of lines) {
    if (!limit) continue
    const { key, most, period, title } = limit
    limits.set(key, { key, most, period, title, num: (limits.get(key)?.num ?? 0) + limit.num })
  }
  return [...limits.values()]
}

type MallFreight = Pick<SettingValues['points_mall'], 'freight_type' | 'freight_proportion'>

/**
 * The points mall (rule points-5): each piece costs its points beside its price in money, and freight is paid in
 * money or in points, as the company sets it; no promotion, no coupon, no points as money, and the order earns none.
 * @throws AppError points_short where the member has too few
 */
function payInPoints(quote: Quote, liveByKey: ReadonlyMap<string, LiveLine>, mall: MallFreight): Quote {
  const parts = quote.parts.map((part) => {
    const lines = part.lines.map((line) => ({
      ...line,
      share_points: (liveByKey.get(line.key)?.item?.point ?? 0) * line.num,
    }))
    const point_use = lines.reduce((sum, { share_points }) => sum + share_points, 0)
    return freightInPoints({ ...part, lines, point_use }, mall)
  })
  const sums = sumsOf(...parts)
  const { point_use } = sums
  if (point_use > quote.user_point)
    throw new AppError('points_short', {
      message: `积分不足，需要${point_use}积分，当前可用${Math.max(quote.user_point, 0)}积分`,
      details: { point: quote.user_point, needed: point_use },
    })
  const discount_info = parts.flatMap((part) => part.discount_info)
  return { ...quote, parts, ...sums, discount_info, max_point: point_use }
}

/** A shop's part whose freight is paid in points, rounded up, where the points mall is set so. */
function freightInPoints(part: QuotePart, { freight_type, freight_proportion }: MallFreight): QuotePart {
  const { freight_fee, point_use, point_fee, total_fee, discount_info } = part
  if (freight_type === 'cash' || freight_fee === 0) return part
  const freight_point = Math.ceil((freight_fee * freight_proportion) / 100)
  return {
    ...part,
    freight_point,
    freight_point_fee: freight_fee,
    point_use: point_use + freight_point,
    point_fee: point_fee + freight_fee,
    total_fee: total_fee - freight_fee,
    discount_info: [...discount_info, ...freightInfo(freight_fee)],
  }
}
