import type { Database, Transaction } from '../../db/client'
import { liveItems } from '../cart/live-repo'
import type { PricedShop, Extra } from '../../pricing'
import { shelvesOf } from '../../catalogue'
import type { QuoteLine } from './quote'

/** Gifts as lines that cost nothing, by distributor_id. */
type GiftLines = Map<string, QuoteLine[]>

/**
 * The gifts of 满赠 promotions, as far as stock remains after the bought lines. A gift that has run out is left out and
 * does not block the checkout.
 * @param taken pieces that the bought lines take, by `{stock_distributor_id}/{item_id}`
 */
export async function giftLines(
  db: Database | Transaction,
  company_id: string,
  shops: readonly PricedShop[],
  taken: ReadonlyMap<string, number>,
): Promise<GiftLines> {
  const wanted = shops.flatMap(({ distributor_id, gifts }) =>
    gifts.map(({ item_id, num, promotion, keys }) => ({ distributor_id, item_id, num, promotion, keys })),
  )
  const items = await liveItems(
    db,
    company_id,
    wanted.map(({ item_id }) => item_id),
  )
  const shelves = wanted.length === 0 ? [] : await shelvesOf(db, company_id, wanted)
  const left = new Map(taken)
  const lines: GiftLines = new Map()
  for (const { distributor_id, item_id, num, promotion, stock_distributor_id, store } of shelves) {
    const item = items.get(item_id)
    const shelf = `${stock_distributor_id}/${item_id}`
    const gone = left.get(shelf) ?? 0
    const given = Math.min(num, Math.max(store - gone, 0))
    if (!item || item.is_deleted || given === 0) continue
    left.set(shelf, gone + given)
    const line: QuoteLine = {
      key: `gift:${distributor_id}:${promotion.promotion_id}:${item_id}`,
      cart_id: null,
      item_id,
      goods_id: item.goods_id,
      stock_distributor_id,
      order_item_type: 'gift',
      promotion_id: promotion.promotion_id,
      num: given,
      price: 0,
      sale_price: item.price,
      market_price: item.market_price,
      price_source: 'gift',
      price_source_id: promotion.promotion_id,
      seckill_limit: 0,
      member_discount: 0,
      ...NOTHING,
      item_bn: item.item_bn,
      item_name: item.item_name,
      item_spec_desc: item.item_spec_desc,
      pic: item.pics[0] ?? '',
    }
    lines.set(distributor_id, [...(lines.get(distributor_id) ?? []), line])
  }
  return lines
}

const NOTHING = {
  item_fee: 0,
  promotion_discount: 0,
  coupon_discount: 0,
  discount_fee: 0,
  point_fee: 0,
  share_points: 0,
  total_fee: 0,
  shares: [],
  discount_info: [],
}

/**
 * Gives each gift, and the lines that earned it, a share of 0 cents in its promotion: refunds use these shares to find
 * which gifts go back with which lines (rule aftersales-5).
 * @param given gifts of the promotions; one that has run out links nothing
 */
export function linkGifts(lines: readonly QuoteLine[], given: readonly Extra[]): QuoteLine[] {
  const gifts = new Set(
    lines.filter(({ order_item_type }) => order_item_type === 'gift').map(({ promotion_id }) => promotion_id),
  )
  return lines.map((line) => {
    const earned = given.filter(({ promotion, keys }) => {
      return gifts.has(promotion.promotion_id) && keys.includes(line.key)
    })
    const promotions = earned.map(({ promotion }) => promotion.promotion_id)
    if (line.order_item_type === 'gift' && line.promotion_id !== null) promotions.push(line.promotion_id)
    const sources = new Set(promotions.map((promotion_id) => `promotion:${promotion_id}`))
    for (const { source } of line.shares) sources.delete(source)
    return { ...line, shares: [...line.shares, ...[...sources].map((source) => ({ source, amount: 0 }))] }
  })
}
