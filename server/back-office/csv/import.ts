import { createHash } from 'node:crypto'
import type { CsvName, CsvValues } from '@schemas/csv-files'
import type { Database, Transaction } from '../../db/client'
import type { CsvFault } from '../../db/schema'
import { inTransaction, inTrial } from '../../db/transaction'
import { AppError, ERRORS } from '../../core/errors'
import { fault } from '../../core/fault-points'
import type { CurrentOperator } from '../../platform'
import { refuseNarrowed } from '../shops/whole-company'
import { recordAudit } from '../audit/repo'
import { faultsOfRefusal, faultsOfRow, faultsTogether } from './row-faults'
import { countRow, insertJob, lockJobOfFile, updateJob, type JobRow } from './job-repo'
import { withShops } from './export'
import { readSheetFile } from './read-file'
import { type CsvCells, type CsvLine, requireCsvKind, type CsvRowContext } from './csv-kind'
import { insertRows, retryRows, settleLines, settleRow, takeRow } from './row-repo'
import { newId } from '../../core/ids'

interface Upload {
  name: string
  file_name: string
  bytes: Uint8Array
  /** Only reports what would happen. */
  trial?: boolean
}

/**
 * Accepts a file, whose rows are then written one at a time. A file that was sent before continues its job: written
 * rows stay written, failed ones are tried again.
 * @throws AppError not_found for a kind that cannot be imported; invalid for a file that is rejected as a whole
 */
export async function startImport(
  db: Database,
  { company_id, operator }: { company_id: string; operator: CurrentOperator },
  { name, file_name, bytes, trial = false }: Upload,
): Promise<{ job: JobRow; repeated: boolean }> {
  const kind = requireCsvKind(name)
  if (!kind.importing) throw new AppError('not_found', { message: '这种表格不能导入' })
  if (kind.importing.wholeCompany) refuseNarrowed(operator)
  const lines = await readSheetFile(kind.name, bytes)
  const faults = await faultsTogether(db, company_id, kind, lines)
  // a trial is a job of its own each time: the shop has changed since the last one
  const digest = trial ? null : createHash('sha256').update(bytes).digest('hex')
  const filter = withShops(trial ? { trial } : {}, operator)
  const by = { operator_id: operator.operator_id, operator_name: operator.name, operator_role: operator.role }
  return inTransaction(db, async (tx) => {
    const made = await insertJob(tx, {
      company_id,
      job_id: newId(),
      name,
      direction: 'import',
      file_name,
      digest,
      filter,
      total: lines.length,
      failed: faults.size,
      ...by,
    })
    const job = made ?? (digest === null ? undefined : await lockJobOfFile(tx, { company_id, name, digest }))
    if (!job) throw new Error(`Expected the job of the file ${digest}, found none`)
    const current = made ? job : await continueJob(tx, job, { ...by, filter }, [...faults.keys()])
    if (made)
      await insertRows(
        tx,
        job,
        lines.map((line) => rowOf(line, faults.get(line.line))),
      )
    await recordAudit(tx, {
      company_id,
      operator,
      action: 'sheet.import',
      subject: 'sheet_job',
      subject_id: job.job_id,
      title: file_name,
      after: { name, rows: lines.length, repeated: made === undefined, ...(trial && { trial }) },
    })
    return { job: current, repeated: made === undefined }
  })
}

const rowOf = ({ line, values }: CsvLine, faults: CsvFault[] | undefined) =>
  faults ? { line, values, state: 'failed' as const, faults } : { line, values, state: 'waiting' as const }

/** Retries failed rows on behalf of the operator who sent the file this time. */
async function continueJob(
  tx: Transaction,
  job: JobRow,
  by: Pick<JobRow, 'operator_id' | 'operator_name' | 'operator_role' | 'filter'>,
  except: number[],
): Promise<JobRow> {
  const retried = await retryRows(tx, job, except)
  if (retried === 0) return job
  return updateJob(tx, job, { ...by, state: 'running', finished: null, failed: job.failed - retried })
}

/**
 * Validates and writes one row, with its entry in the audit log and its count, or stores why it failed.
 * @returns `false` if the row is settled already or another server is working on it
 * @param unexpected called with errors other than rejections; the row fails then too, since a retry would fail again
 */
export async function importRow(
  db: Database,
  job: JobRow,
  line: number,
  { now, unexpected }: { now: Date; unexpected(error: unknown): void },
): Promise<boolean> {
  try {
    if (isTrial(job)) return await tryRow(db, job, line, now)
    const settled = await inTransaction(db, async (tx) => {
      const row = await takeRow(tx, job, line)
      if (!row) return false
      const faults = faultsOfRow(csvNameOf(job), row.values)
      if (faults.length > 0) {
        await settleRow(tx, job, line, { state: 'failed', faults })
        await countRow(tx, job, { failed: 1 })
        return true
      }
      const context = { ...contextOf(job, now), cause: `sheet:${job.job_id}:${line}` }
      const change = await written(tx, csvNameOf(job), context, row.values)
      fault('sheet:row')
      await settleRow(tx, job, line, { state: change ? 'done' : 'same' })
      await countRow(tx, job, { done: 1, same: change ? 0 : 1 })
      // last, as everywhere: entries of the audit log wait for each other
      if (change) await recordAudit(tx, { ...context, ...change })
      return true
    })
    if (settled) fault('sheet:settled')
    return settled
  } catch (error) {
    if (!(error instanceof AppError)) unexpected(error)
    return fail(db, job, line, faultsOf(job, error))
  }
}

/** The same for a trial: what the row would change is taken back before its outcome is stored. */
async function tryRow(db: Database, job: JobRow, line: number, now: Date): Promise<boolean> {
  const outcome = await inTrial(db, async (tx) => {
    const row = await takeRow(tx, job, line)
    if (!row) return undefined
    const faults = faultsOfRow(csvNameOf(job), row.values)
    if (faults.length > 0) return { state: 'failed' as const, faults }
    const context = { ...contextOf(job, now), cause: `sheet:${job.job_id}:${line}` }
    const change = await written(tx, csvNameOf(job), context, row.values)
    return { state: change ? ('done' as const) : ('same' as const) }
  })
  return outcome !== undefined && (await settleLines(db, job, [{ line, faults: [], ...outcome }]))
}

export const isTrial = ({ filter }: Pick<JobRow, 'filter'>): boolean => filter.trial === true

function faultsOf(job: JobRow, error: unknown): CsvFault[] {
  if (error instanceof AppError) return faultsOfRefusal(csvNameOf(job), error)
  return [{ column: '', message: `${ERRORS.internal.message}，请重新导入` }]
}

const fail = (db: Database, job: JobRow, line: number, faults: CsvFault[]) =>
  inTransaction(db, async (tx) => {
    if (!(await takeRow(tx, job, line))) return false
    await settleRow(tx, job, line, { state: 'failed', faults })
    await countRow(tx, job, { failed: 1 })
    return true
  })

export const csvNameOf = ({ name }: JobRow): CsvName => requireCsvKind(name).name

/** @param values as the schema of the file requires them */
async function written(tx: Transaction, name: CsvName, context: CsvRowContext, values: CsvCells) {
  const { importing } = requireCsvKind(name)
  if (!importing?.write) throw new Error(`Expected ${name} to be imported, found no way to`)
  return importing.write(tx, context, values as CsvCells & CsvValues[CsvName])
}

/** The rights were checked when the file was sent; writing a row needs none. */
export const contextOf = ({ company_id, filter, ...by }: JobRow, now: Date) => ({
  company_id,
  now,
  operator: {
    operator_id: by.operator_id,
    name: by.operator_name,
    username: by.operator_name,
    role: by.operator_role,
    role_name: '',
    rights: [],
    shops: filter.shops ?? [],
    pages: [],
  },
})
