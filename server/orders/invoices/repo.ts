import { and, count, desc, eq, isNotNull, ne, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/client'
import type { PageWindow } from '../../db/paging'
import { orders, shop } from '../../db/schema'
import type { OrderRow } from '../order-repo'
import type { Owner } from '../../core/owner'
import { shopNameOf } from '../../platform'

/** Orders of a member with an invoice, without cancelled ones. */
const invoiced = ({ company_id, user_id }: Owner): SQL | undefined =>
  and(
    eq(orders.company_id, company_id),
    eq(orders.user_id, user_id),
    isNotNull(orders.invoice),
    ne(orders.status, 'CANCEL'),
  )

export const invoicedOrders = (
  db: Database,
  owner: Owner,
  { limit, offset }: PageWindow,
): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(invoiced(owner))
    .orderBy(desc(orders.created), desc(orders.order_id))
    .limit(limit)
    .offset(offset)

export async function invoicedCount(db: Database, owner: Owner): Promise<number> {
  const [row] = await db.select({ count: count() }).from(orders).where(invoiced(owner))
  return row?.count ?? 0
}

/** Name of the shop that sold an order; the head office has the company's name. */
export async function sellerNameOf(
  db: Database,
  { company_id, distributor_id }: Pick<OrderRow, 'company_id' | 'distributor_id'>,
): Promise<string> {
  const [row] = await db
    .select({ name: shop.name })
    .from(shop)
    .where(and(eq(shop.company_id, company_id), eq(shop.distributor_id, distributor_id)))
  return row?.name ?? shopNameOf(db, company_id)
}

/** Condition for orders `o` whose invoice must be issued: requested, paid and not fully refunded. */
export const TO_INVOICE = sql`o.invoice is not null and o.invoice_number = '' and o.paid is not null
  and o.status <> 'CANCEL' and o.cancel_status in ('NO_APPLY_CANCEL', 'FAILS') and o.total_fee > o.refunded_fee`
