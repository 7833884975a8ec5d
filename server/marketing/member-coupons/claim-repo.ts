import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import { forGrades } from '../member-coupons/usable-repo'
import { openTo, sellsTo } from '../../platform'
import { EXPIRED, OFFERED, ofShops } from '../../pricing'

export interface Claim {
  company_id: string
  user_id: string
  card_id: string
  code: string
}

/** A coupon as somebody finds it who wants it. */
export interface ClaimState extends Record<string, unknown> {
  offered: boolean
  /** It is of a shop whose whitelist does not have the member. */
  hidden: boolean
  expired: boolean
  for_grade: boolean
  get_num: number
  quantity: number
  get_limit: number
  claimed: number
}

/** What there is to be had of a coupon, and what the member has of it; undefined where there is no such coupon. */
export async function claimState(
  db: Database | Transaction,
  { company_id, user_id, card_id }: Omit<Claim, 'code'>,
  { grade_id, vip_grade_id }: { grade_id: string; vip_grade_id: string | null },
): Promise<ClaimState | undefined> {
  const { rows } = await db.execute<ClaimState>(sql`
    select ${OFFERED} and ${ofShops(sellsTo, company_id, { user_id })} as offered,
           not ${ofShops(openTo, company_id, { user_id })} as hidden, ${EXPIRED} as expired, c.for_grade, coupon.get_num,
           coupon.quantity, coupon.get_limit,
           coalesce((select k.claimed from coupon_claim k
                      where k.company_id = coupon.company_id and k.card_id = coupon.card_id
                        and k.user_id = ${user_id}), 0) as claimed
      from coupon
      cross join lateral (select ${forGrades(grade_id, vip_grade_id)} as for_grade
                            from (select coupon.grade_ids, coupon.vip_grade_ids) c) c
     where coupon.company_id = ${company_id} and coupon.card_id = ${card_id}`)
  return rows[0]
}

/** One more for this member, where his limit allows it: asked of the counter row alone. */
export async function countClaim(
  tx: Transaction,
  { company_id, user_id, card_id }: Claim,
  get_limit: number,
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    insert into coupon_claim as k (company_id, card_id, user_id, claimed)
    select ${company_id}, ${card_id}, ${user_id}, 1 where ${get_limit}::int >= 1
    on conflict (company_id, card_id, user_id) do update set claimed = k.claimed + 1
      where k.claimed < ${get_limit}::int`)
  return rowCount === 1
}

/** One copy fewer to be had, where there is one; last, since everybody wants this row. */
export async function takeCopy(tx: Transaction, { company_id, card_id }: Claim): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update coupon set get_num = get_num + 1, updated = now()
     where company_id = ${company_id} and card_id = ${card_id} and get_num < quantity
       and ${OFFERED} and not ${EXPIRED}`)
  return rowCount === 1
}

/** Of a coupon without an end: a moment that every driver can read, which `infinity` is not. */
const FOR_EVER = sql`timestamptz '2099-12-31 23:59:59+08'`

/** The member's copy. A coupon of a term counts days in Shanghai: it ends when the last of them does. */
export async function insertCopy(
  tx: Transaction,
  { company_id, user_id, card_id, code }: Claim,
): Promise<void> {
  await tx.execute(sql`
    insert into member_coupon (company_id, user_id, code, card_id, begin_date, end_date)
    select company_id, ${user_id}, ${code}, card_id,
           case when date_type = 'DATE_TYPE_FIX_TERM' then
             case when coalesce(fixed_begin_term, 0) = 0 then now()
                  else (date_trunc('day', now() at time zone 'Asia/Shanghai')
                        + make_interval(days => fixed_begin_term)) at time zone 'Asia/Shanghai' end
             else coalesce(begin_date, now()) end,
           case when date_type = 'DATE_TYPE_FIX_TERM' then
             least(end_date, (date_trunc('day', now() at time zone 'Asia/Shanghai')
               + make_interval(days => coalesce(fixed_begin_term, 0) + coalesce(fixed_term, 0) + 1)
               - interval '1 second') at time zone 'Asia/Shanghai')
             else coalesce(end_date, ${FOR_EVER}) end
      from coupon
     where company_id = ${company_id} and card_id = ${card_id}`)
}
