import { and, asc, count, eq, gt, inArray, max, notInArray, sql, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import type { PageWindow } from '../../db/paging'
import { sheet_row } from '../../db/schema'
import { inTransaction } from '../../db/transaction'
import { countRow, type JobKey } from './job-repo'

export type RowRow = typeof sheet_row.$inferSelect
export type RowState = RowRow['state']
type NewRow = Pick<RowRow, 'line' | 'values' | 'state'> & Partial<Pick<RowRow, 'faults'>>

/** Rows per statement: each has six parameters, and a statement has at most 65,535. */
const CHUNK = 1_000

const rowsOf = ({ company_id, job_id }: JobKey, ...more: (SQL | undefined)[]) =>
  and(eq(sheet_row.company_id, company_id), eq(sheet_row.job_id, job_id), ...more)

export async function insertRows(tx: Transaction, { company_id, job_id }: JobKey, rows: NewRow[]) {
  for (let from = 0; from < rows.length; from += CHUNK) {
    const chunk = rows.slice(from, from + CHUNK).map((row) => ({ company_id, job_id, ...row }))
    await tx.insert(sheet_row).values(chunk)
  }
}

/** The line of the last row; without rows that of the headings. */
export async function lastLine(tx: Transaction, key: JobKey): Promise<number> {
  const [found] = await tx
    .select({ line: max(sheet_row.line) })
    .from(sheet_row)
    .where(rowsOf(key))
  return found?.line ?? 1
}

/** Lines that are still to be processed, in the order of the file. */
export async function waitingLines(db: Database, key: JobKey, limit: number): Promise<number[]> {
  const rows = await db
    .select({ line: sheet_row.line })
    .from(sheet_row)
    .where(rowsOf(key, eq(sheet_row.state, 'waiting')))
    .orderBy(asc(sheet_row.line))
    .limit(limit)
  return rows.map(({ line }) => line)
}

/** A waiting row, locked; undefined if it is settled or another transaction holds it. */
export async function takeRow(tx: Transaction, key: JobKey, line: number): Promise<RowRow | undefined> {
  const [row] = await tx
    .select()
    .from(sheet_row)
    .where(rowsOf(key, eq(sheet_row.line, line), eq(sheet_row.state, 'waiting')))
    .for('update', { skipLocked: true })
  return row
}

export async function settleRow(
  tx: Transaction,
  key: JobKey,
  line: number,
  change: Pick<RowRow, 'state'> & Partial<Pick<RowRow, 'faults'>>,
) {
  await tx
    .update(sheet_row)
    .set(change)
    .where(rowsOf(key, eq(sheet_row.line, line)))
}

/**
 * Waiting rows in the order of the file, at least `limit` if there are as many, up to the end of a group.
 * @param most rows of the largest group
 */
export async function waitingGroups(
  db: Database,
  key: JobKey,
  group: string,
  { limit, most }: { limit: number; most: number },
): Promise<number[]> {
  const rows = await db
    .select({ line: sheet_row.line, group: sql<string | null>`${sheet_row.values} ->> ${group}` })
    .from(sheet_row)
    .where(rowsOf(key, eq(sheet_row.state, 'waiting')))
    .orderBy(asc(sheet_row.line))
    .limit(limit + most)
  const end = rows.findIndex((row, index) => index >= limit && row.group !== rows[index - 1]?.group)
  return (end === -1 ? rows : rows.slice(0, end)).map(({ line }) => line)
}

/** The waiting ones of these rows, locked; fewer if others are settled or held by another transaction. */
export async function takeRows(tx: Transaction, key: JobKey, lines: readonly number[]): Promise<RowRow[]> {
  return tx
    .select()
    .from(sheet_row)
    .where(rowsOf(key, inArray(sheet_row.line, [...lines]), eq(sheet_row.state, 'waiting')))
    .orderBy(asc(sheet_row.line))
    .for('update', { skipLocked: true })
}

export type SettledRow = Pick<RowRow, 'line' | 'state' | 'faults'>

/** Stores the outcome of waiting rows and counts them. */
export async function settleRows(tx: Transaction, key: JobKey, rows: readonly SettledRow[]): Promise<void> {
  const { rows: settled } = await tx.execute<{ state: RowState; count: number }>(sql`
    with settled as (
      update sheet_row r set state = s.state, faults = s.faults
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as s (line int, state text, faults jsonb)
       where r.company_id = ${key.company_id} and r.job_id = ${key.job_id} and r.line = s.line
         and r.state = 'waiting'
      returning r.state)
    select state, count(*)::int as count from settled group by state`)
  const of = (state: RowState) => settled.find((each) => each.state === state)?.count ?? 0
  await countRow(tx, key, { done: of('done') + of('same'), same: of('same'), failed: of('failed') })
}

/** The same in a transaction of its own. @returns `true`, as work that was done */
export async function settleLines(db: Database, key: JobKey, rows: readonly SettledRow[]): Promise<boolean> {
  await inTransaction(db, (tx) => settleRows(tx, key, rows))
  return true
}

/** Sets failed rows to waiting again, except these lines. @returns how many */
export async function retryRows(tx: Transaction, key: JobKey, except: number[]): Promise<number> {
  const retried = await tx
    .update(sheet_row)
    .set({ state: 'waiting', faults: [] })
    .where(
      rowsOf(
        key,
        eq(sheet_row.state, 'failed'),
        except.length > 0 ? notInArray(sheet_row.line, except) : undefined,
      ),
    )
    .returning({ line: sheet_row.line })
  return retried.length
}

export async function rowPage(
  db: Database,
  key: JobKey,
  { states, limit, offset }: PageWindow & { states?: RowState[] | undefined },
): Promise<{ rows: RowRow[]; total: number }> {
  const where = rowsOf(key, states && inArray(sheet_row.state, states))
  const [rows, [found]] = await Promise.all([
    db.select().from(sheet_row).where(where).orderBy(asc(sheet_row.line)).limit(limit).offset(offset),
    db.select({ total: count() }).from(sheet_row).where(where),
  ])
  return { rows, total: found?.total ?? 0 }
}

/** All rows of a job in chunks, so that a large file is never in memory as a whole. */
export async function* allRows(db: Database, key: JobKey): AsyncGenerator<RowRow[]> {
  let after = 0
  for (;;) {
    const rows = await db
      .select()
      .from(sheet_row)
      .where(rowsOf(key, gt(sheet_row.line, after)))
      .orderBy(asc(sheet_row.line))
      .limit(CHUNK)
    const last = rows.at(-1)
    if (!last) return
    yield rows
    after = last.line
  }
}
