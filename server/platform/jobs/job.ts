import { bulkhead } from 'cockatiel'
import type { Database } from '../../db/client'
import { FIGURES } from '../../config/limits'
import type { FastifyInstance } from 'fastify'
import type { SmsSender } from '../sms/sender'
import type { Storage } from '../../storage/storage'

/** Input of a job for one batch of one company. */
export interface JobContext {
  db: Database
  providers: FastifyInstance['payments']
  sms: Pick<SmsSender, 'ready' | 'silent' | 'send'>
  /** Where uploads are kept; absent: jobs that move files do nothing. */
  storage?: Storage
  company_id: string
  /** `PUMIAN_SECRET_KEYS`; absent: none. */
  secretKeys?: readonly string[]
  /** The database's clock when the batch began; tests pass another moment. What is put off becomes due after it. */
  now: Date
  /** Reports an item that failed and will be retried; the other items continue. */
  failed(error: unknown, id: string): void
  /** Aborted when the batch has used up its time or the server stops: finish the item at hand, begin no other. */
  signal?: AbortSignal
}

/**
 * A periodic job: the default export of `server/<context>/<module>/<name>.job.ts`, found by its name.
 *
 * Every job has its own loop, so jobs do not wait for each other. A loop runs every `every` seconds over all companies and
 * does at most one batch of each, about two seconds (`job_turn_ms`); companies with more work get their next batch after
 * the other companies. Several servers run the same job concurrently and any of them may die: each item is done in its own
 * transaction, which first checks under a lock that the item is still due.
 *
 * Read what is due with a limit (`BATCH`) and in the order in which it fell due; put off what failed to a time after
 * `now`. Work in the database goes through `forEach`, calls of outside services through `forEachCall`.
 */
export interface Job {
  name: string
  /** Seconds between two runs for a company without a backlog. */
  every: number
  /** Does at most one batch. @returns how many items were done; above 0, the company gets another batch soon */
  run(context: JobContext): Promise<number>
}

/** Most items that are read at a time. */
export const BATCH = 200
/** Concurrent items of one job, and concurrent calls of outside services. */
const TOGETHER = 4
const CALLS_TOGETHER = 3

/** Shared by all jobs of this process, so that a backlog leaves database connections to requests. */
const slots = bulkhead(FIGURES.jobs_at_once, Infinity)

type Reporting = Pick<JobContext, 'failed' | 'signal'>

/**
 * Runs work in the database for each id, a few at a time.
 * @param work returns `false` for an item that is no longer due, or is being worked on elsewhere
 * @returns number of items done
 */
export const forEach = (
  ids: Iterable<string>,
  reporting: Reporting,
  work: (id: string) => Promise<boolean>,
): Promise<number> => each(ids, TOGETHER, reporting, (id) => slots.execute(() => work(id)))

/** The same for items that call an outside service; waiting for it does not block database work. */
export const forEachCall = (
  ids: Iterable<string>,
  reporting: Reporting,
  work: (id: string) => Promise<boolean>,
): Promise<number> => each(ids, CALLS_TOGETHER, reporting, work)

async function each(
  ids: Iterable<string>,
  together: number,
  { failed, signal }: Reporting,
  work: (id: string) => Promise<boolean>,
): Promise<number> {
  const waiting = ids[Symbol.iterator]()
  let done = 0
  const worker = async () => {
    for (let next = waiting.next(); !next.done; next = waiting.next()) {
      if (signal?.aborted) return
      try {
        if (await work(next.value)) done++
      } catch (error) {
        failed(error, next.value)
      }
    }
  }
  await Promise.all(Array.from({ length: together }, worker))
  return done
}
