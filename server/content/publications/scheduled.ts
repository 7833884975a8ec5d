import type { Database, Transaction } from '../../db/client'
import { inTransaction } from '../../db/transaction'
import { AppError } from '../../core/errors'
import { recordAudit } from '../../back-office'
import type { By } from '../pages/by'
import { refused } from '../pages/refusals'
import { expectPublishable, lockedRevisions, showPages } from './publish'
import {
  claimScheduled,
  duePublications,
  finishScheduled,
  publicationOf,
  revisionsIn,
  type PublicationRecord,
} from './repo'

/** At most so many a tick: the next one comes soon. */
const AT_ONCE = 20

export interface ScheduledOutcome {
  company_id: string
  publication_id: string
  state: 'done' | 'failed'
  failure: string
}

/**
 * Publishes everything whose time has come; each in a transaction of its own, so that servers whose clocks strike at
 * once publish it once, and one that dies in between leaves it to the others.
 * @param failed hears of what broke for a reason that is not the page's own; it stays scheduled and is tried again
 * @param signal the server stops: no further one is begun
 */
export async function publishDue(
  db: Database,
  now: Date,
  failed: (error: unknown, publication_id: string) => void,
  signal?: AbortSignal,
): Promise<ScheduledOutcome[]> {
  const outcomes: ScheduledOutcome[] = []
  for (const { company_id, publication_id } of await duePublications(db, now, AT_ONCE)) {
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

/** `undefined` where another server was first. */
async function publishOne(
  db: Database,
  company_id: string,
  publication_id: string,
): Promise<ScheduledOutcome | undefined> {
  try {
    return await inTransaction(db, async (tx) => {
      const publication = await claimScheduled(tx, company_id, publication_id)
      if (!publication) return undefined
      const found = await lockedRevisions(tx, company_id, await revisionsIn(tx, company_id, publication_id))
      // judged again: the rules may be others than when it was scheduled
      expectPublishable(found)
      await showPages(tx, byOf(publication), found, publication_id)
      await finishScheduled(tx, company_id, publication_id, 'done')
      return { company_id, publication_id, state: 'done', failure: '' }
    })
  } catch (error) {
    // what the operator must put right; anything else is for the next tick
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
  await logPublication(tx, byOf(publication), publication, 'publication.fail', { failure })
  return { company_id, publication_id, state: 'failed', failure }
}

/** The first problem says more than their number. */
function reasonOf({ message, details }: AppError): string {
  const problems = (details as { problems?: { message: string }[] } | undefined)?.problems ?? []
  const [first] = problems
  return first
    ? `${message}：${first.message}${problems.length > 1 ? `（共 ${problems.length} 处）` : ''}`
    : message
}

/** @throws AppError not_found; conflict for one that is over */
export function cancelPublication(db: Database, by: By, publication_id: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const publication = await publicationOf(tx, by.company_id, publication_id)
    if (!publication) throw refused('not_found', '这次发布不存在')
    const cancelled = await finishScheduled(tx, by.company_id, publication_id, 'cancelled')
    if (!cancelled) throw refused('conflict', '只有等待中的定时发布可以取消')
    await logPublication(tx, by, publication, 'publication.cancel', { state: 'cancelled' })
  })
}

const logPublication = (
  tx: Transaction,
  { company_id, operator }: By,
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

/** Who scheduled it publishes it, whoever's clock strikes. */
const byOf = ({ company_id, operator_id, operator_name }: PublicationRecord) => ({
  company_id,
  operator: { operator_id, name: operator_name },
})
