import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/client'
import { job_pass } from '../../db/schema'
import type { Job, JobContext } from './job'
import { dayInShanghai } from './shanghai'

/** A server that does not report for so long has died, and another goes on. */
const LEASE_MS = 10 * 60_000

/** One part of a pass. */
export interface Part {
  /** Up to where it has come; absent at the end of the pass. */
  position?: string
  /** How many items were done. */
  done: number
}

/**
 * Goes on with what a job does once a day for all servers together: a part of it, on one server at a time, from where
 * the last part ended. What breaks off is gone on with after ten minutes.
 * @param work does the part after `position`, '' at the beginning
 * @returns 0 where nothing is left of this day, or another server is at it
 */
export async function daily(
  { db, company_id, now }: Pick<JobContext, 'db' | 'company_id' | 'now'>,
  { name: job }: Pick<Job, 'name'>,
  work: (position: string) => Promise<Part>,
): Promise<number> {
  const position = await take(db, { company_id, job, now })
  if (position === undefined) return 0
  const part = await work(position)
  const over = part.position === undefined
  await db
    .update(job_pass)
    .set({ busy_until: now, ...(over ? { done: now } : { position: part.position }) })
    .where(and(eq(job_pass.company_id, company_id), eq(job_pass.job, job)))
  // an empty part in the middle is no end
  return over ? 0 : Math.max(part.done, 1)
}

/** @returns where to begin; `undefined` where this day's pass is over or another server is at it */
async function take(
  db: Database,
  { company_id, job, now }: { company_id: string; job: string; now: Date },
): Promise<string | undefined> {
  const [row] = await db
    .insert(job_pass)
    .values({
      company_id,
      job,
      period: dayInShanghai(now),
      position: '',
      busy_until: new Date(now.getTime() + LEASE_MS),
    })
    .onConflictDoUpdate({
      target: [job_pass.company_id, job_pass.job],
      set: {
        period: sql`excluded.period`,
        position: sql`case when ${job_pass.period} = excluded.period then ${job_pass.position} else '' end`,
        busy_until: sql`excluded.busy_until`,
        done: null,
      },
      setWhere: sql`${job_pass.busy_until} <= ${now.toISOString()}::timestamptz
        and (${job_pass.period} < excluded.period or (${job_pass.period} = excluded.period and ${job_pass.done} is null))`,
    })
    .returning({ position: job_pass.position })
  return row?.position
}
