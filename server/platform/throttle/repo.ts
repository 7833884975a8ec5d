import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/client'
import { attempt } from '../../db/schema'
import type { Limit } from '../../config/limits'

/** The longest wait after failures, in seconds (rule members-2). */
const LONGEST_WAIT = 3_600
/** Failures are forgotten this long after the last one. */
const REMEMBERED = sql`interval '1 day'`

const one = (company_id: string, key: string) => and(eq(attempt.company_id, company_id), eq(attempt.key, key))

/** Whether the row's window has ended and counting starts again. */
const ENDED = sql`${attempt.resets} <= now()`

/** Counts one more. @returns the count in this window, and the seconds until it ends */
export async function countAttempt(
  db: Database,
  company_id: string,
  key: string,
  { seconds }: Limit,
): Promise<{ count: number; seconds: number }> {
  const resets =
    seconds === 'day'
      ? sql`(date_trunc('day', now() at time zone 'Asia/Shanghai') + interval '1 day') at time zone 'Asia/Shanghai'`
      : sql`now() + make_interval(secs => ${seconds})`
  const [row] = await db
    .insert(attempt)
    .values({ company_id, key, count: 1, resets })
    .onConflictDoUpdate({
      target: [attempt.company_id, attempt.key],
      set: {
        count: sql`case when ${ENDED} then 1 else ${attempt.count} + 1 end`,
        resets: sql`case when ${ENDED} then excluded.resets else ${attempt.resets} end`,
      },
    })
    .returning({ count: attempt.count, seconds: secondsUntil('resets') })
  if (!row) throw new Error(`Expected the attempts of ${key} to be counted, got no row`)
  return row
}

/** The count in the current window. */
export async function attemptsOf(db: Database, company_id: string, key: string): Promise<number> {
  const [row] = await db
    .select({ count: attempt.count })
    .from(attempt)
    .where(and(one(company_id, key), sql`not ${ENDED}`))
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
  const before = sql`case when ${ENDED} then 0 else ${attempt.count} end`
  const [begun] = await db
    .insert(attempt)
    .values({
      company_id,
      key,
      count: 1,
      resets: sql`now() + ${REMEMBERED}`,
      blocked: sql`now() + interval '1 second'`,
    })
    .onConflictDoUpdate({
      target: [attempt.company_id, attempt.key],
      set: {
        count: sql`${before} + 1`,
        resets: sql`excluded.resets`,
        blocked: sql`now() + make_interval(secs => least(${LONGEST_WAIT}, power(2, least(${before}, 30))))`,
      },
      setWhere: sql`${attempt.blocked} <= now()`,
    })
    .returning({ count: attempt.count })
  if (begun) return 0
  const [waiting] = await db
    .select({ seconds: secondsUntil('blocked') })
    .from(attempt)
    .where(one(company_id, key))
  return Math.max(waiting?.seconds ?? 1, 1)
}

const secondsUntil = (column: 'resets' | 'blocked') =>
  sql<number>`ceil(extract(epoch from ${attempt[column]} - now()))::int`
