import { randomUUID } from 'node:crypto'
import { and, asc, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import { goods_item, member, order_line, review, review_praise, review_reply } from '../../db/schema'
import type { Owner } from '../members/owner'

export type ReviewRow = typeof review.$inferSelect
export type ReplyRow = typeof review_reply.$inferSelect

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
    .values({ ...row, rate_id: randomUUID() })
    .returning()
  if (!inserted) throw new Error('Expected the review to be written, found none')
  return inserted
}

export interface ReviewFilter {
  company_id: string
  goods_id: string
  star?: number | undefined
  withPictures: boolean
}

const PICTURED = sql`jsonb_array_length(${review.rate_pic}) > 0`

function matching({ company_id, goods_id, star, withPictures }: ReviewFilter): SQL | undefined {
  return and(
    eq(review.company_id, company_id),
    eq(review.goods_id, goods_id),
    eq(review.hidden, false),
    star === undefined ? undefined : eq(review.star, star),
    withPictures ? PICTURED : undefined,
  )
}

export interface ShownReview {
  row: ReviewRow
  author: { nickname: string; username: string; mobile: string | null; avatar: string } | null
}

const AUTHOR = {
  nickname: member.nickname,
  username: member.username,
  mobile: member.mobile,
  avatar: member.avatar,
}
const BY_ITS_AUTHOR = and(eq(member.company_id, review.company_id), eq(member.user_id, review.user_id))

/** The member as reviews and replies call him. */
export async function authorOf(
  tx: Transaction,
  { company_id, user_id }: Owner,
): Promise<ShownReview['author']> {
  const [row] = await tx
    .select(AUTHOR)
    .from(member)
    .where(and(eq(member.company_id, company_id), eq(member.user_id, user_id)))
  return row ?? null
}

/** One window of the reviews of a good that shoppers may read, the newest first. */
export const reviewsPage = (
  db: Database,
  filter: ReviewFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<ShownReview[]> =>
  db
    .select({ row: review, author: AUTHOR })
    .from(review)
    .leftJoin(member, BY_ITS_AUTHOR)
    .where(matching(filter))
    .orderBy(desc(review.created), desc(review.rate_id))
    .limit(limit)
    .offset(offset)

/** These reviews, in the order in which they were written. */
export const reviewsByIds = (
  db: Database | Transaction,
  company_id: string,
  rate_ids: string[],
): Promise<ShownReview[]> =>
  db
    .select({ row: review, author: AUTHOR })
    .from(review)
    .leftJoin(member, BY_ITS_AUTHOR)
    .where(and(eq(review.company_id, company_id), inArray(review.rate_id, rate_ids)))
    .orderBy(asc(review.created), asc(review.line_id))

/** What a member wrote about an order, in the order of its lines. */
export const reviewsOfOrder = (
  db: Database,
  { company_id, user_id }: Owner,
  order_id: string,
): Promise<ShownReview[]> =>
  db
    .select({ row: review, author: AUTHOR })
    .from(review)
    .leftJoin(member, BY_ITS_AUTHOR)
    .where(and(eq(review.company_id, company_id), eq(review.order_id, order_id), eq(review.user_id, user_id)))
    .orderBy(asc(review.line_id))

export async function reviewCount(db: Database, filter: ReviewFilter): Promise<number> {
  const [row] = await db.select({ count: count() }).from(review).where(matching(filter))
  return row?.count ?? 0
}

export interface StarCounts {
  stars: Map<number, number>
  pictured: number
}

/** Of all reviews of a good that shoppers may read. */
export async function starCounts(db: Database, company_id: string, goods_id: string): Promise<StarCounts> {
  const rows = await db
    .select({
      star: review.star,
      count: count(),
      pictured: sql<number>`(count(*) filter (where ${PICTURED}))::int`,
    })
    .from(review)
    .where(matching({ company_id, goods_id, withPictures: false }))
    .groupBy(review.star)
  return {
    stars: new Map(rows.map(({ star, count: number }) => [star, number])),
    pictured: rows.reduce((sum, { pictured }) => sum + pictured, 0),
  }
}

/** The good of an item, or of itself (one id space, decisions 5). */
export async function goodsOf(db: Database, company_id: string, id: string): Promise<string> {
  const [row] = await db
    .select({ goods_id: goods_item.goods_id })
    .from(goods_item)
    .where(and(eq(goods_item.company_id, company_id), eq(goods_item.item_id, id)))
  return row?.goods_id ?? id
}

/** A review that shoppers may read; hidden ones only where that is asked for. */
export async function reviewRow(
  db: Database | Transaction,
  company_id: string,
  rate_id: string,
  { hidden = false }: { hidden?: boolean } = {},
): Promise<ReviewRow | undefined> {
  const [row] = await db
    .select()
    .from(review)
    .where(and(eq(review.company_id, company_id), eq(review.rate_id, rate_id)))
  return row && (hidden || !row.hidden) ? row : undefined
}

export async function setHidden(tx: Transaction, company_id: string, rate_id: string, hidden: boolean) {
  await tx
    .update(review)
    .set({ hidden })
    .where(and(eq(review.company_id, company_id), eq(review.rate_id, rate_id)))
}

export async function insertReply(
  tx: Transaction,
  row: Omit<typeof review_reply.$inferInsert, 'reply_id'>,
): Promise<ReplyRow> {
  const [inserted] = await tx
    .insert(review_reply)
    .values({ ...row, reply_id: randomUUID() })
    .returning()
  if (!inserted) throw new Error('Expected the reply to be written, found none')
  return inserted
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

/** Replies that a member wrote to a review. */
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

/** Says anew how the shop of an order is rated, in tenths of a star, over the reviews of all that it sold. */
export async function rateShop(tx: Transaction, company_id: string, order_id: string) {
  await tx.execute(sql`
    update shop set avg_star_tenths = coalesce((
      select round(avg(r.star) * 10) from review r
        join orders o on o.company_id = r.company_id and o.order_id = r.order_id
       where r.company_id = shop.company_id and o.distributor_id = shop.distributor_id and not r.hidden), 0)
     where company_id = ${company_id}
       and distributor_id = (select distributor_id from orders
                              where company_id = ${company_id} and order_id = ${order_id})`)
}
