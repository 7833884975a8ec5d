import { setMaxListeners } from 'node:events'
import type { FastifyInstance } from 'fastify'
import { databaseTime, timeNow } from '../../db/time'
import { FIGURES } from '../../config/limits'
import { allCompanies } from '../company/repo'
import type { Job } from './job'
import { jobLoop } from './job-loop'
import { type Failed, keepMonths } from '../../db/months/keep'
import { sqlState } from '../../db/postgres-errors'

let jobs: readonly Job[] = []

/** Called once, at start: the contexts above provide jobs. */
export function provideJobs(found: readonly Job[]): void {
  jobs = found.map((job) => ({ ...job, every: Math.max(job.every, FIGURES.clock_seconds) }))
}

/** Every job of the server, with at least `clock_seconds` between two runs. */
export const allJobs = (): readonly Job[] => jobs

/** Runs the jobs of every company while the server runs, each in a loop of its own; they end with the server. */
export function runJobs(app: FastifyInstance, started = allJobs()) {
  const { metrics, stopping } = app
  // every loop waits for it
  setMaxListeners(0, stopping.signal)
  let running: Promise<unknown> | undefined
  app.addHook('onReady', async () => {
    for (const { name, every } of started) metrics.jobs.begin(name, every * 1_000)
    running = Promise.all(started.map((job) => start(app, job)))
  })
  app.addHook('onClose', async () => {
    stopping.abort()
    await running
  })
}

function start(app: FastifyInstance, job: Job): Promise<void> {
  const { secretKeys } = app.config
  const { db, payments: providers, sms, storage, log, metrics, clockCheck } = app
  const stop = app.stopping.signal
  let now = timeNow()
  return jobLoop({
    every: job.every * 1_000,
    signal: stop,
    companies: async () => (await allCompanies(db)).map(({ company_id }) => company_id),
    async mayRun() {
      now = await clockCheck.measure()
      metrics.jobs.beat(job.name)
      return !clockCheck.isWrong
    },
    async batch(company_id) {
      const failed = (error: unknown, id: string) => {
        metrics.failed(job.name)
        log.error({ err: error, job: job.name, company_id, id }, 'job failed; tried again')
      }
      const signal = AbortSignal.any([stop, AbortSignal.timeout(FIGURES.job_turn_ms)])
      // a failed batch does not stop the other companies'
      const done = await job
        .run({ db, providers, sms, storage, company_id, secretKeys, now, failed, signal })
        .catch((error: unknown) => {
          failed(error, '')
          return 0
        })
      metrics.jobs.beat(job.name)
      return done
    },
    looked: (round) => metrics.ran({ job: job.name, ...round }),
    left: (companies) => metrics.jobs.left(job.name, companies),
    failed(error) {
      metrics.failed(job.name)
      log.error({ err: error, job: job.name }, 'a job could not be begun; tried again')
    },
  })
}

const NAME = 'months'
const EVERY_MS = 600_000
/** lock_not_available: a table was in use. */
const LOCKED = '55P03'

/** Keeps the tables that are partitioned by month, every ten minutes while the server runs. */
export function keepMonthsRunning(app: FastifyInstance) {
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
      batch: async () => {
        const now = await databaseTime(db)
        return db.$client.directly((pool) => keepMonths(pool, now, failed))
      },
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
