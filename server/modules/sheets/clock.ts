import type { FastifyInstance } from 'fastify'
import { ticker } from '../clocks/ticker'
import { workOnSheets } from './work'

/** So late may a file be gone on with that another server, or this one before it was started again, has left. */
const TICK_MS = 2_000

/**
 * Works on files while the server runs.
 * @returns begins at once, as a new file comes
 */
export function sheetClock(app: FastifyInstance): () => void {
  return ticker(app, {
    every: TICK_MS,
    brokeOff: 'files could not be gone on with',
    async work() {
      const written = await workOnSheets(app.db, {
        closing: () => app.stopping.signal.aborted,
        failed: (error, where) => app.log.error({ err: error, ...where }, 'a row of a file broke off'),
      })
      for (const company_id of written) app.pageChanges.announce(company_id)
    },
  })
}
