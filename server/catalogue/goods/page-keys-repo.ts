/** The rows of a page of products: ids only, read in the order of an index where there is one. */
import { sql, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import type { PageWindow } from '../../db/paging'
import { closeness, matching, matchingGoods, type GoodsFilter, needsNoItems } from './filter-repo'
import type { Search } from './search-tokens'

/** `goodsSort` (rule api-16). */
export type GoodsSort = 0 | 1 | 2 | 3 | 4 | 5

/** A row of a page: a product and the item that represents it. */
export interface PageKey {
  goods_id: string
  item_id: string
}

interface OrderTerm {
  by: SQL
  down?: boolean
}

/** Offset from which reading from the end may be faster. */
const FAR = 1_000

/**
 * One window of the matching rows.
 * @param total counts the matching rows: pages beyond the middle are then read from the end
 */
export async function pageKeys(
  db: Database | Transaction,
  filter: GoodsFilter,
  sort: GoodsSort,
  window: PageWindow,
  total?: () => Promise<number>,
): Promise<PageKey[]> {
  const order = orderOf(filter, sort)
  if (filter.search && sort === 0 && !filter.ids)
    return closestFirst(db, filter, order, window, filter.search)
  const { limit, offset } = window
  const all = total && offset >= FAR ? await total() : 0
  if (offset < all / 2 || offset >= all) return keys(db, filter, order, window)
  const count = Math.min(limit, all - offset)
  const reversed = order.map(({ by, down }) => ({ by, down: !down }))
  const found = await keys(db, filter, reversed, { limit: count, offset: all - offset - count })
  return found.toReversed()
}

/** Reads each degree of closeness after the closer ones, until the window is full. */
async function closestFirst(
  db: Database | Transaction,
  filter: GoodsFilter,
  order: OrderTerm[],
  { limit, offset }: PageWindow,
  search: Search,
): Promise<PageKey[]> {
  const found: PageKey[] = []
  let skipped = offset
  let farther = sql`true`
  for (const close of [...closeness(filter.company_id, search), sql`true`]) {
    const here = sql`${farther} and ${close}`
    const window = { limit: limit - found.length, offset: skipped }
    const rows = await keys(db, filter, order, window, here)
    found.push(...rows)
    if (found.length === limit) break
    if (rows.length > 0) skipped = 0
    else if (skipped > 0) skipped = Math.max(0, skipped - (await countKeys(db, filter, skipped, here)))
    farther = sql`${farther} and not ${close}`
  }
  return found
}

async function keys(
  db: Database | Transaction,
  filter: GoodsFilter,
  order: OrderTerm[],
  { limit, offset }: PageWindow,
  more: SQL = sql`true`,
): Promise<PageKey[]> {
  const { from, item_id } = sourceOf(filter, order)
  const { rows } = await db.execute<PageKey & Record<string, unknown>>(sql`
    select g.goods_id, ${item_id} as item_id ${from} and ${more}
     order by ${sql.join(
       order.map(({ by, down }) => (down ? sql`${by} desc` : by)),
       sql`, `,
     )}
     limit ${limit} offset ${offset}`)
  return rows
}

/** How many rows match, `most` at most. */
export async function countKeys(
  db: Database | Transaction,
  filter: GoodsFilter,
  most?: number,
  more: SQL = sql`true`,
): Promise<number> {
  const { from } = sourceOf(filter, [])
  const end = most === undefined ? sql`` : sql`limit ${most}`
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (select 1 ${from} and ${more} ${end}) found`,
  )
  return rows[0]?.count ?? 0
}

function sourceOf(filter: GoodsFilter, order: OrderTerm[]): { from: SQL; item_id: SQL } {
  const asksItems = order.some(({ by }) => by === BY_POINT || by === BY_PRICE)
  return needsNoItems(filter) && !asksItems
    ? { from: matchingGoods(filter), item_id: sql`g.default_item_id` }
    : { from: matching(filter), item_id: sql`i.item_id` }
}

const BY_PRICE = sql`i.price`
const BY_POINT = sql`i.point`

/** Every order ends with the ids, so that no row changes its page between two requests. */
function orderOf(filter: GoodsFilter, sort: GoodsSort): OrderTerm[] {
  const several = filter.perItem || filter.ids
  const last: OrderTerm[] = [
    { by: sql`g.sort` },
    { by: sql`g.goods_id` },
    ...(several ? [{ by: sql`i.sort` }, { by: sql`i.item_id` }] : []),
  ]
  const price = filter.item_type === 'pointsmall' ? BY_POINT : BY_PRICE
  const bySort: Record<Exclude<GoodsSort, 0>, OrderTerm> = {
    1: { by: sql`g.sales`, down: true },
    2: { by: price, down: true },
    3: { by: price },
    4: { by: sql`g.created`, down: true },
    5: { by: sql`g.stock_rank`, down: true },
  }
  if (sort !== 0) return [bySort[sort], ...last]
  const { ids } = filter
  if (!ids) return last
  const asked = sql`coalesce(array_position(${sql.param(ids)}::text[], i.item_id),
                             array_position(${sql.param(ids)}::text[], g.goods_id))`
  return [{ by: asked }, ...last]
}
