import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { PageReview } from '@schemas/generated/api'
import { operatorsWith } from '../../back-office'
import { newId } from '../../core/ids'
import { inPages } from '../../db/shops'
import type { Database, Transaction } from '../../db/client'
import { page, page_review, page_revision, type ReviewState } from '../../db/schema'
import { timeNow } from '../../db/time'
import { pageBell } from '../pages/page-bell'

export type ReviewRow = typeof page_review.$inferSelect

const ofPage = and(eq(page.company_id, page_review.company_id), eq(page.page_id, page_review.page_id))
const ofRevision = and(
  eq(page_revision.company_id, page_review.company_id),
  eq(page_revision.page_id, page_review.page_id),
  eq(page_revision.revision_id, page_review.revision_id),
)

const selectReviews = (db: Database | Transaction) =>
  db
    .select({
      review: page_review,
      title: page.title,
      page_type: page.page_type,
      number: page_revision.number,
    })
    .from(page_review)
    .innerJoin(page, ofPage)
    .innerJoin(page_revision, ofRevision)
    .$dynamic()

type Selected = Awaited<ReturnType<typeof selectReviews>>[number]

/** Its page has no review after it. */
export const isLatest = (company_id: string) => sql`not exists (
  select 1 from ${page_review} later where later.company_id = ${company_id}
    and later.page_id = ${page_review.page_id}
    and (later.created, later.review_id) > (${page_review.created}, ${page_review.review_id}))`

/** In the shape of the API, for one operator. */
const shownTo =
  (operator_id: string) =>
  ({ review, title, page_type, number }: Selected): PageReview => ({
    review_id: review.review_id,
    page_id: review.page_id,
    title,
    page_type,
    revision: review.revision_id,
    number,
    state: review.state,
    message: review.message,
    asked_name: review.asked_name,
    own: review.asked_by === operator_id,
    created: review.created.toISOString(),
    decided_name: review.decided_name,
    decided: review.decided?.toISOString() ?? '',
    words: review.words,
  })

/** The latest review of each of these pages. */
export async function latestReviews(
  db: Database,
  company_id: string,
  pages: readonly string[],
  operator_id: string,
): Promise<PageReview[]> {
  const rows = await selectReviews(db)
    .where(
      and(
        eq(page_review.company_id, company_id),
        inArray(page_review.page_id, [...pages]),
        isLatest(company_id),
      ),
    )
    .orderBy(desc(page_review.created))
  return rows.map(shownTo(operator_id))
}

/** @throws Error for an unknown id */
export async function reviewsShown(
  tx: Transaction,
  company_id: string,
  ids: readonly string[],
  operator_id: string,
): Promise<PageReview[]> {
  const rows = await selectReviews(tx)
    .where(and(eq(page_review.company_id, company_id), inArray(page_review.review_id, [...ids])))
    .orderBy(asc(page_review.page_id))
  if (rows.length < ids.length) throw new Error(`Expected reviews ${ids.join()}, found ${rows.length}`)
  return rows.map(shownTo(operator_id))
}

/** Reviews that wait, the earliest first, of pages that are not deleted. */
export async function waitingReviews(
  db: Database,
  company_id: string,
  { operator_id, pages }: { operator_id: string; pages: readonly string[] },
  most: number,
): Promise<PageReview[]> {
  const rows = await selectReviews(db)
    .where(
      and(
        eq(page_review.company_id, company_id),
        eq(page_review.state, 'waiting'),
        isNull(page.deleted),
        inPages(page_review.page_id, pages),
      ),
    )
    .orderBy(asc(page_review.created))
    .limit(most)
  return rows.map(shownTo(operator_id))
}

/** What was returned to an operator and neither handed in again nor published since, the latest first. */
export async function returnedReviews(
  db: Database,
  company_id: string,
  { operator_id, pages }: { operator_id: string; pages: readonly string[] },
  most: number,
): Promise<PageReview[]> {
  const rows = await selectReviews(db)
    .where(
      and(
        eq(page_review.company_id, company_id),
        eq(page_review.asked_by, operator_id),
        eq(page_review.state, 'returned'),
        isNull(page.deleted),
        inPages(page_review.page_id, pages),
        sql`(${page.published} is null or ${page.published} < ${page_review.decided})`,
        isLatest(company_id),
      ),
    )
    .orderBy(desc(page_review.created))
    .limit(most)
  return rows.map(shownTo(operator_id))
}

export async function reviewById(
  tx: Transaction,
  company_id: string,
  review_id: string,
): Promise<ReviewRow | undefined> {
  const [row] = await tx
    .select()
    .from(page_review)
    .where(and(eq(page_review.company_id, company_id), eq(page_review.review_id, review_id)))
  return row
}

/** Waiting reviews of pages that the caller has locked. */
export function waitingOf(
  tx: Transaction,
  company_id: string,
  pages: readonly string[],
): Promise<ReviewRow[]> {
  return tx
    .select()
    .from(page_review)
    .where(
      and(
        eq(page_review.company_id, company_id),
        inArray(page_review.page_id, [...pages]),
        eq(page_review.state, 'waiting'),
      ),
    )
    .orderBy(page_review.page_id)
}

/** The latest review of a page. */
export async function latestReviewOf(
  tx: Transaction,
  company_id: string,
  page_id: string,
): Promise<ReviewRow | undefined> {
  const [row] = await tx
    .select()
    .from(page_review)
    .where(and(eq(page_review.company_id, company_id), eq(page_review.page_id, page_id)))
    .orderBy(desc(page_review.created), desc(page_review.review_id))
    .limit(1)
  return row
}

export async function insertReview(
  tx: Transaction,
  values: Pick<ReviewRow, 'company_id' | 'page_id' | 'revision_id' | 'message' | 'asked_by' | 'asked_name'>,
): Promise<string> {
  const review_id = newId()
  await tx.insert(page_review).values({ ...values, review_id, created: timeNow() })
  pageBell.ring(tx, { company_id: values.company_id, page_id: values.page_id, reviewed: true })
  return review_id
}

/** @returns false where it no longer waits */
export async function endReview(
  tx: Transaction,
  { company_id, review_id }: Pick<ReviewRow, 'company_id' | 'review_id'>,
  decision: Pick<ReviewRow, 'decided_by' | 'decided_name'> & {
    state: Exclude<ReviewState, 'waiting'>
    words?: string
  },
): Promise<boolean> {
  const rows = await tx
    .update(page_review)
    .set({ ...decision, decided: timeNow() })
    .where(
      and(
        eq(page_review.company_id, company_id),
        eq(page_review.review_id, review_id),
        eq(page_review.state, 'waiting'),
      ),
    )
    .returning({ page_id: page_review.page_id })
  pageBell.ring(tx, ...rows.map(({ page_id }) => ({ company_id, page_id, reviewed: true as const })))
  return rows.length > 0
}

/** Operators who may publish a page. */
export async function publishers(tx: Transaction, company_id: string, page_id: string): Promise<string[]> {
  const found = await operatorsWith(tx, company_id, 'pages.publish')
  return found.flatMap(({ operator_id, pages }) =>
    pages.length === 0 || pages.includes(page_id) ? operator_id : [],
  )
}
