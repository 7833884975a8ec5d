import { and, asc, count, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import { review, review_reply } from '../../db/schema'
import { newId } from '../../core/ids'

export type ReplyRow = typeof review_reply.$inferSelect

export async function insertReply(
  tx: Transaction,
  row: Omit<typeof review_reply.$inferInsert, 'reply_id'>,
): Promise<ReplyRow> {
  const [inserted] = await tx
    .insert(review_reply)
    .values({ ...row, reply_id: newId() })
    .returning()
  if (!inserted) throw new Error('Expected the reply to be written, found none')
  return inserted
}

/** How many replies a member wrote to a review. */
export async function repliesBy(
  tx: Transaction,
  { company_id, rate_id, user_id }: { company_id: string; rate_id: string; user_id: string },
): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(review_reply)
    .where(
      and(
        eq(review_reply.company_id, company_id),
        eq(review_reply.rate_id, rate_id),
        eq(review_reply.user_id, user_id),
      ),
    )
  return row?.count ?? 0
}

/**
 * Marks reviews as answered by replies of the shop that are not processed yet, including those written by older versions.
 * @returns how many replies were processed
 */
export async function noteAnswers(tx: Transaction, company_id: string, limit: number): Promise<number> {
  const replies = await tx
    .select({ rate_id: review_reply.rate_id, reply_id: review_reply.reply_id })
    .from(review_reply)
    .where(
      and(
        eq(review_reply.company_id, company_id),
        sql`${review_reply.role} = 'seller' and not ${review_reply.noted}`,
      ),
    )
    .orderBy(asc(review_reply.rate_id), asc(review_reply.reply_id))
    .limit(limit)
    .for('update', { skipLocked: true })
  if (replies.length === 0) return 0
  const rate_ids = [...new Set(replies.map(({ rate_id }) => rate_id))]
  const reply_ids = replies.map(({ reply_id }) => reply_id)
  await tx
    .update(review)
    .set({ answered: true })
    .where(and(eq(review.company_id, company_id), inArray(review.rate_id, rate_ids)))
  await tx
    .update(review_reply)
    .set({ noted: true })
    .where(
      and(
        eq(review_reply.company_id, company_id),
        inArray(review_reply.rate_id, rate_ids),
        inArray(review_reply.reply_id, reply_ids),
      ),
    )
  return replies.length
}

/** The replies to these reviews, each review's oldest first. */
export async function repliesTo(
  db: Database | Transaction,
  company_id: string,
  rate_ids: string[],
): Promise<ReplyRow[]> {
  if (rate_ids.length === 0) return []
  return db
    .select()
    .from(review_reply)
    .where(and(eq(review_reply.company_id, company_id), inArray(review_reply.rate_id, rate_ids)))
    .orderBy(asc(review_reply.created), asc(review_reply.reply_id))
}
