import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import type { SheetJob } from '@schemas/generated/api'
import { csvFile } from '@schemas/csv-files'
import type { Database } from '../../db/client'
import { timeNow } from '../../db/time'
import { inTransaction } from '../../db/transaction'
import { AppError } from '../../core/errors'
import { windowOf } from '../../db/paging'
import { type CurrentOperator, declareAdmin, covers, declareAdminFile, may, sightOf } from '../../platform'
import { FIGURES } from '../../config/limits'
import { recordAudit } from '../audit/repo'
import { csvScheduler } from './work'
import { fileOf, templateOf } from './download'
import { sightOfJob, startExport } from './export'
import { isTrial, startImport } from './import'
import { jobById, jobPage, type JobKey, type JobRow } from './job-repo'
import { allCsvKinds, describeCsvKind, requireCsvKind, sees } from './csv-kind'
import { rowPage } from './row-repo'
import { readCsvForm } from './read-file'

/** Bytes of a form besides its file. */
const FORM_BYTES = 64 * 1024

/** Import and export of CSV files, and the report of each row. */
export default async function csvRoutes(app: FastifyInstance) {
  // only the routes of this plugin accept files
  await app.register(multipart)
  const { db, config } = app
  const startWork = config.jobs ? csvScheduler(app) : () => {}

  declareAdmin(app, 'GET /sheets', async ({ operator }) =>
    allCsvKinds()
      .filter((kind) => sees(operator, kind))
      .map((kind) => describeCsvKind(operator, kind)),
  )

  declareAdmin(
    app,
    'POST /sheets/{name}/import',
    async ({ request, params: { name }, query: { trial }, company_id, operator }) => {
      const form = await readCsvForm(request)
      const { job, repeated } = await startImport(db, { company_id, operator }, { name, trial, ...form })
      startWork()
      return { job: toJobResponse(job, operator), repeated }
    },
    {
      bodyLimit: FIGURES.sheet_bytes + FORM_BYTES,
      rightOf: ({ name = '' }) => requireCsvKind(name).importing?.right,
    },
  )

  declareAdmin(app, 'POST /sheets/{name}/export', async ({ params, body, company_id, operator }) => {
    const job = await startExport(db, { company_id, operator }, params.name, body, timeNow())
    startWork()
    return toJobResponse(job, operator)
  })

  declareAdmin(app, 'GET /sheet-jobs', async ({ company_id, operator, query }) => {
    const names = allCsvKinds().flatMap((kind) => (sees(operator, kind) ? kind.name : []))
    const { rows, total } = await jobPage(
      db,
      { company_id, names, shops: operator.shops },
      windowOf(query.page, query.pageSize),
    )
    return { list: rows.map((job) => toJobResponse(job, operator)), count: total, total_count: total }
  })

  declareAdmin(app, 'GET /sheet-jobs/{job_id}', async ({ company_id, operator, params: { job_id } }) =>
    toJobResponse(await requireJob(db, operator, { company_id, job_id }), operator),
  )

  declareAdmin(app, 'GET /sheet-jobs/{job_id}/lines', async ({ company_id, params, query, operator }) => {
    const job = await requireJob(db, operator, { company_id, ...params })
    const states = query.state && [query.state]
    const { rows, total } = await rowPage(db, job, { states, ...windowOf(query.page, query.pageSize) })
    const list = rows.map(({ line, state, faults }) => ({ line, state, faults }))
    return { list, count: total, total_count: total }
  })

  files(app)
}

/** Downloads. */
function files(app: FastifyInstance) {
  const { db } = app

  declareAdminFile(app, 'GET /sheets/{name}/template', async ({ params, query: { format } }) => {
    const { name } = requireCsvKind(params.name)
    return { name: `${csvFile(name).title}.${format}`, ...templateOf(name, format) }
  })

  declareAdminFile(app, 'GET /sheet-jobs/{job_id}/file', async ({ params, query, company_id, operator }) => {
    const job = await requireJob(db, operator, { company_id, ...params })
    if (!mayRead(job, operator)) throw new AppError('forbidden')
    const { format } = query
    const named = (name: string) => ({
      name: `${name.replace(/\.[^.]*$/, '')}.${format}`,
      ...fileOf(db, job, format),
    })
    if (job.direction === 'import') return named(`导入报告-${job.file_name}`)
    if (job.state === 'running') throw new AppError('conflict', { message: '文件尚未导出完' })
    await inTransaction(db, (tx) =>
      recordAudit(tx, {
        company_id,
        operator,
        action: 'sheet.download',
        subject: 'sheet_job',
        subject_id: job.job_id,
        title: job.file_name,
      }),
    )
    return named(job.file_name)
  })
}

/** @throws AppError not_found, also for a job of a kind that the operator does not see */
async function requireJob(db: Database, operator: CurrentOperator, key: JobKey): Promise<JobRow> {
  const job = await jobById(db, key)
  if (!job || !sees(operator, requireCsvKind(job.name)) || !covers(operator.shops, job.filter.shops))
    throw new AppError('not_found')
  return job
}

/** A report contains no personal data; an export may be read only by who could have ordered it. */
const mayRead = (job: JobRow, operator: CurrentOperator) =>
  job.direction === 'import' ||
  (may(operator, 'sheets.export') && (sightOf(operator).numbers || !sightOfJob(job).numbers))

function toJobResponse(job: JobRow, operator: CurrentOperator): SheetJob {
  const { job_id, direction, file_name, state, total, done, same, failed, operator_name } = job
  return {
    job_id,
    name: job.name,
    title: csvFile(requireCsvKind(job.name).name).title,
    direction,
    file_name,
    state,
    total,
    done,
    same,
    failed,
    operator_name,
    trial: isTrial(job),
    downloadable: mayRead(job, operator),
    created: job.created.toISOString(),
    finished: job.finished?.toISOString() ?? '',
  }
}
