import type { PageReview, SubmitReviewBody } from '@schemas/generated/api'
import type { Database, Transaction } from '../../db/client'
import type { ReviewState } from '../../db/schema'
import { inTransaction } from '../../db/transaction'
import { closeMessages, tellOperators } from '../../back-office'
import type { ContentActor } from '../actor'
import { noSuchPage, recordPageAudit, refused } from '../pages/admin'
import { lockPage, lockPages, type LockedPage } from '../pages/lock-repo'
import {
  endReview,
  insertReview,
  publishers,
  reviewById,
  reviewsShown,
  waitingOf,
  type ReviewRow,
} from './repo'

/**
 * Hands drafts in to be published by another (rule review-1).
 * @throws AppError not_found; conflict for a page that waits already or a revision that is no longer its draft
 */
export function submitReview(
  db: Database,
  actor: ContentActor,
  { pages: names, message = '' }: SubmitReviewBody,
): Promise<PageReview[]> {
  const { company_id, operator } = actor
  const ids = names.map(({ page_id }) => page_id)
  if (new Set(ids).size < ids.length) throw refused('invalid', '同一个页面出现了两次', 'pages')
  return inTransaction(db, async (tx) => {
    const pages = await lockPages(tx, company_id, ids)
    if (pages.length < ids.length || pages.some(({ deleted }) => deleted)) throw noSuchPage()
    const [waiting] = await waitingOf(tx, company_id, ids)
    if (waiting) {
      const title = pages.find(({ page_id }) => page_id === waiting.page_id)?.title ?? ''
      throw refused('conflict', `${title}已由${waiting.asked_name}提交，正在审核中`, 'pages')
    }
    const made: string[] = []
    for (const page of pages) {
      const revision_id = names.find(({ page_id }) => page_id === page.page_id)?.revision ?? ''
      if (page.draft_revision !== revision_id)
        throw refused('conflict', `${page.title}已有更新的草稿，请重新打开后再提交`, 'pages')
      if (page.published_revision === revision_id)
        throw refused('invalid', `${page.title}没有需要发布的修改`, 'pages')
      const asked = { asked_by: operator.operator_id, asked_name: operator.name }
      const row = { company_id, page_id: page.page_id, revision_id, message, ...asked }
      const review_id = await insertReview(tx, row)
      made.push(review_id)
      await recordPageAudit(tx, actor, page, { action: 'page.review_submit', after: { message } })
      const parts = { title: page.title, by: operator.name, text: message }
      const about = {
        company_id,
        kind: 'review_asked',
        subject: review_id,
        link: linkTo(page),
        parts,
      } as const
      const to = await publishers(tx, company_id, page.page_id)
      await tellOperators(tx, about, to, operator.operator_id)
    }
    return reviewsShown(tx, company_id, made, operator.operator_id)
  })
}

/** Takes one's own submission back. @throws AppError not_found, forbidden; conflict once it is decided */
export const withdrawReview = (db: Database, actor: ContentActor, review_id: string): Promise<PageReview> =>
  decide(db, actor, review_id, async (tx, page, review) => {
    if (review.asked_by !== actor.operator.operator_id) throw refused('forbidden', '只有提交的人可以撤回审核')
    await end(tx, actor, page, review, { state: 'withdrawn' })
  })

/** Returns a draft to who submitted it. @throws AppError not_found; conflict once it is decided */
export const returnReview = (
  db: Database,
  actor: ContentActor,
  review_id: string,
  words: string,
): Promise<PageReview> =>
  decide(db, actor, review_id, (tx, page, review) =>
    end(tx, actor, page, review, { state: 'returned', words: words.trim() }),
  )

/** Every decision locks the page first, as publishing does: of several at once one wins. */
function decide(
  db: Database,
  actor: ContentActor,
  review_id: string,
  work: (tx: Transaction, page: LockedPage, review: ReviewRow) => Promise<void>,
): Promise<PageReview> {
  const { company_id, operator } = actor
  return inTransaction(db, async (tx) => {
    const named = await reviewById(tx, company_id, review_id)
    const page = named && (await lockPage(tx, company_id, named.page_id))
    const review = page && (await reviewById(tx, company_id, review_id))
    if (!review) throw refused('not_found', '这次审核不存在')
    requireWaiting(review)
    await work(tx, page, review)
    const [shown] = await reviewsShown(tx, company_id, [review_id], operator.operator_id)
    if (!shown) throw new Error(`Expected review ${review_id}, found none`)
    return shown
  })
}

const ENDED: Record<Exclude<ReviewState, 'waiting'>, string> = {
  approved: '通过',
  returned: '退回',
  withdrawn: '撤回',
}

function requireWaiting({ state, decided_name }: ReviewRow) {
  if (state !== 'waiting') throw refused('conflict', `这次审核已由${decided_name}${ENDED[state]}`)
}

interface Approval {
  /** Reviews that are to be approved by it. */
  named?: readonly string[] | undefined
  /** When it is scheduled for; absent: at once. */
  at?: Date | undefined
  /** Only what was handed in as one of these. */
  revisions?: readonly string[]
}

/**
 * A publication approves what waits of its pages, which the caller has locked, in its own transaction.
 * @throws AppError conflict if one of the named no longer waits, or is of another page
 */
export async function approveIn(
  tx: Transaction,
  actor: ContentActor,
  pages: readonly LockedPage[],
  { named = [], at, revisions }: Approval,
): Promise<PageReview[]> {
  const { company_id, operator } = actor
  const all = await waitingOf(
    tx,
    company_id,
    pages.map(({ page_id }) => page_id),
  )
  const waiting = all.filter(({ revision_id }) => !revisions || revisions.includes(revision_id))
  for (const review_id of named) {
    if (waiting.some((review) => review.review_id === review_id)) continue
    const review = await reviewById(tx, company_id, review_id)
    if (!review) throw refused('not_found', '这次审核不存在')
    requireWaiting(review)
    throw refused('conflict', '要通过的页面不在这次发布之中', 'approves')
  }
  for (const review of waiting) {
    const page = pages.find(({ page_id }) => page_id === review.page_id)
    if (page) await end(tx, actor, page, review, { state: 'approved', at })
  }
  const ids = waiting.map(({ review_id }) => review_id)
  return ids.length === 0 ? [] : reviewsShown(tx, company_id, ids, operator.operator_id)
}

/** The review of a page that is deleted ends. */
export async function endReviewOf(tx: Transaction, actor: ContentActor, page: LockedPage): Promise<void> {
  for (const review of await waitingOf(tx, actor.company_id, [page.page_id]))
    await end(tx, actor, page, review, { state: 'withdrawn', words: '页面已删除' })
}

interface Ending {
  state: Exclude<ReviewState, 'waiting'>
  words?: string
  at?: Date | undefined
}

const ACTIONS = {
  approved: 'page.review_approve',
  returned: 'page.review_return',
  withdrawn: 'page.review_withdraw',
} as const
const KINDS = {
  approved: 'review_approved',
  returned: 'review_returned',
  withdrawn: 'review_ended',
} as const

async function end(
  tx: Transaction,
  actor: ContentActor,
  page: LockedPage,
  review: ReviewRow,
  { state, words = '', at }: Ending,
) {
  const { company_id, operator } = actor
  const { review_id } = review
  const by = { decided_by: operator.operator_id, decided_name: operator.name }
  if (!(await endReview(tx, review, { ...by, state, words }))) throw refused('conflict', '这次审核已经结束')
  await recordPageAudit(tx, actor, page, {
    action: ACTIONS[state],
    before: { asked: review.asked_name, message: review.message },
    after: { ...(words && { words }), ...(at && { at: at.toISOString() }) },
  })
  await closeMessages(tx, { company_id, kind: 'review_asked', subject: review_id })
  const parts = { title: page.title, by: operator.name, text: words, ...(at && { at: at.toISOString() }) }
  const about = { company_id, kind: KINDS[state], subject: review_id, link: linkTo(page), parts }
  await tellOperators(tx, about, [review.asked_by], operator.operator_id)
}

/** The page in the editor, with its reviews and notes open. */
const linkTo = ({ page_id }: Pick<LockedPage, 'page_id'>) => `/pages/${page_id}?left=review`
