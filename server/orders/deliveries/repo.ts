import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/client'
import { hasOpenCase } from '../aftersale-state/repo'

/** Shipped orders that are due to count as received and have no open after-sales case. */
export const ordersToReceive = (db: Database, company_id: string, now: Date, limit: number) =>
  orderIds(
    db,
    sql`
    select order_id from orders
     where company_id = ${company_id} and status = 'WAIT_BUYER_CONFIRM' and auto_finish <= ${now.toISOString()}::timestamptz
       and not ${hasOpenCase(company_id)}
     order by auto_finish limit ${limit}`,
  )

/** Orders whose after-sales window is over, without an open case or granted points. */
export const ordersToReward = (db: Database, company_id: string, now: Date, limit: number) =>
  orderIds(
    db,
    sql`
    select order_id from orders
     where company_id = ${company_id} and status = 'DONE' and not points_granted
       and aftersale_until <= ${now.toISOString()}::timestamptz and not ${hasOpenCase(company_id)}
     order by aftersale_until limit ${limit}`,
  )

async function orderIds(db: Database, query: SQL): Promise<string[]> {
  const { rows } = await db.execute<{ order_id: string }>(query)
  return rows.map(({ order_id }) => order_id)
}
