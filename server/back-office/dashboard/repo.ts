import { sql } from 'drizzle-orm'
import type { SalesDay } from '@schemas/generated/api'
import { startOfDayInShanghai } from '../../core/shanghai'
import { ofOrders, inShops } from '../../db/shops'
import type { Database } from '../../db/client'

/** Paid orders and refunds between two times, by their day in Shanghai; days without any are absent. Money in cents. */
export async function paidAndRefunded(
  db: Database,
  company_id: string,
  from: Date,
  to: Date,
  shops: readonly string[] = [],
): Promise<SalesDay[]> {
  const { rows } = await db.execute<SalesDay & Record<string, unknown>>(sql`
    with span as (select ${from.toISOString()}::timestamptz as first,
                         ${to.toISOString()}::timestamptz as "end"),
    moved as (
      select paid as moment, 1 as orders, total_fee, 0 as refund_fee from orders, span
       where company_id = ${company_id} and paid >= span.first and paid < span."end"
         and ${inShops(sql`distributor_id`, shops)}
      union all
      select done, 0, 0, refund_fee from refund, span
       where company_id = ${company_id} and order_id is not null and state = 'SUCCESS'
         and ${ofOrders(company_id, sql`refund.order_id`, shops)}
         and done >= span.first and done < span."end")
    select to_char(moment at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day, sum(orders)::int as orders,
           sum(total_fee)::float8 as total_fee, sum(refund_fee)::float8 as refund_fee
      from moved group by 1`)
  return rows
}

/** Number of orders placed since midnight in Shanghai, paid or not. */
export async function createdToday(
  db: Database,
  company_id: string,
  now: Date,
  shops: readonly string[] = [],
): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from orders
     where company_id = ${company_id} and created >= ${startOfDayInShanghai(now).toISOString()}::timestamptz
       and ${inShops(sql`distributor_id`, shops)}`)
  return rows[0]?.count ?? 0
}
