import { and, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import { orders } from '../../db/schema'
import type { Owner } from '../../core/owner'
import { openTo } from '../../platform'
import { distanceFrom, type Point } from '../../shops'

export interface PickupShopRow extends Record<string, unknown> {
  distributor_id: string
  name: string
  lng: number | null
  lat: number | null
  province: string
  city: string
  area: string
  address: string
  mobile: string
  hour: string
  workdays: string
  wait_pickup_days: number
  latest_pickup_time: string
  /** Metres; null where the shop has no place. */
  distance: number | null
}

/** The shops that hand goods over and are open to the member, the nearest first. @param distributor_id one of them only */
export async function pickupShops(
  db: Database,
  { company_id, user_id }: Owner,
  { from, distributor_id, limit }: { from: Point; distributor_id: string | undefined; limit: number },
): Promise<PickupShopRow[]> {
  const one = distributor_id === undefined ? sql`true` : sql`s.distributor_id = ${distributor_id}`
  const { rows } = await db.execute<PickupShopRow>(sql`
    select s.distributor_id, s.name, s.lng, s.lat, s.province, s.city, s.area, s.address, s.mobile, s.hour,
           s.workdays, s.wait_pickup_days, s.latest_pickup_time, ${distanceFrom(from)} as distance
      from shop s
     where s.company_id = ${company_id} and s.is_ziti and s.is_valid and ${one}
       and ${openTo(company_id, { user_id }, sql`s.distributor_id`)}
     order by distance nulls last, s.sort, s.distributor_id
     limit ${limit}`)
  return rows
}

/**
 * Orders that wait to be picked up with this code; codes of a company are short and may meet.
 * @param meant the number of the one that is meant
 * @returns two at most
 */
export async function ordersByCode(
  tx: Transaction,
  company_id: string,
  code: string,
  meant?: string,
): Promise<string[]> {
  const rows = await tx
    .select({ order_id: orders.order_id })
    .from(orders)
    .where(
      and(
        eq(orders.company_id, company_id),
        eq(orders.ziti_code, code),
        // the partial index is of these words
        sql`ziti_status = 'PENDING'`,
        sql`status = 'PAYED'`,
        meant === undefined ? undefined : eq(orders.order_id, meant),
      ),
    )
    .limit(2)
  return rows.map(({ order_id }) => order_id)
}

/** Of orders `o`: paid ones that wait to be fetched, which an index has by their day. */
export const WAITS_TO_BE_FETCHED = sql`o.status = 'PAYED' and o.ziti_status = 'PENDING'`

/** Orders that were to be fetched on a day before this one, `2026-11-21`, and were not; the longest overdue first. */
export async function unfetchedOrders(
  db: Database,
  company_id: string,
  { before, limit }: { before: string; limit: number },
): Promise<string[]> {
  const { rows } = await db.execute<{ order_id: string }>(sql`
    select o.order_id from orders o
     where o.company_id = ${company_id} and ${WAITS_TO_BE_FETCHED} and o.cancel_status in ('NO_APPLY_CANCEL', 'FAILS')
       and o.pickup->>'pickup_date' > '2' and o.pickup->>'pickup_date' < ${before}
     order by o.pickup->>'pickup_date', o.order_id limit ${limit}`)
  return rows.map(({ order_id }) => order_id)
}
