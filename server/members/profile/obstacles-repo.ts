import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import type { Owner } from '../../core/owner'

/** What prevents a member from closing the account: the number of each kind. */
export interface Obstacles extends Record<string, unknown> {
  /** Orders in progress, and trades waiting for payment. */
  orders: number
  aftersales: number
  /** Pending refunds. */
  refunds: number
}

export async function obstaclesOf(
  db: Database | Transaction,
  { company_id, user_id }: Owner,
): Promise<Obstacles> {
  const own = sql`company_id = ${company_id} and user_id = ${user_id}`
  const { rows } = await db.execute<Obstacles>(sql`
    select (select count(*)::int from orders where ${own} and status not in ('DONE', 'CANCEL', 'REFUND_SUCCESS'))
           + (select count(*)::int from trade t where ${own} and state = 'NOTPAY' and expires > now()
                and not exists (select 1 from orders o
                                 where o.company_id = ${company_id} and o.trade_id = t.trade_id)) as orders,
           (select count(*)::int from aftersale where ${own}
               and state not in ('REJECTED', 'DONE', 'CLOSED')) as aftersales,
           (select count(*)::int from refund r
              join trade t on t.company_id = r.company_id and t.trade_id = r.trade_id
             where t.company_id = ${company_id} and t.user_id = ${user_id}
               and r.state <> 'SUCCESS' and r.aftersales_bn is null) as refunds`)
  return rows[0] ?? { orders: 0, aftersales: 0, refunds: 0 }
}

/** What a member loses by closing the account. */
export interface Losses {
  coupons: number
  point: number
  /** When the bought grade would have ended; null without one. */
  vip_until: Date | null
  favourites: number
  footprints: number
  addresses: number
  /** Received orders that still allow after-sales. */
  in_window: number
}

export async function lossesOf(db: Database, { company_id, user_id }: Owner): Promise<Losses> {
  const own = sql`company_id = ${company_id} and user_id = ${user_id}`
  const { rows } = await db.execute<
    Omit<Losses, 'vip_until'> & { vip_until: string | null } & Record<string, unknown>
  >(sql`
    select (select count(*)::int from member_coupon where ${own} and state = 'unused' and end_date > now()) as coupons,
           (select count(*)::int from favourite where ${own}) as favourites,
           (select count(*)::int from browse_history where ${own}) as footprints,
           (select count(*)::int from member_address where ${own}) as addresses,
           (select count(*)::int from orders where ${own}
               and status = 'DONE' and aftersale_until > now()) as in_window,
           m.point, case when m.vip_until > now() then m.vip_until end as vip_until
      from member m where ${own}`)
  const [found] = rows
  if (!found) throw new Error(`Expected member ${user_id} to be there, found none`)
  const { coupons, point, favourites, footprints, addresses, in_window, vip_until } = found
  const until = vip_until === null ? null : new Date(vip_until)
  return { coupons, point, favourites, footprints, addresses, in_window, vip_until: until }
}
