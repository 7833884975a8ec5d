/** A member's coupons. Every change of state is one conditional update, so that a coupon is used once (rule coupons-1). */
import { and, asc, eq, gt, inArray, lte, sql, type SQL } from 'drizzle-orm'
import type { Transaction, Database } from '../../db/client'
import type { PageWindow } from '../../db/paging'
import { member_coupon } from '../../db/schema'
import type { ShopName } from '@schemas/generated/api'

export interface CopyKey {
  company_id: string
  user_id: string
}

const ofMember = ({ company_id, user_id }: CopyKey) =>
  and(eq(member_coupon.company_id, company_id), eq(member_coupon.user_id, user_id))

/** Unused and valid → locked for an order. @returns false if it was not unused and valid */
export async function lockCopy(
  tx: Transaction,
  key: CopyKey,
  { code, order_id, now }: { code: string; order_id: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await tx
    .update(member_coupon)
    .set({ state: 'locked', order_id, updated: now })
    .where(
      and(
        ofMember(key),
        eq(member_coupon.code, code),
        eq(member_coupon.state, 'unused'),
        lte(member_coupon.begin_date, now),
        gt(member_coupon.end_date, now),
      ),
    )
  return rowCount === 1
}

/** Locked for this order → used. */
export async function spendCopies(tx: Transaction, key: CopyKey, order_id: string, now: Date): Promise<void> {
  await tx
    .update(member_coupon)
    .set({ state: 'used', used: now, updated: now })
    .where(and(ofMember(key), eq(member_coupon.order_id, order_id), eq(member_coupon.state, 'locked')))
}

export interface ReleasedCopy {
  code: string
  /** It has expired meanwhile (原路失效). */
  expired: boolean
}

/** Locked or used by this order → unused. */
export async function releaseCopies(
  tx: Transaction,
  key: CopyKey,
  order_id: string,
  now: Date,
): Promise<ReleasedCopy[]> {
  const held = await tx
    .select({ code: member_coupon.code })
    .from(member_coupon)
    .where(
      and(
        ofMember(key),
        eq(member_coupon.order_id, order_id),
        inArray(member_coupon.state, ['locked', 'used']),
      ),
    )
    .orderBy(asc(member_coupon.code))
    .for('update')
  if (held.length === 0) return []
  return tx
    .update(member_coupon)
    .set({ state: 'unused', order_id: null, used: null, updated: now })
    .where(
      and(
        ofMember(key),
        inArray(
          member_coupon.code,
          held.map(({ code }) => code),
        ),
      ),
    )
    .returning({
      code: member_coupon.code,
      expired: sql<boolean>`${member_coupon.end_date} <= ${now.toISOString()}::timestamptz`,
    })
}

export interface MemberCouponRow extends Record<string, unknown> {
  code: string
  state: 'unused' | 'locked' | 'used' | 'void'
  started: boolean
  ended: boolean
  /** YYYY-MM-DD in Shanghai. */
  begin_date: string
  end_date: string
  card_id: string
  card_type: string
  title: string
  color: string
  notice: string
  description: string
  discount: number
  least_cost: number
  most_cost: number
  reduce_cost: number
  use_bound: number
  object_use_for: string
  icon_url_list: string[]
  distributor_id: string | null
  shops: ShopName[]
}

export interface MemberCouponFilter {
  /** Rule api-19: 1 unused (also those locked by an unpaid order), 2 used, 3 expired or void; absent: all. */
  status?: 1 | 2 | 3 | undefined
  card_type?: string | undefined
  code?: string | undefined
}

/** One page of a member's coupons, those that expire first before the others. */
export async function memberCoupons(
  db: Database,
  key: CopyKey,
  filter: MemberCouponFilter,
  { limit, offset }: PageWindow,
): Promise<MemberCouponRow[]> {
  const { rows } = await db.execute<MemberCouponRow>(sql`
    select m.code, m.state, m.begin_date <= now() as started, ${ENDED} as ended,
           ${dayOf('begin_date')}, ${dayOf('end_date')},
           c.card_id, c.card_type, c.title, c.color, c.notice, c.description, c.discount, c.least_cost, c.most_cost,
           c.reduce_cost, c.use_bound, c.object_use_for, c.icon_url_list, c.distributor_id,
           coalesce((select json_agg(json_build_object('distributor_id', s.distributor_id, 'name', s.name)
                                     order by s.sort, s.distributor_id)
                       from coupon_shop cs
                       join shop s on s.company_id = cs.company_id and s.distributor_id = cs.distributor_id
                      where cs.company_id = ${key.company_id} and cs.card_id = c.card_id), '[]'::json) as shops
      from member_coupon m join coupon c on c.company_id = m.company_id and c.card_id = m.card_id
     where ${matching(key, filter)}
     order by m.end_date, m.code
     limit ${limit} offset ${offset}`)
  return rows
}

export async function memberCouponCount(
  db: Database,
  key: CopyKey,
  filter: MemberCouponFilter,
): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count
      from member_coupon m join coupon c on c.company_id = m.company_id and c.card_id = m.card_id
     where ${matching(key, filter)}`)
  return rows[0]?.count ?? 0
}

const ENDED = sql`(m.end_date <= now())`

const dayOf = (column: 'begin_date' | 'end_date') =>
  sql`to_char(m.${sql.identifier(column)} at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as ${sql.identifier(column)}`

const STATUS: Record<1 | 2 | 3, SQL> = {
  1: sql`(m.state = 'locked' or m.state = 'unused' and not ${ENDED})`,
  2: sql`m.state = 'used'`,
  3: sql`(m.state = 'void' or m.state = 'unused' and ${ENDED})`,
}

function matching({ company_id, user_id }: CopyKey, { status, card_type, code }: MemberCouponFilter): SQL {
  const found = [sql`m.company_id = ${company_id}`, sql`m.user_id = ${user_id}`]
  if (status !== undefined) found.push(STATUS[status])
  if (card_type !== undefined) found.push(sql`c.card_type = ${card_type}`)
  if (code !== undefined) found.push(sql`m.code = ${code}`)
  return sql.join(found, sql` and `)
}
