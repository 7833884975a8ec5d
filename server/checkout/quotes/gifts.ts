import type { Database, Transaction } from '../../db/client'
import { liveItems } from '../cart/goods-repo'
import type { PricedShop } from '../../pricing'
import { shelvesOf } from '../../catalogue'
import type { QuoteLine } from './quote'

/** Gifts of a shop's part, as lines that cost nothing. */
export type GiftLines = Map<string, QuoteLine[]>

/**
 * What 满赠 gives, as far as it is in stock after what the buyers' own lines take: a gift that has run out is left
 * out, and stops nobody from buying.
 * @param taken pieces that the checkout's lines take, by `{stock's distributor}/{item}`
 * @returns lines by distributor_id
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
