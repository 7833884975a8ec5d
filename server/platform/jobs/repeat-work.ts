import type { FastifyInstance } from 'fastify'
import { timeNow } from '../../db/time'

export interface RepeatedWork {
  /** Name of its series in `/metrics`. */
  name: string
  /** ms between two runs. */
  every: number
  /** @returns how much was done */
  work(): Promise<number>
  /** Log message if the work fails; the next run tries again. */
  failureMessage: string
}

/**
 * Runs work at intervals until the server stops, one run at a time; a stopping server waits for the current run.
 * @returns starts a run at once
 */
export function repeatWork(
  app: FastifyInstance,
  { name, every, work, failureMessage }: RepeatedWork,
): () => void {
  const { metrics, stopping, log } = app
  let running: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  const measured = async () => {
    const started = timeNow().getTime()
    try {
      const done = await work()
      metrics.ran({ job: name, started, ms: timeNow().getTime() - started, done })
    } catch (error) {
      metrics.failed(name)
      log.error({ err: error }, failureMessage)
    }
  }
  const run = () => {
    if (stopping.signal.aborted) return
    running ??= measured().finally(() => (running = undefined))
  }
  app.addHook('onReady', async () => {
    metrics.jobs.begin(name, every)
    timer = setInterval(run, every)
    timer.unref()
  })
  stopping.signal.addEventListener('abort', () => clearInterval(timer))
  app.addHook('onClose', async () => running)
  return run
}
