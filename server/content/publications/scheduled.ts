import type { FastifyInstance } from 'fastify'
import { FIGURES } from '../../config/limits'
import type { Database, Transaction } from '../../db/client'
import { timeNow } from '../../db/time'
import { inTransaction } from '../../db/transaction'
import { AppError } from '../../core/errors'
import { repeatWork } from '../../platform'
import { recordAudit, tellOperators } from '../../back-office'
import type { ContentActor } from '../actor'
import { refused } from '../pages/admin'
import { approveIn } from '../reviews/service'
import { requirePublishable, lockedRevisions, showPages } from './publish'
import {
  claimScheduled,
  duePublications,
  finishScheduled,
  publicationOf,
  revisionsIn,
  withPages,
  type PublicationRecord,
} from './repo'

/** Publications of one run. */
const MOST_AT_ONCE = 20

export interface ScheduledOutcome {
  company_id: string
  publication_id: string
  state: 'done' | 'failed'
  failure: string
}

/**
 * Publishes everything that is due, each in its own transaction: of several servers one publishes it, and if that server
 * dies another does.
 * @param failed called with errors that are not the page's own; the publication stays scheduled and is tried again
 * @param signal aborted when the server stops: no further publication is started
 */
export async function publishDue(
  db: Database,
  now: Date,
  failed: (error: unknown, publication_id: string) => void,
  signal?: AbortSignal,
): Promise<ScheduledOutcome[]> {
  const outcomes: ScheduledOutcome[] = []
  for (const { company_id, publication_id } of await duePublications(db, now, MOST_AT_ONCE)) {
    if (signal?.aborted) break
    try {
      const outcome = await publishOne(db, company_id, publication_id)
      if (outcome) outcomes.push(outcome)
    } catch (error) {
      failed(error, publication_id)
    }
  }
  return outcomes
}

/** `undefined` if another server was first. */
async function publishOne(
  db: Database,
  company_id: string,
  publication_id: string,
): Promise<ScheduledOutcome | undefined> {
  try {
    return await inTransaction(db, async (tx) => {
      const publication = await claimScheduled(tx, company_id, publication_id)
      if (!publication) return undefined
      const pages = await revisionsIn(tx, company_id, publication_id)
      const found = await lockedRevisions(tx, company_id, pages)
      // validated again: the rules may have changed since it was scheduled
      requirePublishable(found)
      await showPages(tx, actorOf(publication), found, publication_id)
      // what was handed in before is approved by scheduling it, what is newer waits on
      await approveIn(
        tx,
        actorOf(publication),
        found.map(({ page }) => page),
        { revisions: pages.map(({ revision }) => revision) },
      )
      await finishScheduled(tx, company_id, publication_id, 'done')
      return { company_id, publication_id, state: 'done', failure: '' }
    })
  } catch (error) {
    // for the operator to correct; other errors are tried again
    if (!(error instanceof AppError) || error.status >= 500) throw error
    return inTransaction(db, (tx) => fail(tx, company_id, publication_id, reasonOf(error)))
  }
}

async function fail(
  tx: Transaction,
  company_id: string,
  publication_id: string,
  failure: string,
): Promise<ScheduledOutcome | undefined> {
  const publication = await claimScheduled(tx, company_id, publication_id)
  if (!publication) return undefined
  await finishScheduled(tx, company_id, publication_id, 'failed', failure)
  await logPublication(tx, actorOf(publication), publication, 'publication.fail', { failure })
  const pages = await revisionsIn(tx, company_id, publication_id)
  const [shown] = await withPages(tx, company_id, [publication])
  const title = shown?.pages.map((page) => page.title).join('、')
  await tellOperators(
    tx,
    {
      company_id,
      kind: 'publication_failed',
      subject: publication_id,
      link: `/pages/${pages[0]?.page_id}`,
      parts: { ...(title && { title }), text: failure },
    },
    [publication.operator_id],
  )
  return { company_id, publication_id, state: 'failed', failure }
}

/** With the first problem, as a number alone says little. */
function reasonOf({ message, details }: AppError): string {
  const problems = (details as { problems?: { message: string }[] } | undefined)?.problems ?? []
  const [first] = problems
  return first
    ? `${message}：${first.message}${problems.length > 1 ? `（共 ${problems.length} 处）` : ''}`
    : message
}

/**
 * Its revisions are not published after all.
 * @throws AppError not_found; conflict for one that is no longer scheduled
 */
export function cancelPublication(db: Database, actor: ContentActor, publication_id: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const publication = await publicationOf(tx, actor.company_id, publication_id)
    if (!publication) throw refused('not_found', '这次发布不存在')
    const cancelled = await finishScheduled(tx, actor.company_id, publication_id, 'cancelled')
    if (!cancelled) throw refused('conflict', '只有等待中的定时发布可以取消')
    await logPublication(tx, actor, publication, 'publication.cancel', { state: 'cancelled' })
  })
}

const logPublication = (
  tx: Transaction,
  { company_id, operator }: ContentActor,
  { publication_id, note, at }: PublicationRecord,
  action: string,
  after: object,
) =>
  recordAudit(tx, {
    company_id,
    operator,
    action,
    subject: 'publication',
    subject_id: publication_id,
    title: note,
    before: { state: 'scheduled', at: at.toISOString() },
    after,
  })

/** A scheduled publication is made by the operator who scheduled it. */
const actorOf = ({ company_id, operator_id, operator_name }: PublicationRecord) => ({
  company_id,
  operator: { operator_id, name: operator_name },
})

const NAME = 'publications'
/** ms; the longest delay of a scheduled publication. */
const INTERVAL_MS = FIGURES.publication_clock_seconds * 1_000

/** Publishes what is due, every `every` ms while the server runs. */
export function startPublicationScheduler(app: FastifyInstance, every = INTERVAL_MS) {
  const { metrics, log, pageChanges, stopping } = app
  const failed = (error: unknown, publication_id: string) => {
    metrics.failed(NAME)
    log.error({ err: error, publication_id }, 'scheduled publication broke off; tried again')
  }
  repeatWork(app, {
    name: NAME,
    every,
    failureMessage: 'scheduled publications could not be read',
    async work() {
      const outcomes = await publishDue(app.db, timeNow(), failed, stopping.signal)
      for (const outcome of outcomes) {
        if (outcome.state === 'done') pageChanges.announce(outcome.company_id)
        else log.warn(outcome, 'scheduled publication refused')
      }
      return outcomes.length
    },
  })
}
