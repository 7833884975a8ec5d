import { sql } from 'drizzle-orm'
import { maskMobile } from '@schemas/account'
import type { RecordOption } from '@schemas/generated/api'
import { type ChoiceQuery, type Choices, inOrder, namedBy, type NamedRows } from '../../back-office'
import type { Database } from '../../db/client'
import { containing } from '../../db/like'
import { member } from '../../db/schema'

/** Earned and bought ones have one form field. */
const grades: NamedRows = {
  select: (company_id, ids) => sql`
    select id, name
      from (select grade_id as id, grade_name as name from member_grade where company_id = ${company_id}
             union all
            select vip_grade_id, grade_name from vip_grade where company_id = ${company_id}) grade
     where id = any(${sql.param(ids)}::text[])`,
}

/** Earned grades by the consumption that they require, then those that are bought. */
async function searchGrades(db: Database, { company_id, keyword = '', ids, limit }: ChoiceQuery) {
  const which = ids ? sql`id = any(${sql.param(ids)}::text[])` : sql`title ilike ${containing(keyword)}`
  const { rows } = await db.execute<RecordOption & Record<string, unknown>>(sql`
    select id, title
      from (select grade_id as id, grade_name as title, 0 as bought, total_consumption as place
              from member_grade where company_id = ${company_id}
             union all
            select vip_grade_id, grade_name, 1, 0 from vip_grade where company_id = ${company_id}) grade
     where ${which}
     order by bought, place, id limit ${ids ? ids.length : limit}`)
  return inOrder(rows, ids)
}

/** Masks a mobile within a name, too: many members use theirs as a name. */
const withMaskedMobiles = (text: string) => text.replaceAll(/(?<!\d)1[3-9]\d{9}(?!\d)/g, maskMobile)

export const choices: readonly Choices[] = [
  { kind: 'grade', search: searchGrades, named: grades },
  {
    kind: 'member',
    named: namedBy(
      member,
      member.user_id,
      sql`concat_ws(' ', nullif(${member.username}, ''), ${member.mobile})`,
      withMaskedMobiles,
    ),
  },
]
