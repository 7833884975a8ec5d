import type { FastifyInstance } from 'fastify'
import { jobClock } from './clock'

/** Serves nothing; it is here that the server's jobs begin. */
export default async function clocks(app: FastifyInstance) {
  if (app.config.jobs) jobClock(app)
}
