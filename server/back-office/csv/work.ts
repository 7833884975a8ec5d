import type { FastifyInstance } from 'fastify'
import type { Database } from '../../db/client'
import { Reads } from '../../db/replica/reads'
import { timeNow } from '../../db/time'
import { BATCH, forEach, repeatWork } from '../../platform'
import { exportPage } from './export'
import { importRow } from './import'
import { finishImport, type JobRow, runningJobs } from './job-repo'
import { importMany, TOGETHER } from './import-many'
import { requireCsvKind } from './csv-kind'
import { waitingGroups, waitingLines } from './row-repo'
import { FIGURES } from '../../config/limits'

/** Rows of the largest group: a product has as many items. */
const MOST_GROUPED = 400

interface WorkOptions {
  now?: Date
  /** Where exports read; default: `db`. */
  reads?: Reads
  /** Aborted when the server stops: the current row or page is finished, no other is begun. */
  signal?: AbortSignal
  /** Called after each batch. */
  batchDone?(): void
  /** Called with unexpected errors. */
  failed(error: unknown, where: { job_id: string; line?: string }): void
}

interface Worked {
  /** Number of rows and pages. */
  done: number
  /** Companies whose data was changed. */
  written: ReadonlySet<string>
}

/**
 * Continues all files, one batch of each in turn, so that long files do not delay short ones. Several servers may do this
 * concurrently and any of them may die: each row or page has a transaction of its own.
 */
export async function workOnCsvJobs(db: Database, options: WorkOptions): Promise<Worked> {
  const { signal, batchDone = () => {}, failed } = options
  const written = new Set<string>()
  let done = 0
  for (let before = -1; before < done;) {
    before = done
    for (const job of await runningJobs(db, BATCH)) {
      if (signal?.aborted) break
      try {
        const more = await workOn(db, job, options)
        done += more
        if (more > 0 && job.direction === 'import') written.add(job.company_id)
      } catch (error) {
        failed(error, { job_id: job.job_id })
      }
      batchDone()
    }
  }
  return { done, written }
}

/** One batch. @returns number of rows or pages; completing a file counts as one, since the next one may begin then */
async function workOn(
  db: Database,
  job: JobRow,
  { now = timeNow(), reads = new Reads(db), signal, failed }: WorkOptions,
): Promise<number> {
  if (job.direction === 'export') return (await exportPage(db, reads, job, now)) ? 1 : 0
  const many = requireCsvKind(job.name).importing?.many
  if (many) {
    const groups = await waitingGroups(db, job, many.group, { limit: TOGETHER, most: MOST_GROUPED })
    const unexpected = (error: unknown, line: number) =>
      failed(error, { job_id: job.job_id, line: String(line) })
    const settled = groups.length === 0 ? 0 : await importMany(db, job, groups, { now, unexpected })
    return settled + ((await finishImport(db, job, now)) ? 1 : 0)
  }
  const lines = await waitingLines(db, job, BATCH)
  const report = (error: unknown, line: string) => failed(error, { job_id: job.job_id, line })
  const done = await forEach(lines.map(String), { failed: report, signal }, (line) =>
    importRow(db, job, Number(line), { now, unexpected: (error) => report(error, line) }),
  )
  return done + ((await finishImport(db, job, now)) ? 1 : 0)
}

const NAME = 'sheets'
/** Interval at which files left by another server, or by this one before a restart, are continued. */
const TICK_MS = FIGURES.sheet_clock_seconds * 1_000

/**
 * Works on files while the server runs.
 * @returns starts work at once, for a new file
 */
export function csvScheduler(app: FastifyInstance): () => void {
  const { metrics, log, stopping, pageChanges } = app
  return repeatWork(app, {
    name: NAME,
    every: TICK_MS,
    failureMessage: 'CSV files could not be continued; tried again',
    async work() {
      const { done, written } = await workOnCsvJobs(app.db, {
        reads: app.reads,
        signal: stopping.signal,
        batchDone: () => metrics.jobs.beat(NAME),
        failed: (error, where) => {
          metrics.failed(NAME)
          log.error({ err: error, ...where }, 'a row of a CSV file failed unexpectedly')
        },
      })
      for (const company_id of written) pageChanges.announce(company_id)
      return done
    },
  })
}
