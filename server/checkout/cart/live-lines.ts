import type { Database, Transaction } from '../../db/client'
import { activePrices, type Charged, lowestPrice } from '../../pricing'
import { shelvesOf } from '../../catalogue'
import { liveItems } from './goods-repo'
import type { CartLineRow } from './line-repo'
import type { LiveLine, Looking } from './live-line'
import { boughtBy } from './purchase-repo'
import { shopsById } from './shop-repo'
import { limitOf, noticesOf, whyInvalid } from './validity'

/**
 * Reads everything that lines of a cart depend on, live, in a handful of queries whatever their number. Lines that
 * share a stock row or a limit are judged together: the same item twice does not get through twice (rule stock-1).
 */
export async function liveLines(
  db: Database | Transaction,
  rows: readonly CartLineRow[],
  { company_id, viewer, now, seckill_id }: Looking,
): Promise<LiveLine[]> {
  const ids = rows.map(({ item_id }) => item_id)
  const items = await liveItems(db, company_id, ids)
  const prices = await activePrices(db, company_id, ids, viewer, now)
  const shopIds = [...new Set(rows.map(({ distributor_id }) => distributor_id))]
  const shops = await shopsById(db, company_id, shopIds, viewer)
  const shelves = await shelvesOf(db, company_id, [...rows])
  const begun = shelves.map(({ stock_distributor_id, store, ...row }) => {
    const own = prices.get(row.item_id)
    const line = {
      row,
      item: items.get(row.item_id),
      shop: shops.get(row.distributor_id),
      prices: own,
      charged: own ? lowestPrice(own, seckill_id) : NOTHING,
      stock_distributor_id,
      store: Math.max(store, 0),
    }
    return { ...line, limit: limitOf(line, now) }
  })
  const keys = begun.flatMap(({ limit }) => limit?.key ?? [])
  const bought = viewer ? await boughtBy(db, company_id, viewer.user_id, keys) : new Map<string, number>()
  const counted = begun.map(({ limit, ...line }) => ({
    ...line,
    limit: limit && { ...limit, bought: bought.get(limit.key) ?? 0 },
  }))
  const notices = noticesOf(counted)
  return counted.map((line) => ({
    ...line,
    invalid: whyInvalid(line, viewer),
    notice: notices.get(line.row.cart_id) ?? null,
  }))
}

const NOTHING: Charged = { price: 0, source: 'shelf' }
