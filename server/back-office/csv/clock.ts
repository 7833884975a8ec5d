import type { FastifyInstance } from 'fastify'
import { ticker } from '../../platform'
import { workOnCsvJobs } from './work'
import { FIGURES } from '../../config/limits'

const NAME = 'sheets'
/** So late may a file be gone on with that another server, or this one before it was started again, has left. */
const TICK_MS = FIGURES.sheet_clock_seconds * 1_000

/**
 * Works on files while the server runs.
 * @returns begins at once, as a new file comes
 */
export function csvScheduler(app: FastifyInstance): () => void {
  const { metrics, log, stopping, pageChanges } = app
  return ticker(app, {
    name: NAME,
    every: TICK_MS,
    brokeOff: 'files could not be gone on with',
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
