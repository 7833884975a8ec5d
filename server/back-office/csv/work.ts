import type { FastifyInstance } from 'fastify'
import type { Database } from '../../db/client'
import { timeNow } from '../../db/time'
import { BATCH, forEach, repeatWork } from '../../platform'
import { exportPage } from './export'
import { importRow } from './import'
import { finishImport, type JobRow, runningJobs } from './job-repo'
import { waitingLines } from './row-repo'
import { FIGURES } from '../../config/limits'

interface WorkOptions {
  now?: Date
  /** The server stops: the row or page that is being written is finished, no further one is begun. */
  signal?: AbortSignal
  /** Hears that a batch is over. */
  moved?(): void
  /** Hears of what was not foreseen. */
  failed(error: unknown, where: { job_id: string; line?: string }): void
}

interface Worked {
  /** How many rows and pages. */
  done: number
  /** The companies in which something was written. */
  written: ReadonlySet<string>
}

/**
 * Goes on with every file, a batch of each in turn, so that a long one stops no short one. Several servers may do this at
 * once and any may die in between: rows and pages are taken one transaction each.
 */
export async function workOnCsvJobs(db: Database, options: WorkOptions): Promise<Worked> {
  const { signal, moved = () => {}, failed } = options
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
      moved()
    }
  }
  return { done, written }
}

/** One batch. @returns how many rows or pages; an end counts as one, for what stood behind it may begin */
async function workOn(
  db: Database,
  job: JobRow,
  { now = timeNow(), signal, failed }: WorkOptions,
): Promise<number> {
  if (job.direction === 'export') return (await exportPage(db, job, now)) ? 1 : 0
  const lines = await waitingLines(db, job, BATCH)
  const report = (error: unknown, line: string) => failed(error, { job_id: job.job_id, line })
  const done = await forEach(lines.map(String), { failed: report, signal }, (line) =>
    importRow(db, job, Number(line), { now, unexpected: (error) => report(error, line) }),
  )
  return done + ((await finishImport(db, job, now)) ? 1 : 0)
}

const NAME = 'sheets'
/** So late may a file be gone on with that another server, or this one before it was started again, has left. */
const TICK_MS = FIGURES.sheet_clock_seconds * 1_000

/**
 * Works on files while the server runs.
 * @returns begins at once, as a new file comes
 */
export function csvScheduler(app: FastifyInstance): () => void {
  const { metrics, log, stopping, pageChanges } = app
  return repeatWork(app, {
    name: NAME,
    every: TICK_MS,
    failureMessage: 'files could not be gone on with',
    async work() {
      const { done, written } = await workOnCsvJobs(app.db, {
        signal: stopping.signal,
        moved: () => metrics.jobs.beat(NAME),
        failed: (error, where) => {
          metrics.failed(NAME)
          log.error({ err: error, ...where }, 'a row of a file broke off')
        },
      })
      for (const company_id of written) pageChanges.announce(company_id)
      return done
    },
  })
}
