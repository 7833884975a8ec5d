import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import { orders, type OrderHold } from '../../db/schema'
import type { StockLine } from '../../catalogue'
import { eventsOf, type EventRow, type OrderRow, OPEN_STATUSES } from '../order-repo'

/** Cancels an unpaid order (rule orders-4). @returns false if it is paid or cancelled already */
export async function markCancelled(
  tx: Transaction,
  { company_id, order_id }: Pick<OrderRow, 'company_id' | 'order_id'>,
  cancel_reason: string,
  now: Date,
): Promise<boolean> {
  const changed = await tx
    .update(orders)
    .set({ status: 'CANCEL', cancel_status: 'SUCCESS', cancel_reason, cancelled: now, updated: now })
    .where(
      and(
        eq(orders.company_id, company_id),
        eq(orders.order_id, order_id),
        inArray(orders.status, [...OPEN_STATUSES]),
      ),
    )
    .returning({ order_id: orders.order_id })
  return changed.length === 1
}

/** Marks all pieces that are not shipped as cancelled. @returns those that were not cancelled before, by item */
export async function cancelPieces(
  tx: Transaction,
  { company_id, order_id }: Pick<OrderRow, 'company_id' | 'order_id'>,
): Promise<StockLine[]> {
  const { rows } = await tx.execute<StockLine & Record<string, unknown>>(sql`
    update order_line l set cancelled_num = l.num - l.shipped_num, left_aftersales_num = 0
      from order_line before
     where l.company_id = ${company_id} and l.order_id = ${order_id}
       and before.company_id = l.company_id and before.order_id = l.order_id and before.line_id = l.line_id
    returning l.distributor_id, l.item_id, l.num - l.shipped_num - before.cancelled_num as num`)
  return rows.filter(({ num }) => num > 0)
}

/**
 * A trade joins a promotion once, even if several of its orders use it. Moves the reservation of a cancelled order to
 * another order of the trade. @returns whether there was one
 */
export async function movePromotionToOther(
  tx: Transaction,
  { company_id, order_id, trade_id }: Pick<OrderRow, 'company_id' | 'order_id' | 'trade_id'>,
  promotion_id: string,
): Promise<boolean> {
  const hold: OrderHold = { kind: 'promotion', promotion_id }
  const { rowCount } = await tx.execute(sql`
    update orders set holds = holds || ${JSON.stringify([hold])}::jsonb
     where company_id = ${company_id} and order_id = (
       select o.order_id from orders o
         join line_discount d on d.company_id = o.company_id and d.order_id = o.order_id
         join order_line l on l.company_id = d.company_id and l.order_id = d.order_id and l.line_id = d.line_id
        where o.company_id = ${company_id} and o.trade_id = ${trade_id} and o.order_id <> ${order_id}
          and o.status <> 'CANCEL' and l.cancelled_num < l.num and d.source = ${`promotion:${promotion_id}`}
        order by o.order_id limit 1)`)
  return rowCount === 1
}

/** Paid orders whose application to cancel has not been answered since `before`, the oldest order first. */
export async function unansweredCancels(
  db: Database,
  company_id: string,
  before: Date,
  limit: number,
): Promise<string[]> {
  const { rows } = await db.execute<{ order_id: string }>(sql`
    select o.order_id from orders o
     where o.company_id = ${company_id} and o.cancel_status = 'WAIT_PROCESS'
       and not exists (select 1 from order_event e where e.company_id = ${company_id} and e.order_id = o.order_id
                         and e.kind = 'cancel_applied' and e.created > ${before.toISOString()}::timestamptz)
     order by o.created, o.order_id limit ${limit}`)
  return rows.map(({ order_id }) => order_id)
}

/** The last application to cancel, or the cancellation. */
export const lastCancelEvent = async (
  db: Database | Transaction,
  order: OrderRow,
): Promise<EventRow | undefined> => (await eventsOf(db, order, ['cancelled', 'cancel_applied'])).at(-1)
