import { DAY_MS } from '@schemas/time-units'
import type { Actor } from '../core/owner'
import { and, asc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../db/client'
import { delivery, order_event, order_line, orders } from '../db/schema'
import { timeNow } from '../db/time'
import { countOrderEvent } from '../metrics/order-events'
import { newId } from '../core/ids'

export type OrderRow = typeof orders.$inferSelect
export type LineRow = typeof order_line.$inferSelect
export type DeliveryRow = typeof delivery.$inferSelect

const isOrder = (company_id: string, order_id: string) =>
  and(eq(orders.company_id, company_id), eq(orders.order_id, order_id))

/** Locks an order until the transaction ends. Every change of an order or its after-sales begins with this. */
export async function lockOrder(
  tx: Transaction,
  company_id: string,
  order_id: string,
): Promise<OrderRow | undefined> {
  const [row] = await tx.select().from(orders).where(isOrder(company_id, order_id)).for('update')
  return row
}

export async function orderById(
  db: Database | Transaction,
  company_id: string,
  order_id: string,
): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.company_id, company_id), eq(orders.order_id, order_id)))
  return row
}

/** Locks an order without waiting. @returns undefined if another transaction has locked it */
export async function claimOrder(
  tx: Transaction,
  company_id: string,
  order_id: string,
): Promise<OrderRow | undefined> {
  const [row] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.company_id, company_id), eq(orders.order_id, order_id)))
    .for('update', { skipLocked: true })
  return row
}

/** Locks the orders of a trade until the transaction ends. The caller has locked the trade. */
export async function lockOrdersOfTrade(
  tx: Transaction,
  company_id: string,
  trade_id: string,
): Promise<OrderRow[]> {
  return tx
    .select()
    .from(orders)
    .where(and(eq(orders.company_id, company_id), eq(orders.trade_id, trade_id)))
    .orderBy(asc(orders.order_id))
    .for('update')
}

/** An order of this member; undefined for orders of other members. */
export async function ownOrder(
  db: Database | Transaction,
  { company_id, user_id }: { company_id: string; user_id: string },
  order_id: string,
): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(isOrder(company_id, order_id), eq(orders.user_id, user_id)))
  return row
}

export async function updateOrder(
  tx: Transaction,
  { company_id, order_id }: Pick<OrderRow, 'company_id' | 'order_id'>,
  change: Partial<OrderRow>,
): Promise<OrderRow> {
  const [row] = await tx
    .update(orders)
    .set({ ...change, updated: timeNow() })
    .where(isOrder(company_id, order_id))
    .returning()
  if (!row) throw new Error(`Expected order ${order_id} to be there, found none`)
  return row
}

/** The lines of an order in the order of display. */
export const linesOf = (
  db: Database | Transaction,
  company_id: string,
  order_id: string,
): Promise<LineRow[]> =>
  db
    .select()
    .from(order_line)
    .where(and(eq(order_line.company_id, company_id), eq(order_line.order_id, order_id)))
    .orderBy(asc(order_line.sort))

/** The lines of these orders. */
export async function linesOfOrders(
  db: Database | Transaction,
  company_id: string,
  order_ids: string[],
): Promise<LineRow[]> {
  if (order_ids.length === 0) return []
  return db
    .select()
    .from(order_line)
    .where(and(eq(order_line.company_id, company_id), inArray(order_line.order_id, order_ids)))
    .orderBy(asc(order_line.order_id), asc(order_line.sort))
}

/** Counts pieces of a line as shipped. @returns false if it has fewer left */
export async function shipPieces(
  tx: Transaction,
  { company_id, order_id, line_id }: Pick<LineRow, 'company_id' | 'order_id' | 'line_id'>,
  num: number,
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update order_line set shipped_num = shipped_num + ${num}
     where company_id = ${company_id} and order_id = ${order_id} and line_id = ${line_id}
       and shipped_num + cancelled_num + ${num} <= num`)
  return rowCount === 1
}

export async function insertDelivery(
  tx: Transaction,
  row: Omit<typeof delivery.$inferInsert, 'delivery_id'>,
): Promise<DeliveryRow> {
  const [inserted] = await tx
    .insert(delivery)
    .values({ ...row, delivery_id: newId() })
    .returning()
  if (!inserted) throw new Error('Expected the parcel to be written, found none')
  return inserted
}

/** The parcels of an order, the oldest first. */
export const deliveriesOf = (
  db: Database | Transaction,
  company_id: string,
  order_id: string,
): Promise<DeliveryRow[]> =>
  db
    .select()
    .from(delivery)
    .where(and(eq(delivery.company_id, company_id), eq(delivery.order_id, order_id)))
    .orderBy(asc(delivery.created), asc(delivery.delivery_id))

export async function deliveryRow(
  db: Database | Transaction,
  company_id: string,
  delivery_id: string,
): Promise<DeliveryRow | undefined> {
  const [row] = await db
    .select()
    .from(delivery)
    .where(and(eq(delivery.company_id, company_id), eq(delivery.delivery_id, delivery_id)))
  return row
}

export async function updateDelivery(
  tx: Transaction,
  { company_id, delivery_id }: Pick<DeliveryRow, 'company_id' | 'delivery_id'>,
  change: Pick<DeliveryRow, 'delivery_corp' | 'delivery_corp_name' | 'delivery_code'>,
) {
  await tx
    .update(delivery)
    .set(change)
    .where(and(eq(delivery.company_id, company_id), eq(delivery.delivery_id, delivery_id)))
}

export type EventRow = typeof order_event.$inferSelect

/**
 * The events of an order, the oldest first. Only the monthly partitions since its creation are read; a day of margin at
 * both ends allows for differences between the clocks of servers.
 */
export const eventsOf = (
  db: Database | Transaction,
  { company_id, order_id, created }: Pick<OrderRow, 'company_id' | 'order_id' | 'created'>,
  kinds: readonly string[],
): Promise<EventRow[]> =>
  db
    .select()
    .from(order_event)
    .where(
      and(
        eq(order_event.company_id, company_id),
        eq(order_event.order_id, order_id),
        gte(order_event.created, new Date(created.getTime() - DAY_MS)),
        lt(order_event.created, new Date(timeNow().getTime() + DAY_MS)),
        inArray(order_event.kind, [...kinds]),
      ),
    )
    .orderBy(asc(order_event.created))

/** Adds an event to an order's timeline. @returns its id */
export async function addEvent(
  tx: Transaction,
  { company_id, actor }: Actor,
  order_id: string,
  kind: string,
  details: Record<string, unknown> = {},
): Promise<string> {
  const event_id = newId()
  await tx.insert(order_event).values({ company_id, order_id, event_id, kind, actor, details })
  countOrderEvent(tx, kind)
  return event_id
}

/** Statuses of unpaid orders; a voucher may wait for a decision. */
export const OPEN_STATUSES = ['NOTPAY', 'WAIT_PAID_CONFIRM'] as const

export const isOpen = ({ status }: Pick<OrderRow, 'status'>) => OPEN_STATUSES.some((open) => open === status)

const NOT_CANCELLING: ReadonlySet<OrderRow['cancel_status']> = new Set(['NO_APPLY_CANCEL', 'FAILS'])

/** Whether the buyer has applied for cancelling it, or it is cancelled. */
export const isCancelling = ({ cancel_status }: Pick<OrderRow, 'cancel_status'>): boolean =>
  !NOT_CANCELLING.has(cancel_status)
