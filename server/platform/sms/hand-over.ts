import { setTimeout as sleep } from 'node:timers/promises'

/** Most messages sent concurrently. */
const AT_ONCE = 4
/** Most waiting messages; further ones are dropped and logged. */
const LONGEST = 1_000
/** Milliseconds before the second and the third try. */
const PAUSES = [1_000, 5_000]
/** ms for which a stopping server waits for them. */
const CLOSING_MS = 10_000

/**
 * Sends messages in the background. The queue is in memory only, since codes must not be stored in plain text; messages
 * that are waiting when the process dies are lost and have to be requested again.
 */
export class HandOverQueue<T> {
  readonly #waiting: T[] = []
  readonly #running = new Set<Promise<void>>()
  readonly #closing = new AbortController()

  constructor(
    private readonly work: (item: T) => Promise<void>,
    private readonly failed: (error: unknown, item: T) => void,
    private readonly pauses: readonly number[] = PAUSES,
  ) {}

  add(item: T): void {
    if (this.#waiting.length >= LONGEST)
      return this.failed(new Error(`Expected fewer than ${LONGEST} messages to wait`), item)
    this.#waiting.push(item)
    this.#next()
  }

  /** Waits until the queue is empty, at most a few seconds; failures are not retried now. */
  async close(): Promise<void> {
    this.#closing.abort()
    const over = sleep(CLOSING_MS, undefined, { ref: false })
    const done = async () => {
      while (this.#running.size > 0) await Promise.race(this.#running)
    }
    await Promise.race([done(), over])
    for (const item of this.#waiting.splice(0)) this.failed(new Error('The server was stopped'), item)
  }

  #next(): void {
    if (this.#running.size >= AT_ONCE) return
    const item = this.#waiting.shift()
    if (item === undefined) return
    const run = this.#run(item).finally(() => {
      this.#running.delete(run)
      this.#next()
    })
    this.#running.add(run)
  }

  async #run(item: T): Promise<void> {
    for (const pause of [...this.pauses, undefined]) {
      try {
        return await this.work(item)
      } catch (error) {
        if (pause === undefined || this.#closing.signal.aborted) return this.failed(error, item)
      }
      await this.#pause(pause)
    }
  }

  #pause(ms: number): Promise<void> {
    const { signal } = this.#closing
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms)
      signal.addEventListener('abort', () => {
        clearTimeout(timer)
        resolve()
      })
    })
  }
}
