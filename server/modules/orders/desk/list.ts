import { sql, type SQL } from 'drizzle-orm'
import type { WorklistRow } from '@schemas/generated/api'
import type { Database } from '../../../db/client'
import { containing } from '../../../db/like'
import { TO_INVOICE } from '../../invoices/desk'
import type { WorklistSearch } from '../../worklists/worklist'
import { ordersById } from '../read-repo'
import { statusWords } from '../status-words'

/** Which orders stand behind each tab. */
const TABS: Record<string, SQL> = {
  to_ship: sql`o.status = 'PAYED' and o.receipt_type <> 'ziti' and o.cancel_status in ('NO_APPLY_CANCEL', 'FAILS')`,
  to_cancel: sql`o.cancel_status = 'WAIT_PROCESS'`,
  to_pay: sql`o.status in ('NOTPAY', 'WAIT_PAID_CONFIRM')`,
  to_fetch: sql`o.status = 'PAYED' and o.ziti_status = 'PENDING'`,
  on_the_way: sql`o.status = 'WAIT_BUYER_CONFIRM'`,
  to_invoice: TO_INVOICE,
  done: sql`o.status in ('DONE', 'REFUND_SUCCESS')`,
}

/** The company's orders `o` behind a tab; a keyword is a number, a receiver, a mobile or a good's name. */
export function ordersOfDesk({
  company_id,
  tab = '',
  keyword,
}: {
  company_id: string
  tab?: string | undefined
  keyword?: string | undefined
}): SQL {
  const like = keyword && containing(keyword.trim())
  const found = like
    ? sql`(o.order_id like ${like} or o.title ilike ${like}
           or o.receiver->>'receiver_name' ilike ${like} or o.receiver->>'receiver_mobile' like ${like})`
    : sql`true`
  return sql`o.company_id = ${company_id} and ${TABS[tab] ?? sql`true`} and ${found}`
}

/** One window of the company's orders, the newest first. */
export async function listOrdersOfDesk(
  db: Database,
  { company_id, tab, keyword, limit, offset, now }: WorklistSearch,
): Promise<{ list: WorklistRow[]; count: number }> {
  const where = sql`from orders o where ${ordersOfDesk({ company_id, tab, keyword })}`
  const [page, total] = await Promise.all([
    db.execute<{ order_id: string }>(
      sql`select o.order_id ${where} order by o.created desc, o.order_id desc limit ${limit} offset ${offset}`,
    ),
    db.execute<{ count: number }>(sql`select count(*)::int as count ${where}`),
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
  return { list, count: total.rows[0]?.count ?? 0 }
}
