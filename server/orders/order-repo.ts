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

const orderIs = (company_id: string, order_id: string) =>
  and(eq(orders.company_id, company_id), eq(orders.order_id, order_id))

/** The order, locked until the transaction ends: whatever changes it or its after-sales begins with this. */
export async function lockOrder(
  tx: Transaction,
  company_id: string,
  order_id: string,
): Promise<OrderRow | undefined> {
  const [row] = await tx.select().from(orders).where(orderIs(company_id, order_id)).for('update')
  return row
}

/** An order of this member; another's is none. */
export async function ownOrder(
  db: Database | Transaction,
  { company_id, user_id }: { company_id: string; user_id: string },
  order_id: string,
): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(orderIs(company_id, order_id), eq(orders.user_id, user_id)))
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
    .where(orderIs(company_id, order_id))
    .returning()
  if (!row) throw new Error(`Expected order ${order_id} to be there, found none`)
  return row
}

/** The lines of an order as it shows them. */
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

/** Ships pieces of a line that has so many left. @returns whether it had */
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

/** The parcels of an order, the first one first. */
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
 * What happened to an order, the oldest first. Only the months from its creation on are read; a day at both ends allows
 * for servers whose clocks differ.
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

/** Writes a line into an order's timeline. @returns its id */
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
