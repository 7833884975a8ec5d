import { MOST_CHECKOUT_CENTS, tooDearMessage } from '@schemas/cart'
import type { CheckoutBody } from '@schemas/generated/api'
import type { SettingValues } from '@schemas/site-settings'
import { HEAD_OFFICE } from '@schemas/shop-id'
import type { Database, Transaction } from '../../db/client'
import { AppError } from '../../core/errors'
import type { LiveLine } from '../cart/live-line'
import { liveLines } from '../cart/live-lines'
import { idsOf, pricingLineOf, promotionsOf, templatesOf } from '../cart/pricing-lines'
import type { PurchaseLimit } from '../cart/purchase-repo'
import { usableCoupons } from '../../marketing'
import { pointsOf } from '../../members'
import { breakdownOf, freightInfo, priceCheckout, type PricedCheckout } from '../../pricing'
import { settingOf, shopNameOf } from '../../platform'
import { couponsAsked, regionAsked, shopAsked } from './asked'
import { giftLines } from './gifts'
import { linesToBuy, refuse, refuseUnbuyable } from './lines'
import { needLine, quoteCoupon, quotePart } from './parts'
import { payInPoints } from './points-mall'
import type { Buyer, Quote, Sums } from './quote'
import { sumsOf } from './sums'
import { FIGURES } from '../../config/limits'
import { newId } from '../../core/ids'

/** Rule checkout-1. */
const QUOTE_LIFE_MS = FIGURES.quote_minutes * 60_000

export interface Asking {
  company_id: string
  member: Buyer
  now: Date
}

/** The company's setting, which whoever asks for a quote needs besides. */
export type TradeSetting = SettingValues['trade']

/**
 * What the checked lines of a member's cart would cost, computed anew from what the tables say now; writes nothing. An
 * order is made of the quote that this gives inside the order's transaction.
 * @throws AppError unbuyable (`details.lines`, each with its reason), coupon_unusable, undeliverable, points_short
 */
export async function quoteFor(
  db: Database | Transaction,
  { company_id, member, now }: Asking,
  body: CheckoutBody,
  trade: TradeSetting,
): Promise<Quote> {
  const { order_type = 'normal' } = body
  const seckill_id = order_type === 'normal_seckill' ? (body.seckill_id ?? '') : undefined
  const rows = await linesToBuy(db, { company_id, user_id: member.user_id }, body)
  const looking = { company_id, viewer: member, now, seckill_id }
  const found = await liveLines(db, rows, looking)
  refuseUnbuyable(found, seckill_id)

  const lines = found.map(pricingLineOf)
  const shopIds = [...new Set(lines.map(({ distributor_id }) => distributor_id))].toSorted()
  const inPoints = order_type === 'normal_pointsmall'
  const coupons = inPoints ? [] : await usableCoupons(db, company_id, member, idsOf(lines), now)
  const user_point = await pointsOf(db, company_id, member.user_id)
  const priced = priceCheckout({
    lines,
    promotions: inPoints ? [] : await promotionsOf(db, lines, looking),
    coupons: couponsAsked(body, shopIds, coupons),
    points: inPoints ? null : { ...trade, balance: user_point, wanted: body.point_use ?? 0 },
    templates: await templatesOf(db, company_id, lines),
    regions: new Map(shopIds.map((id) => [id, regionAsked(body, shopAsked(body, id))])),
  })
  const lives = new Map(found.map((line) => [line.row.cart_id, line]))
  refuseWhatDidNotHold(priced, lives)

  const gifts = await giftLines(db, company_id, priced.shops, takenBy(found))
  const companyName = shopIds.includes(HEAD_OFFICE) ? await shopNameOf(db, company_id) : ''
  const parts = priced.shops.map((shop) =>
    quotePart(shop, {
      priced,
      lives,
      gifts: gifts.get(shop.distributor_id) ?? [],
      asked: shopAsked(body, shop.distributor_id),
      ...shopIn(lives, shop.distributor_id, companyName),
      gain_point: inPoints ? 0 : trade.gain_point,
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
  refuseTooDear(quote)
  return inPoints ? payInPoints(quote, lives, await settingOf(db, company_id, 'points_mall')) : quote
}

/** Every discount over all shops, and what points pay of freight. */
function discountsIn(priced: PricedCheckout, { freight_point_fee }: Sums) {
  const lines = priced.shops.flatMap((shop) => shop.lines)
  return [...breakdownOf(lines, priced).discount_info, ...freightInfo(freight_point_fee)]
}

/** @throws AppError invalid where a figure is more than an order, its trade or a payment holds */
function refuseTooDear(quote: Quote) {
  const { item_fee, market_fee, member_discount, freight_fee, total_fee, get_points } = quote
  const figures = [item_fee, market_fee, member_discount, freight_fee, total_fee, get_points]
  if (figures.every((figure) => figure <= MOST_CHECKOUT_CENTS)) return
  throw new AppError('invalid', { message: tooDearMessage })
}

/** @throws AppError for a 换购 that nothing earned, a coupon that cannot be used, a parcel that is not sent there */
function refuseWhatDidNotHold({ shops, coupons }: PricedCheckout, lives: ReadonlyMap<string, LiveLine>) {
  refuse(
    shops.flatMap(({ refused }) =>
      refused.map(({ key, reason }) => ({ line: needLine(lives, key), reason })),
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

/** Pieces that lines take, by `{stock's distributor}/{item}`. */
function takenBy(lines: readonly LiveLine[]): Map<string, number> {
  const taken = new Map<string, number>()
  for (const { row, stock_distributor_id } of lines) {
    const shelf = `${stock_distributor_id}/${row.item_id}`
    taken.set(shelf, (taken.get(shelf) ?? 0) + row.num)
  }
  return taken
}

/** Name and delivery of a part's shop; the head office has the company's name and always delivers. */
function shopIn(lives: ReadonlyMap<string, LiveLine>, distributor_id: string, companyName: string) {
  const shop = [...lives.values()].find((line) => line.shop?.distributor_id === distributor_id)?.shop
  return { shop_name: shop?.name ?? companyName, is_delivery: shop?.is_delivery ?? true }
}

/** Every copy that is used, with the shops whose orders it makes cheaper. */
function couponsIn({ coupons, shops }: PricedCheckout): Quote['coupons'] {
  const used = [...coupons.shops.values(), ...(coupons.platform ? [coupons.platform] : [])]
  return used.map(({ coupon, discount }) => ({
    code: coupon.code,
    distributor_ids: shops
      .filter(({ lines }) => lines.some(({ line }) => (discount.shares.get(line.key) ?? 0) > 0))
      .map(({ distributor_id }) => distributor_id),
  }))
}

/** Limits that the lines count towards, each once with all its pieces. */
function limitsOf(lines: readonly LiveLine[]): PurchaseLimit[] {
  const limits = new Map<string, PurchaseLimit>()
  for (const { limit } of lines) {
    if (!limit) continue
    const { key, most, period, title } = limit
    limits.set(key, { key, most, period, title, num: (limits.get(key)?.num ?? 0) + limit.num })
  }
  return [...limits.values()]
}
