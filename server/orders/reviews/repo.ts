import { and, asc, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import type { PageWindow } from '../../db/paging'
import { member, review } from '../../db/schema'
import type { Owner } from '../../core/owner'
import { isProductWithId } from '../../catalogue'
import { type ShopViewer, openTo } from '../../platform'

export type ReviewRow = typeof review.$inferSelect

export interface ReviewFilter {
  company_id: string
  goods_id: string
  star?: number | undefined
  withPictures: boolean
  /** Only what says this. */
  phrase?: string | undefined
}

const PICTURED = sql`jsonb_array_length(${review.rate_pic}) > 0`

/** Whether a review has this in its words; a plain search, so no character of it has a meaning of its own. */
const says = (phrase: SQL): SQL => sql`position(${phrase} in ${review.content}) > 0`

function matching({ company_id, goods_id, star, withPictures, phrase }: ReviewFilter): SQL | undefined {
  return and(
    eq(review.company_id, company_id),
    eq(review.goods_id, goods_id),
    eq(review.hidden, false),
    star === undefined ? undefined : eq(review.star, star),
    withPictures ? PICTURED : undefined,
    phrase === undefined ? undefined : says(sql`${phrase}::text`),
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

/** The name and picture of a member for reviews and replies. */
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

/** One page of a product's visible reviews, the newest first. */
export const reviewsPage = (
  db: Database,
  filter: ReviewFilter,
  { limit, offset }: PageWindow,
): Promise<ShownReview[]> => {
  const newest = [desc(review.created), desc(review.rate_id)]
  // authors are joined for the page only, not for the rows before it
  const page = db
    .select({ rate_id: review.rate_id })
    .from(review)
    .where(matching(filter))
    .orderBy(...newest)
    .limit(limit)
    .offset(offset)
  return db
    .select({ row: review, author: AUTHOR })
    .from(review)
    .leftJoin(member, BY_ITS_AUTHOR)
    .where(and(eq(review.company_id, filter.company_id), inArray(review.rate_id, page)))
    .orderBy(...newest)
}

/** These reviews, the oldest first. */
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

/** A member's reviews of an order, in the sequence of its lines. */
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

/** Counts of all visible reviews of a product. */
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

/** How many visible reviews of a product say each of these, most first; what none says is left out. */
export async function phraseCounts(
  db: Database,
  company_id: string,
  goods_id: string,
  phrases: readonly string[],
): Promise<{ phrase: string; count: number }[]> {
  const said = sql.join(
    phrases.map((phrase) => sql`(${phrase}::text)`),
    sql`, `,
  )
  const { rows } = await db.execute<{ phrase: string; count: number }>(sql`
    select p.phrase, count(*)::int as count
      from ${review} join (values ${said}) p (phrase) on ${says(sql`p.phrase`)}
     where ${matching({ company_id, goods_id, withPictures: false })}
     group by p.phrase
     order by count(*) desc, p.phrase`)
  return rows
}

/** The good with this id, or of the item with this id. @returns undefined where there is none, or its shop is hidden from the viewer */
export async function openGoods(
  db: Database,
  company_id: string,
  looker: ShopViewer,
  id: string,
): Promise<string | undefined> {
  const { rows } = await db.execute<{ goods_id: string }>(sql`
    select g.goods_id from goods g
     where g.company_id = ${company_id} and ${isProductWithId(company_id, id)}
       and ${openTo(company_id, looker, sql`g.distributor_id`)}`)
  return rows[0]?.goods_id
}

/** A visible review; hidden ones only with `hidden`. */
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
