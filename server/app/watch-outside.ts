import type { FastifyInstance } from 'fastify'
import { Breakers } from '../core/circuit-breakers'
import { ClockCheck } from '../db/clock-check'

/** Logs and counts problems outside of a server's control: unavailable outside services and a wrong system clock. */
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
  // before the first request; later each round of jobs and /readyz measure it again
  app.addHook('onListen', async () => void (await clockCheck.measure()))
}
