import { and, asc, desc, eq, gt } from 'drizzle-orm'
import type { Database } from '../../db/client'
import { vip_grade } from '../../db/schema'

/** The grade that shoppers are pointed to; undefined where none is sold. */
export async function gradeOnOffer(
  db: Database,
  company_id: string,
): Promise<{ name: string; discount: number; guide: string } | undefined> {
  const [grade] = await db
    .select({ name: vip_grade.grade_name, discount: vip_grade.discount, guide: vip_grade.guide_title })
    .from(vip_grade)
    .where(
      and(eq(vip_grade.company_id, company_id), eq(vip_grade.disabled, false), gt(vip_grade.discount, 0)),
    )
    .orderBy(desc(vip_grade.is_default), asc(vip_grade.vip_grade_id))
    .limit(1)
  return grade
}
