import type { FastifyInstance } from 'fastify'
import { timeNow } from '../../db/time'

export interface Ticking {
  /** Of its series in `/metrics`. */
  name: string
  /** ms between two strikes. */
  every: number
  /** @returns how much was done */
  work(): Promise<number>
  /** What the log says of work that broke off; the next strike tries again. */
  brokeOff: string
}

/**
 * Strikes until the server stops, one piece of work at a time; what is under way then is waited for.
 * @returns strikes at once
 */
export function ticker(app: FastifyInstance, { name, every, work, brokeOff }: Ticking): () => void {
  const { metrics, stopping, log } = app
  let running: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  const look = async () => {
    const started = timeNow().getTime()
    try {
      const done = await work()
      metrics.ran({ job: name, started, ms: timeNow().getTime() - started, done })
    } catch (error) {
      metrics.failed(name)
      log.error({ err: error }, brokeOff)
    }
  }
  const strike = () => {
    if (stopping.signal.aborted) return
    running ??= look().finally(() => (running = undefined))
  }
  app.addHook('onReady', async () => {
    metrics.jobs.begin(name, every)
    timer = setInterval(strike, every)
    timer.unref()
  })
  stopping.signal.addEventListener('abort', () => clearInterval(timer))
  app.addHook('onClose', async () => running)
  return strike
}
