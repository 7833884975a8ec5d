import type { FastifyInstance } from 'fastify'
import { companyIds } from './repo'
import type { Job } from './job'

/** So late may something be that falls due. */
const TICK_MS = 5_000

const found = import.meta.glob<Job>('./*.job.ts', { import: 'default', eager: true })
export const JOBS: readonly Job[] = Object.values(found)

/** Runs every job of every company while the server runs; one round at a time, ended with the server. */
export function jobClock(app: FastifyInstance) {
  const next = new Map<string, number>()
  let closing = false
  let running: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  const round = async () => {
    const companies = await companyIds(app.db)
    for (const job of JOBS) {
      const now = Date.now()
      if ((next.get(job.name) ?? 0) > now) continue
      next.set(job.name, now + job.every * 1_000)
      for (const company_id of companies) {
        if (closing) return
        await runOut(app, job, company_id, () => closing)
      }
    }
  }
  const strike = () => {
    running ??= round()
      .catch((error: unknown) => app.log.error({ err: error }, 'jobs could not be read'))
      .finally(() => (running = undefined))
  }
  app.addHook('onReady', async () => {
    timer = setInterval(strike, TICK_MS)
    timer.unref()
  })
  app.addHook('onClose', async () => {
    closing = true
    clearInterval(timer)
    await running
  })
}

/** Batches until nothing more is done. A job that fails as a whole leaves the others their turn. */
async function runOut(app: FastifyInstance, job: Job, company_id: string, closing: () => boolean) {
  const { db, payments: providers, log } = app
  const failed = (error: unknown, id: string) =>
    log.error({ err: error, job: job.name, company_id, id }, 'job failed; tried again')
  try {
    let done = 1
    while (done > 0 && !closing())
      done = await job.run({ db, providers, company_id, now: new Date(), failed })
  } catch (error) {
    failed(error, '')
  }
}
