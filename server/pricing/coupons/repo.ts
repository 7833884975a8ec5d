import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { ShopName } from '@schemas/generated/api'
import { HEAD_OFFICE } from '@schemas/shop-id'
import type { Database } from '../../db/client'
import type { PageWindow } from '../../db/paging'
import { coupon_claim, member, type coupon } from '../../db/schema'
import { sellsTo } from '../../platform'
import { EXPIRED, OFFERED, ofShops, targetsProduct } from './fragments-repo'

export interface CouponFilter {
  company_id: string
  card_type?: string | undefined
  card_id?: string | undefined
  /** An item or product (one id space, rule api-10) that the coupon can be used for. */
  item_id?: string | undefined
  /** A shop where it can be used; '0': coupons that are bound to no shop; 'all': every coupon. */
  distributor_id: string
  /** Without expired ones. */
  unexpired: boolean
  /** The member who must be on whitelists of shops; absent: a visitor. */
  user_id?: string | undefined
  /** Whether the member's claims are counted; default: yes. */
  claims?: boolean
}

type Coupon = typeof coupon.$inferSelect

export interface CouponRow
  extends
    Omit<Coupon, 'begin_date' | 'end_date' | 'send_begin_time' | 'send_end_time' | 'created' | 'updated'>,
    Record<string, unknown> {
  /** Unix seconds, or null. */
  begin_date: number | null
  end_date: number | null
  send_begin_time: number | null
  send_end_time: number | null
  expired: boolean
  /** Copies that the member claimed. */
  user_get_num: number
  shops: ShopName[]
  owner: ShopName | null
}

/** One window of the coupons that shoppers may claim, in their sort order. */
export async function couponsPage(
  db: Database,
  filter: CouponFilter,
  { limit, offset }: PageWindow,
): Promise<CouponRow[]> {
  const looker = lookerOf(filter)
  const { rows } = await db.execute<CouponRow>(sql`
    select card_id, card_type, title, color, notice, description, date_type,
           ${seconds('begin_date')}, ${seconds('end_date')}, ${seconds('send_begin_time')}, ${seconds('send_end_time')},
           fixed_begin_term, fixed_term, quantity, get_num, get_limit, use_limit, discount, least_cost, most_cost,
           reduce_cost, icon_url_list, custom_url, receive, use_platform, use_bound, object_use_for, kq_status,
           grade_ids, vip_grade_ids, use_scenes, can_use_with_other_discount, distributor_id, ${EXPIRED} as expired,
           ${claimedBy(filter.company_id, filter.claims === false ? undefined : filter.user_id)} as user_get_num,
           coalesce((select json_agg(json_build_object('distributor_id', s.distributor_id, 'name', s.name)
                                     order by s.sort, s.distributor_id)
                       from coupon_shop cs
                       join shop s on s.company_id = cs.company_id and s.distributor_id = cs.distributor_id
                      where cs.company_id = ${filter.company_id} and cs.card_id = coupon.card_id
                        and ${sellsTo(filter.company_id, looker, sql`s.distributor_id`)}), '[]'::json) as shops,
           (select json_build_object('distributor_id', s.distributor_id, 'name', s.name) from shop s
             where s.company_id = ${filter.company_id} and s.distributor_id = coupon.distributor_id) as owner
      from coupon
     where ${matching(filter)}
     order by sort, card_id
     limit ${limit} offset ${offset}`)
  return rows
}

export async function couponCount(db: Database, filter: CouponFilter): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from coupon where ${matching(filter)}`,
  )
  return rows[0]?.count ?? 0
}

/** How many of each coupon a member has claimed, by its id. */
export type Claims = ReadonlyMap<string, number>

/** Coupons whose claims are read together with a session. */
const MOST_CLAIMS = 100

/**
 * What the row of `member` has claimed, for `readClaims`: one coupon more than come along says that there are more. For
 * statements with a parameter `company_id`, its company.
 */
export const CLAIMS: SQL<Record<string, number> | null> = sql`(
  select json_object_agg(few.card_id, few.claimed)
    from (select k.card_id, k.claimed from coupon_claim k
           where k.company_id = ${sql.placeholder('company_id')} and k.user_id = ${member.user_id}
           limit ${sql.raw(String(MOST_CLAIMS + 1))}) few)`

/** @returns `undefined` for a member with so many that `claimsOf` must be asked */
export function readClaims(claims: Record<string, number> | null): Claims | undefined {
  const known = Object.entries(claims ?? {})
  return known.length > MOST_CLAIMS ? undefined : new Map(known)
}

/** Those of some coupons. */
export async function claimsOf(
  db: Database,
  company_id: string,
  user_id: string,
  ids: string[],
): Promise<Claims> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ card_id: coupon_claim.card_id, claimed: coupon_claim.claimed })
    .from(coupon_claim)
    .where(
      and(
        eq(coupon_claim.company_id, company_id),
        eq(coupon_claim.user_id, user_id),
        inArray(coupon_claim.card_id, ids),
      ),
    )
  return new Map(rows.map(({ card_id, claimed }) => [card_id, claimed]))
}

const claimedBy = (company_id: string, user_id: string | undefined) =>
  user_id === undefined
    ? sql`0`
    : sql`coalesce((select k.claimed from coupon_claim k where k.company_id = ${company_id}
                       and k.card_id = coupon.card_id and k.user_id = ${user_id}), 0)`

type Moment = 'begin_date' | 'end_date' | 'send_begin_time' | 'send_end_time'
const seconds = (column: Moment) =>
  sql`extract(epoch from coupon.${sql.identifier(column)})::float8 as ${sql.identifier(column)}`

const lookerOf = ({ user_id }: CouponFilter) => (user_id === undefined ? null : { user_id })

function matching(filter: CouponFilter): SQL {
  const { company_id, card_type, card_id, item_id, distributor_id, unexpired } = filter
  const found = [
    sql`coupon.company_id = ${company_id}`,
    OFFERED,
    ofShops(sellsTo, company_id, lookerOf(filter)),
  ]
  if (unexpired) found.push(sql`not ${EXPIRED}`)
  if (card_type !== undefined) found.push(sql`coupon.card_type = ${card_type}`)
  if (card_id !== undefined) found.push(sql`coupon.card_id = ${card_id}`)
  if (item_id !== undefined) found.push(usableFor(company_id, item_id))
  if (distributor_id === HEAD_OFFICE) found.push(sql`not ${inSomeShops(company_id)}`)
  else if (distributor_id !== 'all')
    found.push(sql`(not ${inSomeShops(company_id)} or exists (select 1 from coupon_shop cs
      where cs.company_id = ${company_id} and cs.card_id = coupon.card_id and cs.distributor_id = ${distributor_id}))`)
  return sql.join(found, sql` and `)
}

const inSomeShops = (company_id: string) => sql`exists (select 1 from coupon_shop cs
  where cs.company_id = ${company_id} and cs.card_id = coupon.card_id)`

/** Whether a coupon can be used for an item or product (`use_bound`, rule coupons-2). */
const usableFor = (company_id: string, id: string) => sql`(coupon.use_bound = 0 or exists (
  select 1
    from goods g
    join coupon_bound t on t.company_id = ${company_id} and t.card_id = coupon.card_id
   where g.company_id = ${company_id}
     and g.goods_id = coalesce((select i.goods_id from goods_item i
                                 where i.company_id = ${company_id} and i.item_id = ${id}), ${id})
     and ${targetsProduct(company_id, sql`t.target_id = ${id}`)}))`
