import type { FastifyInstance } from 'fastify'
import { runJobs, keepMonthsRunning } from './scheduler'

/** Declares no routes; starts the server's jobs. */
export default async function clocks(app: FastifyInstance) {
  if (!app.config.jobs) return
  runJobs(app)
  keepMonthsRunning(app)
}
