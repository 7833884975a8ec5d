import type { FastifyInstance } from 'fastify'
import { runJobs, keepMonthsRunning } from './scheduler'

/** Serves nothing; it is here that the server's jobs begin. */
export default async function clocks(app: FastifyInstance) {
  if (!app.config.jobs) return
  runJobs(app)
  keepMonthsRunning(app)
}
