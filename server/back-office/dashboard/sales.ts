import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { SalesDay } from '@schemas/generated/api'
import { DAY_MS } from '@schemas/time-units'
import type { Database } from '../../db/client'
import { dayInShanghai, startOfDayInShanghai } from '../../core/shanghai'

/** Days of the chart. */
const SHOWN = 30

/**
 * Every one of the last 30 days in Shanghai, today last: what was paid on it for orders, and apart from it what of them
 * went back on it. Takings are not made smaller in hindsight, and money that came too late was never one of them.
 */
export async function salesByDay(
  db: Database,
  company_id: string,
  now: Date,
  shown = SHOWN,
): Promise<SalesDay[]> {
  const today = startOfDayInShanghai(now).getTime()
  const starts = Array.from({ length: shown }, (_, index) => new Date(today - (shown - 1 - index) * DAY_MS))
  const [first = now] = starts
  const { rows } = await db.execute<SalesDay & Record<string, unknown>>(sql`
    with span as (select ${first.toISOString()}::timestamptz as first,
                         ${new Date(today + DAY_MS).toISOString()}::timestamptz as "end"),
    moved as (
      select paid as moment, 1 as orders, total_fee, 0 as refund_fee from orders, span
       where company_id = ${company_id} and paid >= span.first and paid < span."end"
      union all
      select done, 0, 0, refund_fee from refund, span
       where company_id = ${company_id} and order_id is not null and state = 'SUCCESS'
         and done >= span.first and done < span."end")
    select to_char(moment at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day, sum(orders)::int as orders,
           sum(total_fee)::float8 as total_fee, sum(refund_fee)::float8 as refund_fee
      from moved group by 1`)
  const sold = new Map(rows.map((row) => [row.day, row]))
  return starts.map((start) => {
    const day = dayInShanghai(start)
    return sold.get(day) ?? { day, orders: 0, total_fee: 0, refund_fee: 0 }
  })
}

/** What was sold on days that are over, by company and day: nothing of it changes any more. */
const past = new WeakMap<Database, LRUCache<string, SalesDay[]>>()
const COMPANIES = 500
const SETTLED_MS = 60_000

/** The same, for the page that is looked at all day: of days that are over each server sums the orders once. */
export async function keptSalesByDay(db: Database, company_id: string, now: Date): Promise<SalesDay[]> {
  const memory = past.get(db) ?? new LRUCache<string, SalesDay[]>({ max: COMPANIES })
  past.set(db, memory)
  const key = `${company_id}:${dayInShanghai(now)}`
  const known = memory.get(key)
  if (!known) {
    const all = await salesByDay(db, company_id, now)
    // what was paid in the last moment of yesterday may still be on its way
    if (now.getTime() - startOfDayInShanghai(now).getTime() > SETTLED_MS) memory.set(key, all.slice(0, -1))
    return all
  }
  return [...known, ...(await salesByDay(db, company_id, now, 1))]
}

/** Orders that were sent in since midnight in Shanghai, paid or not. */
export async function createdToday(db: Database, company_id: string, now: Date): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from orders
     where company_id = ${company_id} and created >= ${startOfDayInShanghai(now).toISOString()}::timestamptz`)
  return rows[0]?.count ?? 0
}
