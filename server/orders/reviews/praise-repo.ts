import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import { review, review_praise } from '../../db/schema'

/** Which of these reviews a member has praised. */
export async function praisedBy(
  db: Database | Transaction,
  company_id: string,
  user_id: string | undefined,
  rate_ids: string[],
): Promise<Set<string>> {
  if (user_id === undefined || rate_ids.length === 0) return new Set()
  const rows = await db
    .select({ rate_id: review_praise.rate_id })
    .from(review_praise)
    .where(
      and(
        eq(review_praise.company_id, company_id),
        eq(review_praise.user_id, user_id),
        inArray(review_praise.rate_id, rate_ids),
      ),
    )
  return new Set(rows.map(({ rate_id }) => rate_id))
}

/** Praises a review, once for each member, and counts it in the same statement. @returns how many praise it */
export async function praise(
  tx: Transaction,
  { company_id, rate_id, user_id }: { company_id: string; rate_id: string; user_id: string },
): Promise<number> {
  const { rowCount } = await tx
    .insert(review_praise)
    .values({ company_id, rate_id, user_id })
    .onConflictDoNothing()
  const [row] = await tx
    .update(review)
    .set({ praise_num: sql`praise_num + ${rowCount ?? 0}::int` })
    .where(and(eq(review.company_id, company_id), eq(review.rate_id, rate_id)))
    .returning({ praise_num: review.praise_num })
  return row?.praise_num ?? 0
}
