import { LRUCache } from 'lru-cache'
import type { SalesDay } from '@schemas/generated/api'
import { DAY_MS } from '@schemas/time-units'
import type { Database } from '../../db/client'
import { dayInShanghai, startOfDayInShanghai } from '../../core/shanghai'
import { paidAndRefunded } from './repo'

/** Days of the chart. */
const SHOWN = 30

/**
 * The last 30 days in Shanghai, today last: the orders paid on each day, and separately the refunds of that day. Sales of
 * a day are not reduced by later refunds, and payments that came too late are not counted.
 */
export async function salesByDay(
  db: Database,
  company_id: string,
  now: Date,
  shown = SHOWN,
  shops: readonly string[] = [],
): Promise<SalesDay[]> {
  const today = startOfDayInShanghai(now).getTime()
  const starts = Array.from({ length: shown }, (_, index) => new Date(today - (shown - 1 - index) * DAY_MS))
  const [first = now] = starts
  const rows = await paidAndRefunded(db, company_id, first, new Date(today + DAY_MS), shops)
  const sold = new Map(rows.map((row) => [row.day, row]))
  return starts.map((start) => {
    const day = dayInShanghai(start)
    return sold.get(day) ?? { day, orders: 0, total_fee: 0, refund_fee: 0 }
  })
}

/** Sales of past days, by company, today's date and shops; they do not change any more. */
const past = new WeakMap<Database, LRUCache<string, SalesDay[]>>()
const COMPANIES = 500
const SETTLED_MS = 60_000

/** The same, cached: each server sums past days once. */
export async function cachedSalesByDay(
  db: Database,
  company_id: string,
  now: Date,
  shops: readonly string[] = [],
): Promise<SalesDay[]> {
  const cache = past.get(db) ?? new LRUCache<string, SalesDay[]>({ max: COMPANIES })
  past.set(db, cache)
  const key = JSON.stringify([company_id, dayInShanghai(now), ...shops])
  const known = cache.get(key)
  if (!known) {
    const all = await salesByDay(db, company_id, now, SHOWN, shops)
    // a payment of yesterday's last second may not be committed yet
    if (now.getTime() - startOfDayInShanghai(now).getTime() > SETTLED_MS) cache.set(key, all.slice(0, -1))
    return all
  }
  return [...known, ...(await salesByDay(db, company_id, now, 1, shops))]
}
