import type { FastifyInstance } from 'fastify'
import { keepMonths, type Failed } from '../../db/months/keep'
import { sqlState } from '../../db/postgres-errors'
import { databaseTime } from '../../db/time'
import { jobLoop } from './job-loop'

const NAME = 'months'
const EVERY_MS = 600_000
/** lock_not_available: a table was in use. */
const LOCKED = '55P03'

/** Keeps the tables that are partitioned by month, every ten minutes while the server runs. */
export function monthClock(app: FastifyInstance) {
  const { db, metrics, log, stopping } = app
  let running: Promise<void> | undefined
  const failed: Failed = (error, table) => {
    if (sqlState(error) === LOCKED) log.info({ table }, 'partitions wait for a table that is in use')
    else {
      metrics.failed(NAME)
      log.error({ err: error, table }, 'partitions could not be kept; tried again')
    }
  }
  app.addHook('onReady', async () => {
    running = jobLoop({
      every: EVERY_MS,
      signal: stopping.signal,
      // partitions are shared by all companies
      companies: async () => [''],
      mayRun: async () => true,
      batch: async () => keepMonths(db.$client, await databaseTime(db), failed),
      looked: (round) => metrics.ran({ job: NAME, ...round }),
      left: () => undefined,
      failed,
    })
  })
  app.addHook('onClose', async () => {
    stopping.abort()
    await running
  })
}
