import { csvFile } from '@schemas/csv-files'
import { kindOfRecord } from '@schemas/records'
import type { Database } from '../../db/client'
import type { Reads } from '../../db/replica/reads'
import type { CsvFilter } from '../../db/schema'
import { inTransaction } from '../../db/transaction'
import { AppError } from '../../core/errors'
import { fault } from '../../core/fault-points'
import { type CurrentOperator, requireRight, type Sight, sightOf } from '../../platform'
import { FIGURES } from '../../config/limits'
import { refuseNarrowed } from '../shops/whole-company'
import { recordAudit } from '../audit/repo'
import { dayInShanghai } from '../../core/shanghai'
import { insertJob, takeJob, updateJob, type JobKey, type JobRow } from './job-repo'
import { filtersOf } from '../records/filters'
import { requireTab, requireWorklist } from '../worklists/worklist'
import { type CsvSearch, requireCsvKind } from './csv-kind'
import { insertRows, lastLine } from './row-repo'
import { newId } from '../../core/ids'

/**
 * Orders an export of what a worklist shows.
 * @throws AppError not_found for a kind that cannot be exported; invalid for more than FIGURES.sheet_exported or an
 * unknown tab
 */
export async function startExport(
  db: Database,
  { company_id, operator }: { company_id: string; operator: CurrentOperator },
  name: string,
  filter: CsvFilter,
  now: Date,
): Promise<JobRow> {
  const kind = requireCsvKind(name)
  if (!kind.exporting) throw new AppError('not_found', { message: '这种表格不能导出' })
  requireRight(operator, kind.exporting.right)
  if (kind.exporting.wholeCompany) refuseNarrowed(operator)
  const { worklist, record } = kind.exporting
  if (record) filtersOf(kindOfRecord(record).filters, filter.filter)
  if (worklist !== undefined && filter.tab) requireTab(requireWorklist(worklist), filter.tab)
  const { operator_id, name: operator_name } = operator
  const sight = sightOf(operator)
  const total = await kind.exporting.count(db, { ...filter, company_id, sight, now })
  if (total > FIGURES.sheet_exported)
    throw new AppError('invalid', {
      message: `一次最多导出 ${FIGURES.sheet_exported} 条，请缩小范围`,
    })
  return inTransaction(db, async (tx) => {
    const job = await insertJob(tx, {
      company_id,
      job_id: newId(),
      name,
      direction: 'export',
      file_name: `${csvFile(kind.name).title}-${dayInShanghai(now)}.csv`,
      filter: withShops(filter, sight),
      total,
      operator_id,
      operator_name,
      operator_role: sight.numbers ? 'editor' : 'viewer',
    })
    if (!job) throw new Error('Expected the job of an export to be written, found none')
    await recordAudit(tx, {
      company_id,
      operator,
      action: 'sheet.export',
      subject: 'sheet_job',
      subject_id: job.job_id,
      title: job.file_name,
      after: { name, ...filter },
    })
    return job
  })
}

/** The filter as it is stored: a job remembers the shops that its operator was narrowed to. */
export const withShops = (filter: CsvFilter, { shops }: Pick<Sight, 'shops'>): CsvFilter =>
  shops.length === 0 ? filter : { ...filter, shops: [...shops] }

/** What the operator who ordered an export saw then. */
export const sightOfJob = ({ operator_role, filter: { shops = [] } }: JobRow): Sight => ({
  numbers: operator_role !== 'viewer',
  shops,
  // no file is about pages
  pages: [],
})

/**
 * Reads the next page of an export into its rows.
 * @returns `false` if the export is complete or another server is working on it
 */
export function exportPage(db: Database, reads: Reads, key: JobKey, now: Date): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const job = await takeJob(tx, key)
    if (!job) return false
    const { exporting } = requireCsvKind(job.name)
    if (!exporting) throw new Error(`Expected ${job.name} to be exported, found no way to`)
    const { company_id, filter, reached } = job
    const search: CsvSearch = { ...filter, company_id, sight: sightOfJob(job), now }
    const { rows, count, next } = await reads.readBeside(tx, company_id, (old) =>
      exporting.page(old, search, reached),
    )
    const before = await lastLine(tx, job)
    await insertRows(
      tx,
      job,
      rows.map((values, index) => ({ line: before + index + 1, values, state: 'done' })),
    )
    fault('sheet:page')
    const done = job.done + count
    const end = next === null ? { state: 'done' as const, finished: now, total: done } : {}
    // more may have been added since they were counted
    await updateJob(tx, job, { reached: next, done, total: Math.max(job.total, done), ...end })
    return true
  })
}
