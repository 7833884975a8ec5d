import type { FastifyInstance } from 'fastify'
import { publishDue } from './scheduled'

/** So late may a scheduled publication come. */
const TICK_MS = 5_000

/** Publishes what is due, every few seconds while the server runs; one tick at a time. */
export function publicationClock(app: FastifyInstance, every = TICK_MS) {
  let running: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  const tick = async () => {
    const outcomes = await publishDue(app.db, new Date(), (error, publication_id) =>
      app.log.error({ err: error, publication_id }, 'scheduled publication broke off; tried again'),
    )
    for (const outcome of outcomes) {
      if (outcome.state === 'done') app.pageChanges.announce(outcome.company_id)
      else app.log.warn(outcome, 'scheduled publication refused')
    }
  }
  const strike = () => {
    running ??= tick()
      .catch((error: unknown) => app.log.error({ err: error }, 'scheduled publications could not be read'))
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
