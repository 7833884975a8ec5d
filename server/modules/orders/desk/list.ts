import { sql, type SQL } from 'drizzle-orm'
import type { WorklistRow } from '@schemas/generated/api'
import { MOST_LISTED } from '@schemas/worklists'
import type { Database } from '../../../db/client'
import { containing } from '../../../db/like'
import type { OperatorRole } from '../../../db/schema'
import { TO_INVOICE } from '../../invoices/desk'
import { seesWholeNumbers } from '../../operators/whole-numbers'
import { beginsWith, cappedCount, NUMBER } from '../../worklists/bounded'
import type { WorklistSearch } from '../../worklists/worklist'
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

/**
 * The company's orders of a tab, as a subselect `(select order_id, created …)`. A keyword matches an order's number or
 * its prefix, a complete mobile or a receiver's complete name, in orders of any age; in the newest ones also a part of
 * these or of a good's name. Roles that see no whole mobile find none by a part of it.
 */
export function ordersOfDesk({
  company_id,
  tab = '',
  keyword,
  role,
  now,
}: {
  company_id: string
  tab?: string | undefined
  keyword?: string | undefined
  role: OperatorRole
  now: Date
}): SQL {
  const behind = sql`o.company_id = ${company_id} and ${TABS[tab]?.(now) ?? sql`true`}`
  const words = keyword?.trim()
  if (!words) return sql`(select o.order_id, o.created from orders o where ${behind})`
  const newest = sql`order by o.created desc, o.order_id desc limit ${MOST_LISTED + 1}`
  const like = containing(words)
  const exactly = [
    ...(NUMBER.test(words) ? [beginsWith(sql`o.order_id`, words)] : []),
    ...(MOBILE.test(words) ? [sql`o.receiver->>'receiver_mobile' = ${words}`] : []),
    sql`o.receiver->>'receiver_name' = ${words}`,
  ]
  const parts = exactly.map(
    (found) => sql`(select o.order_id, o.created from orders o where ${behind} and ${found} ${newest})`,
  )
  const mobile = seesWholeNumbers(role) ? sql`n.receiver->>'receiver_mobile' like ${like}` : sql`false`
  return sql`(${sql.join(parts, sql` union `)} union
    select n.order_id, n.created
      from (select o.order_id, o.created, o.title, o.receiver from orders o where ${behind} ${newest}) n
     where n.order_id like ${like} or n.title ilike ${like} or n.receiver->>'receiver_name' ilike ${like}
        or ${mobile})`
}

/** One window of the company's orders, the newest first. */
export async function listOrdersOfDesk(
  db: Database,
  { company_id, tab, keyword, role, limit, offset, now }: WorklistSearch,
): Promise<{ list: WorklistRow[]; count: number }> {
  const orders = ordersOfDesk({ company_id, tab, keyword, role, now })
  const { ids, count } = keyword?.trim()
    ? await searched(db, orders, { limit, offset })
    : await listed(db, orders, { limit, offset })
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
  return { list, count }
}

interface Window {
  limit: number
  offset: number
}

/** Page and count each end as soon as they have enough rows. */
async function listed(db: Database, orders: SQL, { limit, offset }: Window) {
  const [page, count] = await Promise.all([
    db.execute<{ order_id: string }>(
      sql`select o.order_id from ${orders} o order by o.created desc, o.order_id desc limit ${limit} offset ${offset}`,
    ),
    cappedCount(db, orders),
  ])
  return { ids: page.rows.map(({ order_id }) => order_id), count }
}

/** A search must find all before it can show some, so page and count are taken from what it finds once. */
async function searched(db: Database, orders: SQL, { limit, offset }: Window) {
  const { rows } = await db.execute<{ ids: string[]; count: number }>(sql`
    with found as materialized (select o.order_id, o.created from ${orders} o)
    select array(select order_id from found order by created desc, order_id desc limit ${limit} offset ${offset}) as ids,
           least((select count(*) from found), ${MOST_LISTED + 1})::int as count`)
  return rows[0] ?? { ids: [], count: 0 }
}
