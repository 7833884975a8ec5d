import type { FastifyInstance } from 'fastify'
import { workOnSheets } from './work'

/** So late may a file be gone on with that another server, or this one before it was started again, has left. */
const TICK_MS = 2_000

/**
 * Works on files while the server runs, one round at a time.
 * @returns begins a round at once, as a new file comes
 */
export function sheetClock(app: FastifyInstance): () => void {
  let closing = false
  let running: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  const round = async () => {
    const written = await workOnSheets(app.db, {
      closing: () => closing,
      failed: (error, where) => app.log.error({ err: error, ...where }, 'a row of a file broke off'),
    })
    for (const company_id of written) app.pageChanges.announce(company_id)
  }
  const strike = () => {
    running ??= round()
      .catch((error: unknown) => app.log.error({ err: error }, 'files could not be gone on with'))
      .finally(() => (running = undefined))
  }
  app.addHook('onReady', async () => {
    timer = setInterval(strike, TICK_MS)
    timer.unref()
  })
  app.addHook('onClose', async () => {
    closing = true
    clearInterval(timer)
    await running
  })
  return strike
}
