import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client'
import type { Owner } from '../../core/owner'

/** Cents; what the column holds. */
const MOST_CONSUMPTION = 2_147_483_647

/**
 * Adds what an order came to when its after-sale window closed (cents), or takes away what came back since, and gives
 * the grade that follows. The sum is capped at MOST_CONSUMPTION, far above any grade, so that the job that adds never fails.
 */
export async function addConsumption(tx: Transaction, owner: Owner, cents: number): Promise<void> {
  const { company_id, user_id } = owner
  await tx.execute(sql`
    update member set total_consumption = least(${MOST_CONSUMPTION}::bigint, greatest(0, total_consumption::bigint + ${cents}::bigint)), updated = now()
     where company_id = ${company_id} and user_id = ${user_id}`)
  await regrade(tx, owner)
}

/** The highest grade whose consumption a member has reached; where there is none, the one for new members. */
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
