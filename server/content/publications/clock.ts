import { timeNow } from '../../db/time'
import type { FastifyInstance } from 'fastify'
import { ticker } from '../../platform'
import { publishDue } from './scheduled'
import { FIGURES } from '../../config/limits'

const NAME = 'publications'
/** So late may a scheduled publication come. */
const TICK_MS = FIGURES.publication_clock_seconds * 1_000

/** Publishes what is due, every few seconds while the server runs. */
export function publicationClock(app: FastifyInstance, every = TICK_MS) {
  const { metrics, log, pageChanges, stopping } = app
  const failed = (error: unknown, publication_id: string) => {
    metrics.failed(NAME)
    log.error({ err: error, publication_id }, 'scheduled publication broke off; tried again')
  }
  ticker(app, {
    name: NAME,
    every,
    brokeOff: 'scheduled publications could not be read',
    async work() {
      const outcomes = await publishDue(app.db, timeNow(), failed, stopping.signal)
      for (const outcome of outcomes) {
        if (outcome.state === 'done') pageChanges.announce(outcome.company_id)
        else log.warn(outcome, 'scheduled publication refused')
      }
      return outcomes.length
    },
  })
}
