import { sql } from 'drizzle-orm'
import type { Database } from '../../db/client'
import type { PricedMember } from '../../pricing'

export interface SeckillOffer extends Record<string, unknown> {
  seckill_id: string
  item_id: string
  activity_name: string
  activity_price: number
  activity_store: number
  limit_num: number
  /** Unix seconds. */
  begin: number
  end: number
}

/** A running seckill goes before an announced one; of its items the one that is shown, else the cheapest. */
export async function seckillOfGoods(
  db: Database,
  company_id: string,
  { goods_id, item_id }: { goods_id: string; item_id: string },
  now: Date,
): Promise<SeckillOffer | undefined> {
  const moment = sql`${now.toISOString()}::timestamptz`
  const { rows } = await db.execute<SeckillOffer>(sql`
    select s.seckill_id, si.item_id, s.activity_name, si.activity_price, si.limit_num,
           si.activity_store - si.sold as activity_store,
           extract(epoch from s.begin_time)::float8 as begin, extract(epoch from s.end_time)::float8 as end
      from goods_item i
      join seckill_item si on si.company_id = i.company_id and si.item_id = i.item_id
      join seckill s on s.company_id = si.company_id and s.seckill_id = si.seckill_id
     where i.company_id = ${company_id} and i.goods_id = ${goods_id} and not s.disabled
       and s.notice_time <= ${moment} and s.end_time > ${moment}
     order by s.begin_time <= ${moment} desc, s.begin_time, i.item_id = ${item_id} desc, si.activity_price, s.seckill_id
     limit 1`)
  return rows[0]
}

/** A VIP grade on sale. */
export interface VipGradeOffer extends Record<string, unknown> {
  grade_name: string
  description: string
  guide_title: string
  discount: number
  /** Cents, of the item in this grade. */
  price: number
}

/** The default grade, or the first on sale; none for a member who has bought one. */
export async function vipGradeOffer(
  db: Database,
  company_id: string,
  item_id: string,
  member: PricedMember | null,
): Promise<VipGradeOffer | undefined> {
  if (member?.vip_grade_id) return undefined
  const { rows } = await db.execute<VipGradeOffer>(sql`
    select v.grade_name, v.description, v.guide_title, v.discount,
           coalesce(p.price, (i.price::bigint * (100 - v.discount) + 50) / 100)::int as price
      from vip_grade v
      join goods_item i on i.company_id = v.company_id and i.item_id = ${item_id}
      left join item_grade_price p
        on p.company_id = v.company_id and p.item_id = i.item_id and p.grade_id = v.vip_grade_id
     where v.company_id = ${company_id} and not v.disabled
     order by v.is_default desc, v.vip_grade_id
     limit 1`)
  return rows[0]
}
