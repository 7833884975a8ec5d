import { and, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import type { PageWindow } from '../../db/paging'
import { sheet_job, sheet_row } from '../../db/schema'
import { timeNow } from '../../db/time'
import { inTransaction } from '../../db/transaction'
import { tellOperators } from '../messages/repo'

export type JobRow = typeof sheet_job.$inferSelect
export type JobKey = Pick<JobRow, 'company_id' | 'job_id'>

const jobIs = ({ company_id, job_id }: JobKey) =>
  and(eq(sheet_job.company_id, company_id), eq(sheet_job.job_id, job_id))

/** @returns undefined if the same file was sent before */
export async function insertJob(
  tx: Transaction,
  row: typeof sheet_job.$inferInsert,
): Promise<JobRow | undefined> {
  const [job] = await tx.insert(sheet_job).values(row).onConflictDoNothing().returning()
  return job
}

export async function jobById(
  db: Database | Transaction,
  { company_id, job_id }: JobKey,
): Promise<JobRow | undefined> {
  const [row] = await db.select().from(sheet_job).where(jobIs({ company_id, job_id }))
  return row
}

/** The job of a file that was sent before, locked until the transaction ends. */
export async function lockJobOfFile(
  tx: Transaction,
  { company_id, name, digest }: { company_id: string; name: string; digest: string },
): Promise<JobRow | undefined> {
  const [row] = await tx
    .select()
    .from(sheet_job)
    .where(and(eq(sheet_job.company_id, company_id), eq(sheet_job.name, name), eq(sheet_job.digest, digest)))
    .for('update')
  return row
}

/** A running job, locked; undefined if another transaction holds it. */
export async function takeJob(tx: Transaction, key: JobKey): Promise<JobRow | undefined> {
  const [row] = await tx
    .select()
    .from(sheet_job)
    .where(and(jobIs(key), eq(sheet_job.state, 'running')))
    .for('update', { skipLocked: true })
  return row
}

export async function updateJob(tx: Transaction, key: JobKey, change: Partial<JobRow>): Promise<JobRow> {
  const [row] = await tx
    .update(sheet_job)
    .set({ ...change, updated: timeNow() })
    .where(jobIs(key))
    .returning()
  if (!row) throw new Error(`Expected job ${key.job_id} to be there, found none`)
  return row
}

/** Counts one settled row. */
export async function countRow(
  tx: Transaction,
  { company_id, job_id }: JobKey,
  { done = 0, same = 0, failed = 0 }: Partial<Record<'done' | 'same' | 'failed', number>>,
): Promise<void> {
  await tx.execute(sql`
    update sheet_job set done = done + ${done}::int, same = same + ${same}::int, failed = failed + ${failed}::int,
                         updated = now()
     where company_id = ${company_id} and job_id = ${job_id}`)
}

/** Ends an import whose rows are all settled. @returns whether this call ended it */
export function finishImport(db: Database, key: JobKey, now: Date): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const [job] = await tx
      .update(sheet_job)
      .set({ state: 'done', finished: now, updated: now })
      .where(
        and(
          jobIs(key),
          eq(sheet_job.direction, 'import'),
          eq(sheet_job.state, 'running'),
          sql`${sheet_job.done} + ${sheet_job.failed} = ${sheet_job.total}`,
        ),
      )
      .returning()
    // a trial is watched by who began it
    if (job && !job.filter.trial) await tellOfImport(tx, job)
    return job !== undefined
  })
}

const tellOfImport = (
  tx: Transaction,
  { company_id, job_id, name, file_name, total, failed, operator_id }: JobRow,
) =>
  tellOperators(
    tx,
    {
      company_id,
      kind: 'import_done',
      subject: job_id,
      link: `/sheets?name=${name}&job=${job_id}`,
      parts: { title: file_name, rows: String(total), failed: String(failed) },
    },
    [operator_id],
  )

/** Jobs to be continued, of every company, oldest first. */
export async function runningJobs(db: Database, limit: number): Promise<JobRow[]> {
  return db
    .select()
    .from(sheet_job)
    .where(eq(sheet_job.state, 'running'))
    .orderBy(sheet_job.created)
    .limit(limit)
}

export async function jobPage(
  db: Database,
  { company_id, names, shops }: { company_id: string; names: readonly string[]; shops: readonly string[] },
  { limit, offset }: PageWindow,
): Promise<{ rows: JobRow[]; total: number }> {
  const where = and(
    eq(sheet_job.company_id, company_id),
    inArray(sheet_job.name, [...names]),
    // of an operator narrowed to some shops: only what concerns these alone
    shops.length === 0 ? undefined : sql`${sheet_job.filter} -> 'shops' <@ ${JSON.stringify(shops)}::jsonb`,
  )
  const [rows, [found]] = await Promise.all([
    db
      .select()
      .from(sheet_job)
      .where(where)
      .orderBy(desc(sheet_job.updated), desc(sheet_job.job_id))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(sheet_job).where(where),
  ])
  return { rows, total: found?.total ?? 0 }
}

/** Deletes jobs past their retention period, with their rows. @returns number of deleted jobs */
export async function deleteOldJobs(
  tx: Transaction,
  company_id: string,
  { direction, before, limit }: { direction: JobRow['direction']; before: Date; limit: number },
): Promise<number> {
  const { rows } = await tx.execute<{ job_id: string }>(sql`
    select job_id from sheet_job
     where company_id = ${company_id} and direction = ${direction} and state = 'done'
       and updated < ${before.toISOString()}::timestamptz
     order by updated limit ${limit} for update skip locked`)
  const ids = sql`${sql.param(rows.map(({ job_id }) => job_id))}::text[]`
  for (const table of [sheet_row, sheet_job])
    await tx.execute(sql`delete from ${table} where company_id = ${company_id} and job_id = any(${ids})`)
  return rows.length
}
