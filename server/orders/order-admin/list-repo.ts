import { TO_INVOICE } from '../invoices/repo'
import { sql, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import { MOST_FOUND, MOST_LISTED } from '@schemas/worklists'
import {
  beginsWith,
  containing,
  type Counted,
  countOf,
  MOST_SEARCHED,
  namedByPair,
  namedInPart,
  NUMBER,
  cappedCount,
} from '../../db/search'
import {
  type Keyset,
  keysetPage,
  type KeysetPage,
  type Position,
  searchPage,
  type Slice,
} from '../../db/keyset'
import { inShops } from '../../db/shops'
import type { Sight } from '../../platform'
import { FIGURES } from '../../config/limits'
import { dayInShanghai } from '../../core/shanghai'
import { AWAITS_PICKUP } from '../pickup/repo'
import { spanOfFilter } from '../../back-office'

/** Conditions of the worklist's tabs, for orders `o`. */
const TABS: Record<string, (now: Date) => SQL> = {
  to_ship: () =>
    sql`o.status = 'PAYED' and o.receipt_type <> 'ziti' and o.cancel_status in ('NO_APPLY_CANCEL', 'FAILS')`,
  to_cancel: () => sql`o.cancel_status = 'WAIT_PROCESS'`,
  to_pay: () => sql`o.status in ('NOTPAY', 'WAIT_PAID_CONFIRM')`,
  to_fetch: () => AWAITS_PICKUP,
  to_fetch_late: (now) => sql`${AWAITS_PICKUP} and o.pickup->>'pickup_date' < ${dayInShanghai(now)}`,
  on_the_way: () => sql`o.status = 'WAIT_BUYER_CONFIRM'`,
  to_invoice: () => TO_INVOICE,
  done: () => sql`o.status in ('DONE', 'REFUND_SUCCESS')`,
}

const MOBILE = /^1\d{10}$/
/** Most orders of one mobile or name among which those of a tab are searched. */
const MOST_SHARED = 2 * MOST_FOUND
const NAME = sql`o.receiver->>'receiver_name'`

interface Search {
  company_id: string
  tab?: string | undefined
  keyword?: string | undefined
  /** `FILTERS` → value. */
  filters?: Readonly<Record<string, string>> | undefined
  sight: Sight
  now: Date
}

/** The order of the list: the newest first; columns of `o`. */
const NEWEST_FIRST: Keyset = {
  keys: [
    { sql: sql`o.created`, kind: 'time' },
    { sql: sql`o.order_id`, kind: 'text' },
  ],
  direction: 'desc',
}

/** The part of a search's result that is needed, so that each index is read only as far as necessary. */
interface SearchedPart {
  where?: SQL
  orderBy?: SQL
  most: number
  /** In a tab of open orders: of the orders with one mobile or name only so many of the newest are searched; absent: all. */
  within?: number
  /** Filters without a keyword look at so many of the newest orders. */
  among: number
}

/** Columns of the orders among which filters look. */
const FILTERED = sql`o.order_id, o.created, o.paid, o.distributor_id, o.receipt_type, o.order_type`

/** Conditions of the chosen filters on orders `o`; `paid` alone is one that an index finds. */
function conditionsOf(filters: Search['filters'] = {}): { fits?: SQL; paid?: SQL } {
  const { shop, receipt_type, order_type, paid } = filters
  const span = paid === undefined ? undefined : spanOfFilter(paid)
  const within =
    span &&
    sql`o.paid >= ${span.from.toISOString()}::timestamptz and o.paid < ${span.to.toISOString()}::timestamptz`
  const all = [
    shop === undefined ? undefined : sql`o.distributor_id = ${shop}`,
    receipt_type === undefined ? undefined : sql`o.receipt_type = ${receipt_type}`,
    order_type === undefined ? undefined : sql`o.order_type = ${order_type}`,
    within,
  ].filter((condition) => condition !== undefined)
  return { ...(all.length > 0 && { fits: sql.join(all, sql` and `) }), ...(within && { paid: within }) }
}

/** Tabs whose orders grow with the years: paid days are found by the index of payments, in others by the tab's own. */
const isEndless = (tab: string) => !(tab in TABS) || tab === 'done'

/**
 * The company's orders of a tab, as a subselect `(select order_id, created …)`. A keyword matches an order's number or
 * its prefix, a complete mobile, a receiver's complete name and its first or last two characters, in orders of any age;
 * in the newest ones also a part of these or of a product's name. Who sees masked mobiles cannot search by a part.
 * Filters look at the newest orders of the tab, or of the days that they were paid in (rule office-12).
 */
function searchedOrders(
  { company_id, tab = '', keyword, filters, sight, now }: Search,
  part: SearchedPart,
): SQL {
  const inTab = TABS[tab]?.(now)
  const own = sql`o.company_id = ${company_id} and ${inShops(sql`o.distributor_id`, sight.shops)}`
  const behind = sql`${own} and ${inTab ?? sql`true`}`
  const words = keyword?.trim()
  const newest = sql`order by o.created desc, o.order_id desc`
  const { fits, paid } = conditionsOf(filters)
  if (!words && !fits) return sql`(select o.order_id, o.created from orders o where ${behind})`
  if (!words) {
    const [inDays, latest] =
      paid && isEndless(tab) ? [paid, sql`order by o.paid desc, o.order_id desc`] : [sql`true`, newest]
    return sql`(select o.order_id, o.created
      from (select ${FILTERED} from orders o where ${behind} and ${inDays} ${latest} limit ${part.among}) o
     where ${fits})`
  }
  const wanted = sql`${fits ?? sql`true`} and ${part.where ?? sql`true`}`
  const best = sql`order by ${part.orderBy ?? sql`o.created desc, o.order_id desc`} limit ${part.most}`
  const numbered = NUMBER.test(words)
    ? [
        sql`(select o.order_id, o.created from orders o
              where ${behind} and ${beginsWith(sql`o.order_id`, words)} and ${wanted} ${best})`,
      ]
    : []
  const wholeMobile = MOBILE.test(words) ? [sql`o.receiver->>'receiver_mobile' = ${words}`] : []
  const indexed = [...wholeMobile, sql`${NAME} = ${words}`, ...namedByPair(NAME, words)].map((found) =>
    // most orders are done, so an index finds enough of them without a limit
    (fits || (inTab && tab !== 'done')) && part.within
      ? sql`(select o.order_id, o.created
          from (select o.* from orders o where ${own} and ${found} ${newest} limit ${part.within}) o
         where ${inTab ?? sql`true`} and ${wanted} ${best})`
      : sql`(select o.order_id, o.created from orders o where ${behind} and ${found} and ${wanted} ${best})`,
  )
  const like = containing(words)
  const mobile = sight.numbers
    ? sql`o.receiver->>'receiver_mobile' like ${like}`
    : (wholeMobile[0] ?? sql`false`)
  const scanned = [
    ...namedInPart(NAME, words),
    {
      among: sql`true`,
      most: MOST_SEARCHED,
      found: sql`(o.order_id like ${like} or o.title ilike ${like} or ${NAME} ilike ${like}
                  or ${mobile})`,
    },
  ].map(
    ({ among, most, found }) => sql`(select o.order_id, o.created
      from (select ${FILTERED}, o.title, o.receiver from orders o
             where ${behind} and ${among} ${newest} limit ${most}) o
     where ${found} and ${wanted} ${best})`,
  )
  return sql`(${sql.join([...numbered, ...indexed, ...scanned], sql` union `)})`
}

interface OrderIdRow extends Record<string, unknown> {
  order_id: string
  cursor: string[]
}

/** One page of order numbers, the newest first, and how many orders there are. */
export async function orderPage(
  db: Database,
  search: Search,
  at: Position,
): Promise<KeysetPage<OrderIdRow> & Counted> {
  const bounds = { within: MOST_SHARED, among: MOST_LISTED + 1 }
  const read = async ({ where, orderBy, limit, offset, cursor }: Slice, orders: SQL) => {
    const { rows } = await db.execute<OrderIdRow>(
      sql`select o.order_id, ${cursor} as cursor from ${orders} o
           where ${where} order by ${orderBy} limit ${limit} offset ${offset}`,
    )
    return rows
  }
  // the first pages of a search are read and counted by one statement
  if (search.keyword?.trim() && 'offset' in at && at.offset + at.limit <= MOST_FOUND)
    return searchPage(NEWEST_FIRST, at, (slice) =>
      read(slice, searchedOrders(search, { most: slice.limit, ...bounds })),
    )
  const [page, counted] = await Promise.all([
    keysetPage(NEWEST_FIRST, at, (slice) => {
      const { where, orderBy, limit, offset } = slice
      return read(slice, searchedOrders(search, { where, orderBy, most: offset + limit, ...bounds }))
    }),
    countOf(db, search.keyword, (most) => searchedOrders(search, { most, ...bounds })),
  ])
  return { ...page, ...counted }
}

/** Filters of a file look at as many orders as a file may have, and one more to know that there are more. */
const AMONG_FILED = FIGURES.sheet_exported + 1

/** Orders after one of them in the order of the list, for a file of `limit` orders a page. @param after null: from the start */
export async function orderIdsAfter(
  db: Database | Transaction,
  search: Search,
  { after, limit }: { after: string | null; limit: number },
): Promise<string[]> {
  const rest =
    after === null
      ? sql`true`
      : sql`(o.created, o.order_id) < (select b.created, b.order_id from orders b
              where b.company_id = ${search.company_id} and b.order_id = ${after})`
  const { rows } = await db.execute<{ order_id: string }>(sql`
    select o.order_id from ${searchedOrders(search, { where: rest, most: limit, among: AMONG_FILED })} o where ${rest}
     order by o.created desc, o.order_id desc limit ${limit}`)
  return rows.map(({ order_id }) => order_id)
}

/** How many orders a file of a search has; one more than a file may have where there are more. */
export const filedOrderCount = (db: Database, search: Search) =>
  cappedCount(db, searchedOrders(search, { most: AMONG_FILED, among: AMONG_FILED }), FIGURES.sheet_exported)
