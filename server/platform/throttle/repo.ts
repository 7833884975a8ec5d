import { DAY_MS } from '@schemas/time-units'
import { and, eq, gt, lte, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/client'
import { proposed } from '../../db/proposed'
import { attempt } from '../../db/schema'
import { timeNow } from '../../db/time'
import type { Limit } from '../../config/limits'
import { startOfDayInShanghai } from '../../core/shanghai'

/** Seconds to wait after the first failure, the second one … and after all further ones (rule members-2). */
const WAITS = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1_024, 2_048, 3_600]
/** Failures are forgotten this long after the last one. */
const REMEMBERED_MS = DAY_MS

const one = (company_id: string, key: string) => and(eq(attempt.company_id, company_id), eq(attempt.key, key))

/** Whether the row's window has ended and counting starts again. */
const hasEnded = (now: Date) => lte(attempt.resets, now)

const secondsUntil = (moment: Date, now: Date) => Math.ceil((moment.getTime() - now.getTime()) / 1_000)

/** Counts one more. @returns the count in this window, and the seconds until it ends */
export async function countAttempt(
  db: Database,
  company_id: string,
  key: string,
  { seconds }: Limit,
): Promise<{ count: number; seconds: number }> {
  const now = timeNow()
  const resets = new Date(
    seconds === 'day' ? startOfDayInShanghai(now).getTime() + DAY_MS : now.getTime() + seconds * 1_000,
  )
  const ended = hasEnded(now)
  const [row] = await db
    .insert(attempt)
    .values({ company_id, key, count: 1, resets })
    .onConflictDoUpdate({
      target: [attempt.company_id, attempt.key],
      set: {
        count: sql`case when ${ended} then 1 else ${attempt.count} + 1 end`,
        resets: sql`case when ${ended} then excluded.resets else ${attempt.resets} end`,
      },
    })
    .returning({ count: attempt.count, resets: attempt.resets })
  if (!row) throw new Error(`Expected the attempts of ${key} to be counted, got no row`)
  return { count: row.count, seconds: secondsUntil(row.resets, now) }
}

/** The count in the current window. */
export async function attemptsOf(db: Database, company_id: string, key: string): Promise<number> {
  const [row] = await db
    .select({ count: attempt.count })
    .from(attempt)
    .where(and(one(company_id, key), gt(attempt.resets, timeNow())))
  return row?.count ?? 0
}

/** Takes one back, after it turned out to be legitimate. */
export async function uncountAttempt(db: Database, company_id: string, key: string): Promise<void> {
  await db
    .update(attempt)
    .set({ count: sql`greatest(${attempt.count} - 1, 0)` })
    .where(one(company_id, key))
}

export async function forgetAttempts(db: Database, company_id: string, key: string): Promise<void> {
  await db.delete(attempt).where(one(company_id, key))
}

/**
 * Begins an attempt unless the wait after the previous one has not ended, and sets the wait after this one: 1, 2, 4 …
 * 3600 seconds. One statement, so that only one of several concurrent attempts begins.
 * @returns seconds to wait; 0 if the attempt has begun
 */
export async function beginAttempt(db: Database, company_id: string, key: string): Promise<number> {
  const now = timeNow()
  const [begun] = await db
    .insert(attempt)
    .values({
      company_id,
      key,
      count: 1,
      resets: new Date(now.getTime() + REMEMBERED_MS),
      blocked: new Date(now.getTime() + 1_000),
    })
    .onConflictDoUpdate({
      target: [attempt.company_id, attempt.key],
      set: {
        count: sql`case when ${hasEnded(now)} then 1 else ${attempt.count} + 1 end`,
        ...proposed('resets'),
        blocked: endOfWait(now),
      },
      setWhere: lte(attempt.blocked, now),
    })
    .returning({ count: attempt.count })
  if (begun) return 0
  const [waiting] = await db.select({ blocked: attempt.blocked }).from(attempt).where(one(company_id, key))
  return waiting?.blocked ? Math.max(secondsUntil(waiting.blocked, now), 1) : 1
}

/** When the wait after this attempt ends: chosen from all ends, as a change on a Citus cluster may not compute with times. */
function endOfWait(now: Date): SQL {
  const ends = WAITS.map((seconds) => new Date(now.getTime() + seconds * 1_000).toISOString())
  const cases = ends.map((end, failures) =>
    failures === 0
      ? sql`when ${hasEnded(now)} then ${end}::timestamptz`
      : sql`when ${attempt.count} <= ${failures} then ${end}::timestamptz`,
  )
  return sql`case ${sql.join(cases, sql` `)} else ${ends.at(-1)}::timestamptz end`
}
