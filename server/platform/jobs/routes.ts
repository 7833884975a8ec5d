import type { FastifyInstance } from 'fastify'
import { jobClock } from './clock'
import { monthClock } from './month-clock'

/** Serves nothing; it is here that the server's jobs begin. */
export default async function clocks(app: FastifyInstance) {
  if (!app.config.jobs) return
  jobClock(app)
  monthClock(app)
}
