import { sql } from 'drizzle-orm'
import type { GoodsDetail } from '@schemas/generated/api'
import type { Database } from '../../db/client'
import type { PricedMember } from '../../pricing'

type Guide = GoodsDetail['vipgrade_guide_title']

/** A grade that is sold. */
interface VipGrade extends Record<string, unknown> {
  grade_name: string
  description: string
  guide_title: string
  discount: number
  /** Cents, of the item in this grade. */
  price: number
}

/** The grade that is offered: the default one, or the first that is for sale; none to who has one already. */
export async function vipGrade(
  db: Database,
  company_id: string,
  item_id: string,
  member: PricedMember | null,
): Promise<VipGrade | undefined> {
  if (member?.vip_grade_id) return undefined
  const { rows } = await db.execute<VipGrade>(sql`
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

/** What a grade would save (`vipgrade_guide_title`); its price for members only (rule price-3). */
export const guideOf = (grade: VipGrade, member: PricedMember | null): Guide => ({
  vipgrade_name: grade.grade_name,
  vipgrade_desc: grade.description,
  gradeDiscount: (100 - grade.discount) / 10,
  guide_title_desc: grade.guide_title,
  ...(member && { memberPrice: grade.price }),
})
