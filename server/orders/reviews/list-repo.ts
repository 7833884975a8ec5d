import { ofOrders } from '../../db/shops'
import { and, desc, eq, notInArray, sql } from 'drizzle-orm'
import { MOST_FOUND } from '@schemas/worklists'
import type { Database, Transaction } from '../../db/client'
import { goods, review, review_reply } from '../../db/schema'
import { containing, countOf, MOST_SEARCHED } from '../../db/search'
import { type Keyset, keysetPage } from '../../db/keyset'
import type { ShopsOf, WorklistSearch } from '../../back-office'

/** Condition for those of the newest reviews that contain a text. */
const wordsOfNewest = (
  company_id: string,
  words: string,
  shops: readonly string[],
) => sql`${review.rate_id} in (
  select n.rate_id from (select r.rate_id, r.content from review r where r.company_id = ${company_id} and ${ofOrders(company_id, sql`r.order_id`, shops)}
                          order by r.created desc limit ${MOST_SEARCHED}) n
   where n.content ilike ${containing(words)})`

const NEWEST_FIRST: Keyset = {
  keys: [
    { sql: sql`${review.created}`, kind: 'time' },
    { sql: sql`${review.rate_id}`, kind: 'text' },
  ],
  direction: 'desc',
}

/** One page of the company's reviews, the newest first, and their number; a keyword is a part of the text. */
export async function reviewPage(db: Database, { company_id, tab, keyword, sight, at }: WorklistSearch) {
  // few: the job note-answers marks their reviews within a minute
  const justAnswered = db
    .select({ rate_id: review_reply.rate_id })
    .from(review_reply)
    .where(
      and(
        eq(review_reply.company_id, company_id),
        sql`${review_reply.role} = 'seller' and not ${review_reply.noted}`,
      ),
    )
  const where = and(
    eq(review.company_id, company_id),
    ofOrders(company_id, review.order_id, sight.shops),
    // read from an index of reviews not marked as answered
    tab === 'unanswered'
      ? and(sql`not ${review.hidden} and not ${review.answered}`, notInArray(review.rate_id, justAnswered))
      : undefined,
    tab === 'hidden' ? sql`${review.hidden}` : undefined,
    keyword?.trim() ? wordsOfNewest(company_id, keyword.trim(), sight.shops) : undefined,
  )
  const [page, count] = await Promise.all([
    keysetPage(NEWEST_FIRST, at, ({ cursor, ...slice }) =>
      db
        .select({ row: review, cursor })
        .from(review)
        .where(and(where, slice.where))
        .orderBy(slice.orderBy)
        .limit(slice.limit)
        .offset(slice.offset),
    ),
    countOf(
      db,
      keyword,
      (most) =>
        db.select({ id: review.rate_id }).from(review).where(where).orderBy(desc(review.created)).limit(most),
      // each row is read, the newest first
      tab === 'unanswered' ? MOST_FOUND : undefined,
    ),
  ])
  return { ...page, ...count }
}

/** A review with the name of its product. */
export async function reviewWithItem(db: Database | Transaction, company_id: string, rate_id: string) {
  const [row] = await db
    .select({ review, item_name: goods.item_name })
    .from(review)
    .leftJoin(goods, and(eq(goods.company_id, review.company_id), eq(goods.goods_id, review.goods_id)))
    .where(and(eq(review.company_id, company_id), eq(review.rate_id, rate_id)))
  return row
}

/** The shop of a review's order. */
export const shopsOfReviews: ShopsOf = (company_id, ids) => sql`
  select review.rate_id as id, orders.distributor_id as shop from review
    join orders on orders.company_id = review.company_id and orders.order_id = review.order_id
   where review.company_id = ${company_id} and review.rate_id = any(${sql.param([...ids])}::text[])`
