import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '@server/db/client'
import { MOST_FOUND } from '@schemas/worklists'
import {
  beginsWith,
  containing,
  type Counted,
  countOf,
  MOST_SEARCHED,
  namedByPair,
  namedInPart,
  NUMBER,
} from '@server/db/search'
import type { OperatorRole } from '@server/db/schema'
import { TO_INVOICE } from '../invoices/desk'
import {
  type Keyset,
  keysetPage,
  type KeysetPage,
  type Position,
  searchPage,
  type Slice,
} from '../../db/keyset'
import { seesWholeNumbers } from '../../platform'
import type { WorklistPage, WorklistSearch } from '../../back-office'
import { dayInShanghai } from '@server/core/shanghai'
import { WAITS_TO_BE_FETCHED } from '../pickup/repo'
import { ordersById } from '../orders/read-repo'
import { statusWords } from '../orders/status-words'

/** Which orders stand behind each tab. */
const TABS: Record<string, (now: Date) => SQL> = {
  to_ship: () =>
    sql`o.status = 'PAYED' and o.receipt_type <> 'ziti' and o.cancel_status in ('NO_APPLY_CANCEL', 'FAILS')`,
  to_cancel: () => sql`o.cancel_status = 'WAIT_PROCESS'`,
  to_pay: () => sql`o.status in ('NOTPAY', 'WAIT_PAID_CONFIRM')`,
  to_fetch: () => WAITS_TO_BE_FETCHED,
  to_fetch_late: (now) => sql`${WAITS_TO_BE_FETCHED} and o.pickup->>'pickup_date' < ${dayInShanghai(now)}`,
  on_the_way: () => sql`o.status = 'WAIT_BUYER_CONFIRM'`,
  to_invoice: () => TO_INVOICE,
  done: () => sql`o.status in ('DONE', 'REFUND_SUCCESS')`,
}

const MOBILE = /^1\d{10}$/
/** Orders of one mobile or name in which those of a tab are looked for; besides these only the newest of the tab are. */
const MOST_SHARED = 2 * MOST_FOUND
const NAME = sql`o.receiver->>'receiver_name'`

interface Search {
  company_id: string
  tab?: string | undefined
  keyword?: string | undefined
  role: OperatorRole
  now: Date
}

/** Orders as a list shows them, the newest first; columns of `o`. */
const NEWEST_FIRST: Keyset = {
  keys: [
    { sql: sql`o.created`, kind: 'time' },
    { sql: sql`o.order_id`, kind: 'text' },
  ],
  direction: 'desc',
}

/** Which of the orders that are searched are wanted, so that each index is read only as far as it must be. */
interface Part {
  where?: SQL
  orderBy?: SQL
  most: number
  /** Within a tab of open orders: of those that share a mobile or a name only so many of the newest are looked at; absent: all. */
  within?: number
}

/**
 * The company's orders of a tab, as a subselect `(select order_id, created …)`. A keyword matches an order's number or
 * its prefix, a complete mobile, a receiver's complete name and its first or last two characters, in orders of any age;
 * in the newest ones also a part of these or of a good's name. Roles that see no whole mobile find none by a part of it.
 */
export function ordersOfDesk({ company_id, tab = '', keyword, role, now }: Search, part: Part): SQL {
  const inTab = TABS[tab]?.(now)
  const own = sql`o.company_id = ${company_id}`
  const behind = sql`${own} and ${inTab ?? sql`true`}`
  const words = keyword?.trim()
  if (!words) return sql`(select o.order_id, o.created from orders o where ${behind})`
  const newest = sql`order by o.created desc, o.order_id desc`
  const wanted = part.where ?? sql`true`
  const best = sql`order by ${part.orderBy ?? sql`o.created desc, o.order_id desc`} limit ${part.most}`
  const numbered = NUMBER.test(words)
    ? [
        sql`(select o.order_id, o.created from orders o
              where ${behind} and ${beginsWith(sql`o.order_id`, words)} and ${wanted} ${best})`,
      ]
    : []
  const wholeMobile = MOBILE.test(words) ? [sql`o.receiver->>'receiver_mobile' = ${words}`] : []
  const indexed = [...wholeMobile, sql`${NAME} = ${words}`, ...namedByPair(NAME, words)].map((found) =>
    // most orders are done: an index finds enough of them without a limit
    inTab && tab !== 'done' && part.within
      ? sql`(select o.order_id, o.created
          from (select o.* from orders o where ${own} and ${found} ${newest} limit ${part.within}) o
         where ${inTab} and ${wanted} ${best})`
      : sql`(select o.order_id, o.created from orders o where ${behind} and ${found} and ${wanted} ${best})`,
  )
  const like = containing(words)
  const mobile = seesWholeNumbers(role)
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
      from (select o.order_id, o.created, o.title, o.receiver from orders o
             where ${behind} and ${among} ${newest} limit ${most}) o
     where ${found} and ${wanted} ${best})`,
  )
  return sql`(${sql.join([...numbered, ...indexed, ...scanned], sql` union `)})`
}

interface Numbered extends Record<string, unknown> {
  order_id: string
  cursor: string[]
}

/** A page of orders by their numbers, and how many there are. */
async function pageOf(db: Database, search: Search, at: Position): Promise<KeysetPage<Numbered> & Counted> {
  const within = MOST_SHARED
  const read = async ({ where, orderBy, limit, offset, cursor }: Slice, orders: SQL) => {
    const { rows } = await db.execute<Numbered>(
      sql`select o.order_id, ${cursor} as cursor from ${orders} o
           where ${where} order by ${orderBy} limit ${limit} offset ${offset}`,
    )
    return rows
  }
  // what a search counts is all that its first pages show
  if (search.keyword?.trim() && 'offset' in at && at.offset + at.limit <= MOST_FOUND)
    return searchPage(NEWEST_FIRST, at, (slice) =>
      read(slice, ordersOfDesk(search, { most: slice.limit, within })),
    )
  const [page, counted] = await Promise.all([
    keysetPage(NEWEST_FIRST, at, (slice) => {
      const { where, orderBy, limit, offset } = slice
      return read(slice, ordersOfDesk(search, { where, orderBy, most: offset + limit, within }))
    }),
    countOf(db, search.keyword, (most) => ordersOfDesk(search, { most, within })),
  ])
  return { ...page, ...counted }
}

/** One page of the company's orders, the newest first. */
export async function listOrdersOfDesk(
  db: Database,
  { company_id, tab, keyword, role, at, now }: WorklistSearch,
): Promise<WorklistPage> {
  const page = await pageOf(db, { company_id, tab, keyword, role, now }, at)
  const ids = page.rows.map(({ order_id }) => order_id)
  const rows = await ordersById(db, company_id, ids)
  const list = rows.map(({ order, expires }) => ({
    id: order.order_id,
    values: {
      order_id: order.order_id,
      title: order.title,
      total_fee: order.total_fee,
      status: statusWords(order, expires <= now).order_status_msg,
      receiver: order.receiver.receiver_name,
      created: order.created.toISOString(),
    },
  }))
  const { count, more, next, previous } = page
  return { list, count, more, next, previous }
}
