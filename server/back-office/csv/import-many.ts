/** Rows that are written hundreds at a time, in one transaction with their outcomes and their entries in the audit log. */
import type { CsvName, CsvValues } from '@schemas/csv-files'
import type { Database, Transaction } from '../../db/client'
import type { CsvFault } from '../../db/schema'
import { inTransaction, inTrial } from '../../db/transaction'
import { ERRORS } from '../../core/errors'
import { fault } from '../../core/fault-points'
import { recordAudits } from '../audit/repo'
import { type CsvLineOf, type LineOutcome, requireCsvKind, type RowChange } from './csv-kind'
import { contextOf, csvNameOf, isTrial } from './import'
import type { JobRow } from './job-repo'
import { headingOf } from './row-faults'
import { settleLines, settleRows, type SettledRow, takeRows, type RowRow } from './row-repo'

/** Rows of a batch; it ends with a whole group. */
export const TOGETHER = 500

interface Written {
  rows: SettledRow[]
  changes: RowChange[]
}

/**
 * Writes these rows, which are whole groups, and stores the outcome of each. If that fails unexpectedly, the groups are
 * written one by one, so that only the group that causes it fails.
 * @returns number of settled rows; 0 if another server is working on them
 */
export async function importMany(
  db: Database,
  job: JobRow,
  lines: readonly number[],
  { now, unexpected }: { now: Date; unexpected(error: unknown, line: number): void },
): Promise<number> {
  try {
    return await importTogether(db, job, lines, now)
  } catch (error) {
    const groups = await groupsOf(db, job, lines)
    if (groups.length <= 1) {
      unexpected(error, lines[0] ?? 0)
      const message = `${ERRORS.internal.message}，请重新导入`
      await settleLines(
        db,
        job,
        lines.map((line) => ({ line, state: 'failed', faults: [{ column: '', message }] })),
      )
      return lines.length
    }
    let done = 0
    for (const group of groups) done += await importMany(db, job, group, { now, unexpected })
    return done
  }
}

async function importTogether(
  db: Database,
  job: JobRow,
  lines: readonly number[],
  now: Date,
): Promise<number> {
  const work = async (tx: Transaction): Promise<Written | undefined> => {
    const rows = await takeRows(tx, job, lines)
    return rows.length === lines.length ? writeRows(tx, job, rows, now) : undefined
  }
  if (isTrial(job)) {
    const written = await inTrial(db, work)
    if (written) await settleLines(db, job, written.rows)
    return written?.rows.length ?? 0
  }
  const settled = await inTransaction(db, async (tx) => {
    const written = await work(tx)
    if (!written) return 0
    fault('sheet:row')
    await settleRows(tx, job, written.rows)
    const { company_id, operator } = contextOf(job, now)
    await recordAudits(
      tx,
      written.changes.map((change) => ({ company_id, operator, ...change })),
    )
    return written.rows.length
  })
  if (settled > 0) fault('sheet:settled')
  return settled
}

async function writeRows(tx: Transaction, job: JobRow, rows: readonly RowRow[], now: Date): Promise<Written> {
  const name = csvNameOf(job)
  const context = { ...contextOf(job, now), job_id: job.job_id }
  // rows that their schema refuses have failed before, with the others of their group
  const lines = rows as unknown as CsvLineOf<CsvName>[]
  const outcomes = await manyOf(name).write(tx, context, lines)
  return {
    rows: outcomes.map((outcome) => ({
      line: outcome.line,
      state: outcome.state,
      faults: faultsOf(name, outcome),
    })),
    changes: outcomes.flatMap((outcome) =>
      outcome.state !== 'failed' && outcome.change ? outcome.change : [],
    ),
  }
}

const faultsOf = (name: CsvName, outcome: LineOutcome): CsvFault[] =>
  outcome.state === 'failed'
    ? Object.entries(outcome.errors).flatMap(([key, messages]) =>
        messages.map((message) => ({ column: headingOf(name, key), message })),
      )
    : []

function manyOf(name: CsvName) {
  const many = requireCsvKind(name).importing?.many
  if (!many) throw new Error(`Expected ${name} to be imported many rows at a time, found no way to`)
  return many
}

/** The lines of each group, in their order. */
async function groupsOf(db: Database, job: JobRow, lines: readonly number[]): Promise<number[][]> {
  const rows = await inTrial(db, (tx) => takeRows(tx, job, lines))
  const groups = new Map<unknown, number[]>()
  for (const { line, values } of rows) {
    const value = (values as Partial<CsvValues[CsvName]>)[manyOf(csvNameOf(job)).group as never]
    groups.set(value, [...(groups.get(value) ?? []), line])
  }
  return [...groups.values()]
}
