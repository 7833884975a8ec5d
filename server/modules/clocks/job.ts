import type { Database } from '../../db/client'
import type { PaymentProviders } from '../payments/providers'
import type { SmsSender } from '../sms/sender'

/** What a job is told; the moment comes from outside, so that tests move the clock instead of waiting. */
export interface JobContext {
  db: Database
  providers: PaymentProviders
  sms: SmsSender
  company_id: string
  now: Date
  /** Hears of one thing that could not be done; it is tried again, and the others go on. */
  failed(error: unknown, id: string): void
  /** The server stops: what is being done is finished, nothing further is begun. */
  signal?: AbortSignal
}

/**
 * Something that falls due, the default export of a `{name}.job.ts` here. Each thing is done in a transaction of its own
 * that first sees whether it is still to be done: so several servers may run it at once, and any may die in between.
 */
export interface Job {
  name: string
  /** Seconds between two looks. */
  every: number
  /** Does what is due, at most one batch. @returns how much of it was done; a full batch is followed by the next */
  run(context: JobContext): Promise<number>
}

/** So much is read at once. */
export const BATCH = 200
/** So many transactions of one job run at the same time; PostgreSQL has a pool of twenty. */
const TOGETHER = 4

/**
 * Does something for each id, a few at a time.
 * @returns how many were done; those that failed or that somebody else was doing are not counted
 */
export async function forEach(
  ids: string[],
  { failed, signal }: Pick<JobContext, 'failed' | 'signal'>,
  work: (id: string) => Promise<boolean>,
): Promise<number> {
  const waiting = ids.values()
  let done = 0
  const worker = async () => {
    for (const id of waiting) {
      if (signal?.aborted) return
      try {
        if (await work(id)) done++
      } catch (error) {
        failed(error, id)
      }
    }
  }
  await Promise.all(Array.from({ length: TOGETHER }, worker))
  return done
}
