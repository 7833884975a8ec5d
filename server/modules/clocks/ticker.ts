import type { FastifyInstance } from 'fastify'

export interface Ticking {
  /** ms between two strikes. */
  every: number
  work(): Promise<void>
  /** What the log says of work that broke off; the next strike tries again. */
  brokeOff: string
}

/**
 * Strikes until the server stops, one piece of work at a time; what is under way then is waited for.
 * @returns strikes at once
 */
export function ticker(app: FastifyInstance, { every, work, brokeOff }: Ticking): () => void {
  let running: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  const strike = () => {
    running ??= work()
      .catch((error: unknown) => app.log.error({ err: error }, brokeOff))
      .finally(() => (running = undefined))
  }
  app.addHook('onReady', async () => {
    timer = setInterval(strike, every)
    timer.unref()
  })
  app.stopping.signal.addEventListener('abort', () => clearInterval(timer))
  app.addHook('onClose', async () => running)
  return strike
}
