import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import { forGrades } from './usable-repo'
import { openTo, sellsTo } from '../../platform'
import { EXPIRED, OFFERED, ofShops } from '../../pricing'

export interface Claim {
  company_id: string
  user_id: string
  card_id: string
  code: string
}

/** The state of a coupon for a member who claims it. */
export interface ClaimState extends Record<string, unknown> {
  offered: boolean
  /** It belongs to a shop whose whitelist does not contain the member. */
  hidden: boolean
  expired: boolean
  for_grade: boolean
  get_num: number
  quantity: number
  get_limit: number
  claimed: number
}

/** What is left of a coupon, and how many the member has claimed; undefined for an unknown coupon. */
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
                      where k.company_id = ${company_id} and k.card_id = coupon.card_id
                        and k.user_id = ${user_id}), 0) as claimed
      from coupon
      cross join lateral (select ${forGrades(grade_id, vip_grade_id)} as for_grade
                            from (select coupon.grade_ids, coupon.vip_grade_ids) c) c
     where coupon.company_id = ${company_id} and coupon.card_id = ${card_id}`)
  return rows[0]
}

/** Counts one more copy for a member. @returns false if that exceeds their limit */
export async function countClaim(
  tx: Transaction,
  { company_id, user_id, card_id }: Claim,
  get_limit: number,
): Promise<boolean> {
  if (get_limit < 1) return false
  const { rowCount } = await tx.execute(sql`
    insert into coupon_claim as k (company_id, card_id, user_id, claimed)
    values (${company_id}, ${card_id}, ${user_id}, 1)
    on conflict (company_id, card_id, user_id) do update set claimed = k.claimed + 1
      where k.claimed < ${get_limit}::int`)
  return rowCount === 1
}

/** Takes one copy of a coupon. Called last, since all members need this row. @returns false if none is left */
export async function takeCopy(tx: Transaction, { company_id, card_id }: Claim): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update coupon set get_num = get_num + 1, updated = now()
     where company_id = ${company_id} and card_id = ${card_id} and get_num < quantity
       and ${OFFERED} and not ${EXPIRED}`)
  return rowCount === 1
}

/** End of coupons without one; drivers cannot read `infinity`. */
const FOR_EVER = sql`timestamptz '2099-12-31 23:59:59+08'`

/** Inserts the members' copies. A coupon with a term counts days in Shanghai and ends with the last of them. */
export async function insertCopies(
  tx: Transaction,
  company_id: string,
  card_id: string,
  copies: readonly Pick<Claim, 'user_id' | 'code'>[],
): Promise<void> {
  await tx.execute(sql`
    insert into member_coupon (company_id, user_id, code, card_id, begin_date, end_date)
    select company_id, copy.user_id, copy.code, card_id,
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
      from coupon cross join unnest(${sql.param(copies.map(({ user_id }) => user_id))}::text[],
                                    ${sql.param(copies.map(({ code }) => code))}::text[]) as copy (user_id, code)
     where company_id = ${company_id} and card_id = ${card_id}`)
}

/**
 * Notifies members of coupons that expire within some days, the earliest first. A copy is marked in the same statement, so
 * each is notified once across all servers, and a batch reads no copy that is marked already.
 * @returns how many copies were processed
 */
export async function tellOfEndingCoupons(
  db: Database,
  company_id: string,
  { now, days, limit }: { now: Date; days: number; limit: number },
): Promise<number> {
  const moment = sql`${now.toISOString()}::timestamptz`
  const { rows } = await db.execute<{ count: number }>(sql`
    with due as (
      select m.user_id, m.code, m.card_id, m.end_date from member_coupon m
       where m.company_id = ${company_id} and m.state = 'unused' and m.reminded is null and m.begin_date <= ${moment}
         and m.end_date > ${moment} and m.end_date <= ${moment} + make_interval(days => ${days})
       order by m.end_date, m.code
       limit ${limit} for update skip locked),
    marked as (
      update member_coupon m set reminded = ${moment} from due d
       where m.company_id = ${company_id} and m.user_id = d.user_id and m.code = d.code),
    first as (
      insert into message_cause (company_id, user_id, cause)
      select ${company_id}, d.user_id, 'coupon_ending:' || d.code from due d
          on conflict do nothing returning user_id, cause),
    told as (
      insert into member_message (company_id, message_id, user_id, kind, target_id, facts, cause)
      select ${company_id}, gen_random_uuid()::text, d.user_id, 'coupon_ending', d.code,
             jsonb_build_object('title', c.title,
                                'end', to_char(d.end_date at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI')),
             'coupon_ending:' || d.code
        from due d join coupon c on c.company_id = ${company_id} and c.card_id = d.card_id
        join first f on f.user_id = d.user_id and f.cause = 'coupon_ending:' || d.code
          on conflict do nothing)
    select count(*)::int as count from due`)
  return rows[0]?.count ?? 0
}
