import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/client'
import { job_pass } from '../../db/schema'
import type { Job, JobContext } from './job'
import { dayInShanghai } from '../../core/shanghai'

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
  const position = await take(db, { company_id, job, now })
  if (position === undefined) return 0
  const part = await work(position)
  const over = part.position === undefined
  await db
    .update(job_pass)
    .set({ busy_until: now, ...(over ? { done: now } : { position: part.position }) })
    .where(and(eq(job_pass.company_id, company_id), eq(job_pass.job, job)))
  // an empty part is not the end of the pass
  return over ? 0 : Math.max(part.done, 1)
}

/** @returns the cursor; `undefined` if this day's pass is complete or another server works on it */
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
