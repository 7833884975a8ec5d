import { bulkhead } from 'cockatiel'
import type { Database } from '../../db/client'
import { FIGURES } from '../../limits'
import type { PaymentProviders } from '../payments/providers'
import type { SmsSender } from '../sms/sender'

/** What a job is given for one batch of one company. */
export interface JobContext {
  db: Database
  providers: PaymentProviders
  sms: Pick<SmsSender, 'ready' | 'silent' | 'send'>
  company_id: string
  /** The database's clock when the batch began; tests pass another moment. What is put off becomes due after it. */
  now: Date
  /** Reports an item that could not be done and will be tried again; the others go on. */
  failed(error: unknown, id: string): void
  /** Aborted when the batch has used up its time or the server stops: finish the item at hand, begin no other. */
  signal?: AbortSignal
}

/**
 * Something that falls due: the default export of a file `{name}.job.ts` in this folder, found by its name.
 *
 * Every job has a loop of its own, so none waits for another. A loop looks at each company every `every` seconds and does
 * at most one batch of it, about two seconds (`job_turn_ms`); companies with more to do get their next batch right
 * after the others had theirs. Several servers run the same job at once and any may die in between: each item is done in
 * a transaction of its own which first checks, under its lock, that it is still to be done.
 *
 * Read what is due with a limit (`BATCH`) and in the order in which it fell due; put off what failed to a time after
 * `now`. Work in the database goes through `forEach`, calls of outside services through `forEachCall`.
 */
export interface Job {
  name: string
  /** Seconds between two looks at a company that has nothing left to do. */
  every: number
  /** Does at most one batch. @returns how many items were done; above 0, the company gets another batch soon */
  run(context: JobContext): Promise<number>
}

/** Items that are read at once. */
export const BATCH = 200
/** Items of one job at the same time, and calls of outside services. */
const TOGETHER = 4
const CALLS_TOGETHER = 3

/** Shared by all jobs of this process: a backlog leaves connections of the pool to requests, and each job gets its share. */
const slots = bulkhead(FIGURES.jobs_at_once, Infinity)

type Reporting = Pick<JobContext, 'failed' | 'signal'>

/**
 * Does something in the database for each id, a few at a time.
 * @param work returns `false` for an item that was not to be done any more, or is being done elsewhere
 * @returns how many were done
 */
export const forEach = (
  ids: Iterable<string>,
  reporting: Reporting,
  work: (id: string) => Promise<boolean>,
): Promise<number> => each(ids, TOGETHER, reporting, (id) => slots.execute(() => work(id)))

/** The same for items that call an outside service: they may wait for it without keeping others from the database. */
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
