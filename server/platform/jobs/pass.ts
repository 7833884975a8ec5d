import type { Job, JobContext } from './job'
import { savePass, takePass } from './repo'

/** After this time without a report the server counts as dead and another one continues. */
const LEASE_MS = 10 * 60_000

/** Result of one part of a pass. */
export interface Part {
  /** Cursor; absent at the end of the pass. */
  position?: string
  /** How many items were done. */
  done: number
}

/**
 * Does the next part of a daily pass, on one server at a time, starting at the stored cursor. A pass whose server died is
 * continued by another one after ten minutes.
 * @param work does the part after `position`, '' at the beginning
 * @returns 0 if the pass of this day is complete or another server works on it
 */
export async function daily(
  { db, company_id, now }: Pick<JobContext, 'db' | 'company_id' | 'now'>,
  { name: job }: Pick<Job, 'name'>,
  work: (position: string) => Promise<Part>,
): Promise<number> {
  const position = await takePass(db, { company_id, job, now }, LEASE_MS)
  if (position === undefined) return 0
  const part = await work(position)
  const over = part.position === undefined
  const progress = over ? { done: now } : { position: part.position }
  await savePass(db, { company_id, job }, { busy_until: now, ...progress })
  // an empty part is not the end of the pass
  return over ? 0 : Math.max(part.done, 1)
}
