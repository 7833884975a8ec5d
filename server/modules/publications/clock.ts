import type { FastifyInstance } from 'fastify'
import { ticker } from '../clocks/ticker'
import { publishDue } from './scheduled'

/** So late may a scheduled publication come. */
const TICK_MS = 5_000

/** Publishes what is due, every few seconds while the server runs. */
export function publicationClock(app: FastifyInstance, every = TICK_MS) {
  ticker(app, {
    every,
    brokeOff: 'scheduled publications could not be read',
    async work() {
      const outcomes = await publishDue(app.db, new Date(), (error, publication_id) =>
        app.log.error({ err: error, publication_id }, 'scheduled publication broke off; tried again'),
      )
      for (const outcome of outcomes) {
        if (outcome.state === 'done') app.pageChanges.announce(outcome.company_id)
        else app.log.warn(outcome, 'scheduled publication refused')
      }
    },
  })
}
