import type { FastifyInstance } from 'fastify'
import { Breakers } from './breakers'
import { ClockCheck } from './db/clock-check'

/** What a server depends on and cannot mend: outside services that do not answer, its own clock. Both are logged and counted. */
export function watchOutside(app: FastifyInstance): void {
  const { metrics, log, db } = app
  const breakers = new Breakers((provider, state) => {
    metrics.circuit(provider, state)
    log.warn({ provider, state }, 'circuit of an outside service')
  })
  const clockCheck = new ClockCheck(db, (wrong, offset) => {
    if (wrong)
      log.error({ offset_ms: offset }, "this server's clock differs from the database's; it runs no jobs")
    else log.info({ offset_ms: offset }, "this server's clock agrees with the database's again")
  })
  app.decorate('breakers', breakers).decorate('clockCheck', clockCheck)
  metrics.watchClock(() => clockCheck.offset)
  // before the first request; then each round of jobs and /readyz measure it
  app.addHook('onListen', async () => void (await clockCheck.measure()))
}
