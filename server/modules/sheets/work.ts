import type { Database } from '../../db/client'
import { BATCH, forEach } from '../clocks/job'
import { exportPage } from './export'
import { importRow } from './import'
import { finishImport, runningJobs, type JobRow } from './job-repo'
import { waitingLines } from './row-repo'

export interface WorkOptions {
  now?: Date
  /** Asked between batches: the server stops, and another goes on where it was. */
  closing?(): boolean
  /** Hears of what was not foreseen. */
  failed(error: unknown, where: { job_id: string; line?: string }): void
}

/**
 * Goes on with every file, a batch of each in turn, so that a long one stops no short one. Several servers may do this at
 * once and any may die in between: rows and pages are taken one transaction each.
 * @returns the companies in which something was written
 */
export async function workOnSheets(db: Database, options: WorkOptions): Promise<Set<string>> {
  const { closing = () => false, failed } = options
  const written = new Set<string>()
  let moved = true
  while (moved && !closing()) {
    moved = false
    for (const job of await runningJobs(db, BATCH)) {
      if (closing()) break
      try {
        if (!(await workOn(db, job, options))) continue
        moved = true
        if (job.direction === 'import') written.add(job.company_id)
      } catch (error) {
        failed(error, { job_id: job.job_id })
      }
    }
  }
  return written
}

/** One batch. @returns whether something was done */
async function workOn(
  db: Database,
  job: JobRow,
  { now = new Date(), failed }: WorkOptions,
): Promise<boolean> {
  if (job.direction === 'export') return exportPage(db, job, now)
  const lines = await waitingLines(db, job, BATCH)
  const report = (error: unknown, line: string) => failed(error, { job_id: job.job_id, line })
  const done = await forEach(lines.map(String), { failed: report }, (line) =>
    importRow(db, job, Number(line), { now, unexpected: (error) => report(error, line) }),
  )
  return (await finishImport(db, job, now)) || done > 0
}
