import { and, eq, ne, sql, inArray } from 'drizzle-orm'
import type { Transaction, Database } from '../../db/client'
import { order_line, review, review_praise } from '../../db/schema'
import type { ReviewRow } from './repo'
import { newId } from '../../core/ids'

/** Marks a line as reviewed. @returns false if it was already */
export async function claimLine(
  tx: Transaction,
  { company_id, order_id, line_id }: Pick<ReviewRow, 'company_id' | 'order_id' | 'line_id'>,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(order_line)
    .set({ is_rate: true })
    .where(
      and(
        eq(order_line.company_id, company_id),
        eq(order_line.order_id, order_id),
        eq(order_line.line_id, line_id),
        eq(order_line.is_rate, false),
      ),
    )
  return rowCount === 1
}

export async function insertReview(
  tx: Transaction,
  row: Omit<typeof review.$inferInsert, 'rate_id'>,
): Promise<ReviewRow> {
  const [inserted] = await tx
    .insert(review)
    .values({ ...row, rate_id: newId() })
    .returning()
  if (!inserted) throw new Error('Expected the review to be written, found none')
  return inserted
}

/** @returns false if it was so already */
export async function setHidden(tx: Transaction, company_id: string, rate_id: string, hidden: boolean) {
  const { rowCount } = await tx
    .update(review)
    .set({ hidden })
    .where(and(eq(review.company_id, company_id), eq(review.rate_id, rate_id), ne(review.hidden, hidden)))
  return rowCount === 1
}

/** Name of the reviewed item in the order. */
export async function itemOfReview(
  tx: Transaction,
  { company_id, order_id, line_id }: Pick<ReviewRow, 'company_id' | 'order_id' | 'line_id'>,
): Promise<string> {
  const [row] = await tx
    .select({ item_name: order_line.item_name })
    .from(order_line)
    .where(
      and(
        eq(order_line.company_id, company_id),
        eq(order_line.order_id, order_id),
        eq(order_line.line_id, line_id),
      ),
    )
  return row?.item_name ?? ''
}

/** Adds stars of reviews to the shop of an order, or subtracts them, and updates its average. */
export async function countStars(
  tx: Transaction,
  { company_id, order_id }: Pick<ReviewRow, 'company_id' | 'order_id'>,
  { stars, reviews }: { stars: number; reviews: number },
) {
  await tx.execute(sql`
    update shop set star_sum = star_sum + ${stars}::int, star_count = star_count + ${reviews}::int,
        avg_star_tenths = coalesce(round((star_sum + ${stars}::int) * 10.0 / nullif(star_count + ${reviews}::int, 0)), 0)
     where company_id = ${company_id}
       and distributor_id = (select distributor_id from orders
                              where company_id = ${company_id} and order_id = ${order_id})`)
}

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

/** Praises a review, once per member, and counts it. @returns how many members praise it */
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
