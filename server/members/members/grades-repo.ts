import { and, eq, ne, sql } from 'drizzle-orm'
import type { RecordOption } from '@schemas/generated/api'
import { type ChoiceQuery, inOrder, type NamedRows } from '../../back-office'
import type { Owner } from '../../core/owner'
import type { Database, Transaction } from '../../db/client'
import { containing } from '../../db/search'
import { member_grade } from '../../db/schema'

/** Cents; the largest value of the column. */
const MOST_CONSUMPTION = 2_147_483_647

/**
 * Adds the amount of an order when its after-sales window closes (cents), or subtracts a later refund, and updates the
 * grade. The sum is capped at MOST_CONSUMPTION, far above any grade, so that the job that adds never fails.
 */
export async function addConsumption(tx: Transaction, owner: Owner, cents: number): Promise<void> {
  const { company_id, user_id } = owner
  await tx.execute(sql`
    update member set total_consumption = least(${MOST_CONSUMPTION}::bigint, greatest(0, total_consumption::bigint + ${cents}::bigint)), updated = now()
     where company_id = ${company_id} and user_id = ${user_id}`)
  await regrade(tx, owner)
}

/** Sets the highest grade whose consumption the member has reached; without one, the grade for new members. */
async function regrade(tx: Transaction, { company_id, user_id }: Owner): Promise<void> {
  await tx.execute(sql`
    update member m set grade_id = g.grade_id, updated = now()
      from (select g.grade_id
              from member_grade g
              join member o on o.company_id = g.company_id and o.user_id = ${user_id}
             where g.company_id = ${company_id}
               and (g.total_consumption <= o.total_consumption or g.default_grade)
             order by g.total_consumption <= o.total_consumption desc, g.total_consumption desc, g.grade_id
             limit 1) g
     where m.company_id = ${company_id} and m.user_id = ${user_id} and m.grade_id <> g.grade_id`)
}

export async function gradeExists(tx: Transaction, company_id: string, grade_id: string): Promise<boolean> {
  const rows = await tx
    .select({ grade_id: member_grade.grade_id })
    .from(member_grade)
    .where(and(eq(member_grade.company_id, company_id), eq(member_grade.grade_id, grade_id)))
  return rows.length > 0
}

/** Makes no grade the one for new members. @param except this grade is left as it is */
export async function clearDefaultGrade(tx: Transaction, company_id: string, except: string): Promise<void> {
  await tx
    .update(member_grade)
    .set({ default_grade: false })
    .where(and(eq(member_grade.company_id, company_id), ne(member_grade.grade_id, except)))
}

/** Names of earned and of bought grades, which share one form field. */
export const gradeNames: NamedRows = {
  select: (company_id, ids) => sql`
    select id, name
      from (select grade_id as id, grade_name as name from member_grade where company_id = ${company_id}
             union all
            select vip_grade_id, grade_name from vip_grade where company_id = ${company_id}) grade
     where id = any(${sql.param(ids)}::text[])`,
}

/** Earned grades by the consumption that they require, then bought ones. */
export async function searchGrades(
  db: Database,
  { company_id, keyword = '', ids, limit }: ChoiceQuery,
): Promise<RecordOption[]> {
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
