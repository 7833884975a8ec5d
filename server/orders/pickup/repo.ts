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
  /** Metres; null if the shop has no coordinates. */
  distance: number | null
}

/** Shops that offer pickup and are open to the member, the nearest first. @param distributor_id only this shop */
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
 * Orders that wait to be picked up with this code; codes are short, so two orders of a company may have the same.
 * @param meant only the order with this number
 * @returns at most two
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
        // the exact condition of the partial index
        sql`ziti_status = 'PENDING'`,
        sql`status = 'PAYED'`,
        meant === undefined ? undefined : eq(orders.order_id, meant),
      ),
    )
    .limit(2)
  return rows.map(({ order_id }) => order_id)
}

/** Condition for paid orders `o` that wait for pickup; an index has them by day. */
export const AWAITS_PICKUP = sql`o.status = 'PAYED' and o.ziti_status = 'PENDING'`

/** Orders that should have been picked up before a day, `2026-11-21`, the longest overdue first. */
export async function unfetchedOrders(
  db: Database,
  company_id: string,
  { before, limit }: { before: string; limit: number },
): Promise<string[]> {
  const { rows } = await db.execute<{ order_id: string }>(sql`
    select o.order_id from orders o
     where o.company_id = ${company_id} and ${AWAITS_PICKUP} and o.cancel_status in ('NO_APPLY_CANCEL', 'FAILS')
       and o.pickup->>'pickup_date' > '2' and o.pickup->>'pickup_date' < ${before}
     order by o.pickup->>'pickup_date', o.order_id limit ${limit}`)
  return rows.map(({ order_id }) => order_id)
}

/**
 * Reminds buyers of pickup orders of one chosen day that are not collected, once per order.
 * @param chosen the day, `2026-11-21`; its orders are cancelled on `end`
 * @returns how many were reminded
 */
export async function remindToFetch(
  db: Database,
  company_id: string,
  { chosen, end, limit }: { chosen: string; end: string; limit: number },
): Promise<number> {
  const { rowCount } = await db.execute(sql`
    with due as (
      select o.order_id, o.user_id, o.title, o.pickup->>'name' as place, 'pickup_reminder:' || o.order_id as cause
        from orders o
       where o.company_id = ${company_id} and ${AWAITS_PICKUP} and o.cancel_status in ('NO_APPLY_CANCEL', 'FAILS')
         and o.pickup->>'pickup_date' = ${chosen}
         and not exists (select 1 from message_cause m
                          where m.company_id = ${company_id} and m.user_id = o.user_id
                            and m.cause = 'pickup_reminder:' || o.order_id)
       order by o.order_id limit ${limit}),
    first as (
      insert into message_cause (company_id, user_id, cause)
      select ${company_id}, d.user_id, d.cause from due d
          on conflict do nothing returning user_id, cause)
    insert into member_message (company_id, message_id, user_id, kind, target_id, facts, cause)
    select ${company_id}, gen_random_uuid()::text, d.user_id, 'pickup_reminder', d.order_id,
           jsonb_build_object('title', d.title, 'place', d.place, 'end', ${end}::text), d.cause
      from due d join first f on f.user_id = d.user_id and f.cause = d.cause
        on conflict do nothing`)
  return rowCount ?? 0
}
