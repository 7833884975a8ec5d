import { and, count, desc, eq, isNotNull, ne, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/client'
import { orders, shop } from '../../db/schema'
import type { OrderRow } from '../order-repo'
import type { Owner } from '../../core/owner'
import { shopNameOf } from '../../platform'

/** Orders of a member with an invoice, those that came to nothing left out. */
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
  { limit, offset }: { limit: number; offset: number },
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

/** The shop that sold it; the head office goes by the company's name. */
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
