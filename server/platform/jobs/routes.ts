import type { FastifyInstance } from 'fastify'
import { jobClock, monthClock } from './scheduler'

/** Serves nothing; it is here that the server's jobs begin. */
export default async function clocks(app: FastifyInstance) {
  if (!app.config.jobs) return
  jobClock(app)
  monthClock(app)
}
