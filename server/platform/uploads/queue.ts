import { AppError } from '../../core/errors'

/**
 * Limits concurrent image work: decoding shares the thread pool with password hashing, which would otherwise wait for
 * every picture uploaded at the same time.
 */
const MOST_AT_ONCE = 1
/** Most waiting tasks; each holds its file in memory. */
const MOST_WAITING = 50

/** Value of Retry-After in seconds. */
const RETRY_S = 10

/** Runs tasks in order of arrival with limited concurrency. */
export class WorkQueue {
  #running = 0
  readonly #waiting: (() => void)[] = []

  constructor(
    private readonly atOnce: number,
    private readonly mostWaiting: number,
  ) {}

  /** @throws AppError too_many_requests if the queue is full; and what the task throws */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.atOnce) {
      if (this.#waiting.length >= this.mostWaiting)
        throw new AppError('too_many_requests', { message: '图片处理繁忙，请稍后再试', retryAfter: RETRY_S })
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    } else this.#running++
    try {
      return await work()
    } finally {
      // passes its slot to the next task, or releases it
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running--
    }
  }
}

/** The queue of this process. */
export const pictureQueue = new WorkQueue(MOST_AT_ONCE, MOST_WAITING)
