import { sql, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import type { ActivePrices, PricedMember } from './prices'

/**
 * The prices of items in one query, also of deleted products; unknown items are absent. Products of the points mall have
 * their shelf price only. A bought grade replaces the earned one (rule price-4).
 * @param member null for visitors
 */
export async function activePrices(
  db: Database | Transaction,
  company_id: string,
  item_ids: readonly string[],
  member: PricedMember | null,
  now: Date,
): Promise<Map<string, ActivePrices>> {
  if (item_ids.length === 0) return new Map()
  const moment = sql`${now.toISOString()}::timestamptz`
  const { rows } = await db.execute<ActivePrices & Record<string, unknown>>(sql`
    select i.item_id, i.goods_id, i.price,
           ${seckill(company_id, moment)} as seckill,
           ${limited(company_id, moment, member)} as limited,
           ${member ? memberPrice(company_id, member) : sql`null`} as member_price,
           ${member?.staff ? staffPrice(company_id, moment) : sql`null`} as staff
      from goods_item i
      join goods g on g.company_id = i.company_id and g.goods_id = i.goods_id
     where i.company_id = ${company_id} and i.item_id = any(${sql.param([...item_ids])}::text[])`)
  return new Map(rows.map((row) => [row.item_id, row]))
}

const ON_SALE = sql`g.item_type = 'normal'`

const times = (table: string) => sql`
  'start_time', extract(epoch from ${sql.raw(table)}.begin_time)::bigint,
  'end_time', extract(epoch from ${sql.raw(table)}.end_time)::bigint`

const running = (table: string, moment: SQL) => sql`(not ${sql.raw(table)}.disabled
  and ${sql.raw(table)}.begin_time <= ${moment} and ${sql.raw(table)}.end_time > ${moment})`

const seckill = (company_id: string, moment: SQL) => sql`(
  select json_build_object('id', s.seckill_id, 'name', s.activity_name, 'price', si.activity_price, ${times('s')},
                           'activity_store', si.activity_store, 'sold', si.sold, 'limit_num', si.limit_num,
                           'validity_period', s.validity_period)
    from seckill_item si
    join seckill s on s.company_id = si.company_id and s.seckill_id = si.seckill_id
   where si.company_id = ${company_id} and si.item_id = i.item_id and ${ON_SALE} and ${running('s', moment)}
   order by si.activity_price, s.seckill_id
   limit 1)`

/** A sale lists items, or products with one price for all their items; a shop's sale is for its own products. */
const limited = (company_id: string, moment: SQL, member: PricedMember | null) => sql`(
  select json_build_object('id', p.promotion_id, 'name', p.marketing_name, 'price', pt.price, ${times('p')})
    from promotion_target pt
    join promotion p on p.company_id = pt.company_id and p.promotion_id = pt.promotion_id
   where pt.company_id = ${company_id} and pt.target_id in (i.item_id, i.goods_id) and pt.price is not null
     and p.kind = 'limited_time_sale' and ${ON_SALE} and ${running('p', moment)}
     and (p.distributor_id is null or p.distributor_id = g.distributor_id)
     and (p.grade_ids = '[]'::jsonb or p.grade_ids ?| ${sql.param(gradesOf(member))}::text[])
   order by pt.price, p.promotion_id
   limit 1)`

/**
 * SQL of the activity of item `i` of product `g` for visitors whose price is the lowest, if it is below the shelf's:
 * `{ price, activity }`, else null. `offset 0` keeps PostgreSQL from repeating the sub-queries at each reference.
 */
export const publicActivity = (company_id: string, now: Date): SQL => {
  const moment = sql`${now.toISOString()}::timestamptz`
  return sql`(
    select json_build_object('price', a.price, 'activity', a.activity)
      from (select least(p.seckill, p.limited) as price,
                   case when p.seckill <= coalesce(p.limited, p.seckill) then 'seckill' else 'limited_time_sale' end as activity
              from (select (${seckill(company_id, moment)} ->> 'price')::int as seckill,
                           (${limited(company_id, moment, null)} ->> 'price')::int as limited offset 0) p) a
     where a.price < i.price)`
}

const gradesOf = (member: PricedMember | null): string[] =>
  member ? [member.grade_id, member.vip_grade_id].filter((id) => id !== null) : []

/**
 * The item's own price for the grade, else the grade's percentage, rounded half up; absent when it saves nothing.
 * `offset 0` as in `publicActivity`.
 */
function memberPrice(company_id: string, { grade_id, vip_grade_id }: PricedMember): SQL {
  const grade = vip_grade_id ?? grade_id
  const discount =
    vip_grade_id === null
      ? sql`(select discount from member_grade where company_id = ${company_id} and grade_id = ${grade})`
      : sql`(select discount from vip_grade where company_id = ${company_id} and vip_grade_id = ${grade})`
  return sql`(
    select m.price
      from (select coalesce(
              (select igp.price from item_grade_price igp
                where igp.company_id = ${company_id} and igp.item_id = i.item_id and igp.grade_id = ${grade}),
              (select case when discount between 1 and 99 then (i.price::bigint * (100 - discount) + 50) / 100 end
                 from (select ${discount} as discount offset 0) d))::int as price offset 0) m
     where m.price < i.price and ${ON_SALE})`
}

const staffPrice = (company_id: string, moment: SQL) => sql`(
  select json_build_object('id', a.activity_id, 'name', a.name, 'price', ai.price, ${times('a')},
                           'kind', a.kind, 'limit_num', ai.limit_num, 'invalid', ai.invalid)
    from staff_activity_item ai
    join staff_activity a on a.company_id = ai.company_id and a.activity_id = ai.activity_id
   where ai.company_id = ${company_id} and ai.item_id = i.item_id and ${ON_SALE} and ${running('a', moment)}
   order by ai.invalid, ai.price, a.activity_id
   limit 1)`
