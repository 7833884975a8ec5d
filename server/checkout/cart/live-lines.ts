import type { Database, Transaction } from '../../db/client'
import {
  activePrices,
  type Charged,
  lowestPrice,
  groupBy,
  limitOfPrice,
  type PricedMember,
} from '../../pricing'
import { shelvesOf } from '../../catalogue'
import { liveItems, shopsById } from './live-repo'
import type { CartLineRow } from './repo'
import type { LiveLine, CartContext, Notice } from './line'
import { boughtBy, limitMessage, type PurchaseLimit } from './purchase-repo'
import { leastMessage, shortageMessage } from '@schemas/cart'
import { HEAD_OFFICE } from '@schemas/shop-id'
import { ERRORS } from '../../core/errors'
import { startOfPeriod } from '../../core/shanghai'

/**
 * Reads the current state of everything that lines of a cart depend on, in a fixed number of queries, and validates them
 * (rule cart-4). Lines that share a stock row or a limit are validated together, so that the same item on two lines cannot
 * be bought twice (rule stock-1).
 */
export async function liveLines(
  db: Database | Transaction,
  rows: readonly CartLineRow[],
  { company_id, viewer, now, seckill_id }: CartContext,
): Promise<LiveLine[]> {
  const ids = rows.map(({ item_id }) => item_id)
  const items = await liveItems(db, company_id, ids)
  const prices = await activePrices(db, company_id, ids, viewer, now)
  const shopIds = [...new Set(rows.map(({ distributor_id }) => distributor_id))]
  const shops = await shopsById(db, company_id, shopIds, viewer)
  const shelves = await shelvesOf(db, company_id, [...rows])
  const started = shelves.map(({ stock_distributor_id, store, ...row }) => {
    const own = prices.get(row.item_id)
    const line = {
      row,
      item: items.get(row.item_id),
      shop: shops.get(row.distributor_id),
      prices: own,
      charged: own ? lowestPrice(own, seckill_id) : NO_PRICE,
      stock_distributor_id,
      store: Math.max(store, 0),
    }
    return { ...line, limit: limitOf(line, now) }
  })
  const keys = started.flatMap(({ limit }) => limit?.key ?? [])
  const bought = viewer ? await boughtBy(db, company_id, viewer.user_id, keys) : new Map<string, number>()
  const counted = started.map(({ limit, ...line }) => ({
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

const NO_PRICE: Charged = { price: 0, source: 'shelf' }

type LineFacts = Omit<LiveLine, 'invalid' | 'notice'>

/** Why a line cannot be bought whatever its number, in words for the shopper; null: it can. */
function whyInvalid(line: Omit<LineFacts, 'limit'>, viewer: PricedMember | null): string | null {
  const { row, item, shop, prices, store } = line
  if (!item || item.is_deleted || !prices) return '商品已失效'
  if (shop?.is_hidden) return ERRORS.not_whitelisted.message
  if (item.approve_status === 'only_show') return '仅供展示'
  if (item.approve_status !== 'onsale') return '已下架'
  if (item.is_gift) return '赠品不可购买'
  if ((item.item_type === 'pointsmall') !== (row.shop_type === 'pointsmall')) return '商品不能这样购买'
  if (item.product_type !== 'normal' && !viewer?.staff) return '仅限员工购买'
  if (item.product_type !== 'normal' && (!prices.staff || prices.staff.invalid)) return '活动已结束'
  const isElsewhere = item.owner !== null && item.owner !== row.distributor_id
  if (isElsewhere || (row.distributor_id !== HEAD_OFFICE && !shop)) return '该店铺不销售此商品'
  if (shop && !shop.is_valid) return '店铺已停止营业'
  if (store === 0) return '已售罄'
  return null
}

/** The limit that a line counts towards: that of the staff activity that sets its price, else that of its product. */
function limitOf(
  { row, item, prices, charged }: Pick<LineFacts, 'row' | 'item' | 'prices' | 'charged'>,
  now: Date,
): PurchaseLimit | null {
  if (!item) return null
  const { num } = row
  const title = item.item_name
  const most = prices ? limitOfPrice(prices, charged) : 0
  if (most > 0) return { key: `staff:${charged.id}:${item.item_id}`, num, most, period: 'all', title }
  const { goods_id, limit_num, limit_period: period } = item
  if (limit_num === 0) return null
  const begins = period === 'all' ? '' : `:${period}:${startOfPeriod(period, now)}`
  return { key: `goods:${goods_id}${begins}`, num, most: limit_num, period, title }
}

/** Why lines cannot be bought in their number, by cart_id. Only checked lines share stock and limits with others. */
function noticesOf(lines: readonly LineFacts[]): Map<string, Notice> {
  const notices = new Map<string, Notice>()
  const note = (group: readonly LineFacts[], error: Notice['error'], message: string) => {
    for (const { row } of group) notices.set(row.cart_id, { error, message })
  }
  for (const line of lines) {
    const least = line.item?.start_num ?? 1
    if (line.row.line_type === 'normal' && line.row.num < least)
      note([line], 'unbuyable', leastMessage(least))
  }
  for (const group of sharing(lines, ({ limit }) => limit?.key ?? null)) {
    const { limit } = group[0] ?? {}
    if (limit && piecesOf(group) > limit.most - limit.bought)
      note(group, 'purchase_limit', limitMessage(limit))
  }
  for (const group of sharing(
    lines,
    ({ row, stock_distributor_id }) => `${stock_distributor_id}/${row.item_id}`,
  )) {
    const { store = 0 } = group[0] ?? {}
    if (piecesOf(group) > store) note(group, 'out_of_stock', shortageMessage(store))
  }
  return notices
}

/** Groups checked lines by a key; each unchecked line is a group of its own. */
function sharing(lines: readonly LineFacts[], keyOf: (line: LineFacts) => string | null): LineFacts[][] {
  const meant = lines.filter((line) => keyOf(line) !== null)
  const checked = groupBy(
    meant.filter(({ row }) => row.is_checked),
    keyOf,
  )
  return [...checked.values(), ...meant.filter(({ row }) => !row.is_checked).map((line) => [line])]
}

const piecesOf = (lines: readonly LineFacts[]): number => lines.reduce((sum, { row }) => sum + row.num, 0)
