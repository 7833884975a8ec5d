import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../../db/client'
import { containing } from '../../../db/like'
import type { OperatorRole } from '../../../db/schema'
import { TO_INVOICE } from '../../invoices/desk'
import { seesWholeNumbers } from '../../operators/whole-numbers'
import { beginsWith, countOf, MOST_SEARCHED, namedByPair, namedInPart, NUMBER } from '../../worklists/bounded'
import { keysetPage, type Keyset } from '../../worklists/keyset'
import type { WorklistPage, WorklistSearch } from '../../worklists/worklist'
import { dayInShanghai } from '../../clocks/shanghai'
import { WAITS_TO_BE_FETCHED } from '../../pickup/repo'
import { ordersById } from '../read-repo'
import { statusWords } from '../status-words'

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
const NAME = sql`o.receiver->>'receiver_name'`

interface Search {
  company_id: string
  tab?: string | undefined
  keyword?: string | undefined
  role: OperatorRole
  now: Date
}

/** Orders as a list shows them, the newest first; columns of `o`. */
export const NEWEST_FIRST: Keyset = {
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
}

/**
 * The company's orders of a tab, as a subselect `(select order_id, created …)`. A keyword matches an order's number or
 * its prefix, a complete mobile, a receiver's complete name and its first or last two characters, in orders of any age;
 * in the newest ones also a part of these or of a good's name. Roles that see no whole mobile find none by a part of it.
 */
export function ordersOfDesk({ company_id, tab = '', keyword, role, now }: Search, part: Part): SQL {
  const behind = sql`o.company_id = ${company_id} and ${TABS[tab]?.(now) ?? sql`true`}`
  const words = keyword?.trim()
  if (!words) return sql`(select o.order_id, o.created from orders o where ${behind})`
  const newest = sql`order by o.created desc, o.order_id desc`
  const wanted = part.where ?? sql`true`
  const best = sql`order by ${part.orderBy ?? sql`o.created desc, o.order_id desc`} limit ${part.most}`
  const indexed = [
    ...(NUMBER.test(words) ? [beginsWith(sql`o.order_id`, words)] : []),
    ...(MOBILE.test(words) ? [sql`o.receiver->>'receiver_mobile' = ${words}`] : []),
    sql`${NAME} = ${words}`,
    ...namedByPair(NAME, words),
  ].map(
    (found) =>
      sql`(select o.order_id, o.created from orders o where ${behind} and ${found} and ${wanted} ${best})`,
  )
  const like = containing(words)
  const mobile = seesWholeNumbers(role) ? sql`o.receiver->>'receiver_mobile' like ${like}` : sql`false`
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
  return sql`(${sql.join([...indexed, ...scanned], sql` union `)})`
}

/** One page of the company's orders, the newest first. */
export async function listOrdersOfDesk(
  db: Database,
  { company_id, tab, keyword, role, at, now }: WorklistSearch,
): Promise<WorklistPage> {
  const search = { company_id, tab, keyword, role, now }
  const [page, count] = await Promise.all([
    keysetPage(NEWEST_FIRST, at, async ({ where, orderBy, limit, offset, cursor }) => {
      const orders = ordersOfDesk(search, { where, orderBy, most: offset + limit })
      const { rows } = await db.execute<{ order_id: string; cursor: string[] }>(
        sql`select o.order_id, ${cursor} as cursor from ${orders} o
             where ${where} order by ${orderBy} limit ${limit} offset ${offset}`,
      )
      return rows
    }),
    countOf(db, keyword, (most) => ordersOfDesk(search, { most })),
  ])
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
  return { list, ...count, next: page.next, previous: page.previous }
}
