import { and, eq, ne, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client'
import { order_line, review } from '../../db/schema'
import type { ReviewRow } from './repo'
import { newId } from '../../core/ids'

/** Marks a line as reviewed. @returns whether it was not yet */
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

/** @returns whether it was not so already */
export async function setHidden(tx: Transaction, company_id: string, rate_id: string, hidden: boolean) {
  const { rowCount } = await tx
    .update(review)
    .set({ hidden })
    .where(and(eq(review.company_id, company_id), eq(review.rate_id, rate_id), ne(review.hidden, hidden)))
  return rowCount === 1
}

/** What was reviewed, as the order called it. */
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

/** Counts stars of reviews into the shop of an order, or out of it; its average is of all that are counted. */
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
