import type { FastifyInstance } from 'fastify'
import { settleDue } from './due'

/** So late may the clock act on an after-sale; it waits for hours and days. */
const TICK_MS = 60_000

/** Deals with overdue after-sales while the server runs; one tick at a time. */
export function aftersaleClock(app: FastifyInstance, every = TICK_MS) {
  let running: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  const tick = async () => {
    const changed = await settleDue(app.db, new Date(), (error, aftersales_bn) =>
      app.log.error(
        { err: error, aftersales_bn },
        'an overdue after-sale could not be dealt with; tried again',
      ),
    )
    if (changed > 0) app.log.info({ changed }, 'overdue after-sales dealt with')
  }
  const strike = () => {
    running ??= tick()
      .catch((error: unknown) => app.log.error({ err: error }, 'overdue after-sales could not be read'))
      .finally(() => (running = undefined))
  }
  app.addHook('onReady', async () => {
    timer = setInterval(strike, every)
    timer.unref()
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await running
  })
}
