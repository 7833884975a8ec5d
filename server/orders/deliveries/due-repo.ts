import { and, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import { orders } from '../../db/schema'
import { HAS_OPEN_AFTERSALE } from '../aftersale-state/open-repo'
import type { OrderRow } from '../order-repo'

/** Orders on their way whose time is up, but for those with an after-sale that is dealt with. */
export async function ordersToReceive(
  db: Database,
  company_id: string,
  now: Date,
  limit: number,
): Promise<string[]> {
  const { rows } = await db.execute<{ order_id: string }>(sql`
    select order_id from orders
     where company_id = ${company_id} and status = 'WAIT_BUYER_CONFIRM' and auto_finish <= ${now.toISOString()}::timestamptz
       and not ${HAS_OPEN_AFTERSALE}
     order by auto_finish limit ${limit}`)
  return rows.map(({ order_id }) => order_id)
}

/** Orders whose after-sale window is over, with nothing left to settle. */
export async function ordersToReward(
  db: Database,
  company_id: string,
  now: Date,
  limit: number,
): Promise<string[]> {
  const { rows } = await db.execute<{ order_id: string }>(sql`
    select order_id from orders
     where company_id = ${company_id} and status = 'DONE' and not points_granted
       and aftersale_until <= ${now.toISOString()}::timestamptz and not ${HAS_OPEN_AFTERSALE}
     order by aftersale_until limit ${limit}`)
  return rows.map(({ order_id }) => order_id)
}

/** An order, locked until the transaction ends; nothing where somebody else is at it. */
export async function takeOrder(
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
