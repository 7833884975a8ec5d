/** Coupons for all members with a tag. */
import { couponsOf } from '../../pricing'
import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import { openTo } from '../../platform'
import { ofShops } from '../../pricing'
import { forGrades } from './usable-repo'

export interface GrantedCoupon extends Record<string, unknown> {
  card_id: string
  title: string
  /** It can be used, and has not ended. */
  usable: boolean
  get_num: number
  quantity: number
  get_limit: number
}

/** The coupons that exist, in the order of `ids`. */
export async function couponsToGrant(
  tx: Transaction,
  company_id: string,
  ids: readonly string[],
): Promise<GrantedCoupon[]> {
  const { rows } = await tx.execute<GrantedCoupon>(sql`
    select card_id, title, kq_status = 0 and coalesce(end_date > now(), true) as usable, get_num, quantity, get_limit
      from coupon where company_id = ${company_id} and card_id = any(${sql.param([...ids])}::text[])`)
  return ids.flatMap((id) => rows.find(({ card_id }) => card_id === id) ?? [])
}

export async function couponIds(
  db: Database | Transaction,
  { company_id, like, shops }: { company_id: string; like: string; shops: readonly string[] },
  limit: number,
): Promise<string[]> {
  const { rows } = await db.execute<{ card_id: string }>(sql`
    select card_id from coupon where company_id = ${company_id} and title ilike ${like}
       and ${couponsOf(company_id, shops)}
     order by sort, card_id limit ${limit}`)
  return rows.map(({ card_id }) => card_id)
}

export interface TaggedMember extends Record<string, unknown> {
  user_id: string
  name: string
  mobile: string
  disabled: boolean
  for_grade: boolean
  /** It belongs to a shop whose whitelist does not contain the member. */
  hidden: boolean
  /** Copies that the member has claimed or got. */
  claimed: number
}

/** The members with a tag as a coupon sees them, the earliest first. */
export async function membersTagged(
  tx: Transaction,
  company_id: string,
  { tag_id, card_id }: { tag_id: string; card_id: string },
  limit: number,
): Promise<TaggedMember[]> {
  const vip = sql`coalesce(case when u.vip_until > now() then u.vip_grade_id end, '')`
  const { rows } = await tx.execute<TaggedMember>(sql`
    select u.user_id, coalesce(nullif(u.username, ''), u.nickname) as name, u.mobile, u.disabled,
           ${forGrades(sql`u.grade_id`, vip)} as for_grade, coalesce(k.claimed, 0) as claimed,
           not ${ofShops(openTo, company_id, { user_id: sql`u.user_id` })} as hidden
      from member_tag t
      join member u on u.company_id = t.company_id and u.user_id = t.user_id and u.deleted is null
      join coupon on coupon.company_id = t.company_id and coupon.card_id = ${card_id}
      cross join lateral (select coupon.grade_ids, coupon.vip_grade_ids) c
      left join coupon_claim k on k.company_id = t.company_id and k.card_id = coupon.card_id and k.user_id = t.user_id
     where t.company_id = ${company_id} and t.tag_id = ${tag_id}
     order by u.created, u.user_id limit ${limit}`)
  return rows
}

/** Those of these codes that copies have. */
export async function presentCodes(
  tx: Transaction,
  company_id: string,
  codes: readonly string[],
): Promise<Set<string>> {
  const { rows } = await tx.execute<{ code: string }>(sql`
    select code from member_coupon
     where company_id = ${company_id} and code = any(${sql.param([...codes])}::text[])`)
  return new Set(rows.map(({ code }) => code))
}

/**
 * Counts one more copy for each of the members, then for the coupon, in the order of a claim (rule coupons-3).
 * @returns false if a limit has been reached meanwhile
 */
export async function countGrants(
  tx: Transaction,
  company_id: string,
  { card_id, get_limit }: GrantedCoupon,
  user_ids: readonly string[],
): Promise<boolean> {
  if (get_limit < 1) return false
  const claims = user_ids.toSorted().map((user_id) => sql`(${company_id}, ${card_id}, ${user_id}, 1)`)
  const { rowCount } = await tx.execute(sql`
    insert into coupon_claim as k (company_id, card_id, user_id, claimed) values ${sql.join(claims, sql`, `)}
    on conflict (company_id, card_id, user_id) do update set claimed = k.claimed + 1 where k.claimed < ${get_limit}::int`)
  if (rowCount !== user_ids.length) return false
  const counted = await tx.execute(sql`
    update coupon set get_num = get_num + ${user_ids.length}::int, updated = now()
     where company_id = ${company_id} and card_id = ${card_id} and get_num + ${user_ids.length}::int <= quantity`)
  return counted.rowCount === 1
}
