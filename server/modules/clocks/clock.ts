import type { FastifyInstance } from 'fastify'
import { smsSender } from '../sms/sender'
import { companyIds } from './repo'
import type { Job } from './job'
import { ticker } from './ticker'
import { FIGURES } from '../../limits'

/** So late may something be that falls due. */
const TICK_MS = FIGURES.clock_seconds * 1_000

const found = import.meta.glob<Job>('./*.job.ts', { import: 'default', eager: true })
export const JOBS: readonly Job[] = Object.values(found)

/** Runs every job of every company while the server runs; one round at a time, ended with the server. */
export function jobClock(app: FastifyInstance) {
  const { metrics, stopping } = app
  const next = new Map<string, number>()

  app.addHook('onReady', async () => {
    for (const { name, every } of JOBS) metrics.clocks.begin(name, every * 1_000)
  })
  const round = async () => {
    let looks = 0
    const companies = await companyIds(app.db)
    for (const job of JOBS) {
      const started = Date.now()
      if ((next.get(job.name) ?? 0) > started) continue
      next.set(job.name, started + job.every * 1_000)
      let done = 0
      for (const company_id of companies) {
        if (stopping.signal.aborted) return looks
        done += await runOut(app, job, company_id)
      }
      metrics.ran({ job: job.name, started, ms: Date.now() - started, done })
      looks++
    }
    return looks
  }
  ticker(app, { name: 'jobs', every: TICK_MS, work: round, brokeOff: 'jobs could not be read' })
}

/** Batches until nothing more is done. A job that fails as a whole leaves the others their turn. @returns how much was done */
async function runOut(app: FastifyInstance, job: Job, company_id: string): Promise<number> {
  const { db, payments: providers, log, metrics } = app
  const sms = smsSender(db, app.config)
  const { signal } = app.stopping
  const failed = (error: unknown, id: string) => {
    metrics.failed(job.name)
    log.error({ err: error, job: job.name, company_id, id }, 'job failed; tried again')
  }
  let all = 0
  try {
    for (let done = 1; done > 0 && !signal.aborted; all += done) {
      done = await job.run({ db, providers, sms, company_id, now: new Date(), failed, signal })
      metrics.clocks.beat(job.name)
      metrics.clocks.beat('jobs')
    }
  } catch (error) {
    failed(error, '')
  }
  return all
}
