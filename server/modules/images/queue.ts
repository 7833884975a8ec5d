import { AppError } from '../../errors'

/**
 * Pictures are drawn one after another: decoding shares its few threads with the hashing of passwords, which would
 * otherwise wait for every picture that was sent at once.
 */
const MOST_AT_ONCE = 1
/** Each that waits holds its file in memory. */
const MOST_WAITING = 50

/** Seconds after which it is worth asking again. */
const RETRY_S = 10

/** Runs work in the order in which it came, so many at a time. */
export class WorkQueue {
  #running = 0
  readonly #waiting: (() => void)[] = []

  constructor(
    private readonly atOnce: number,
    private readonly mostWaiting: number,
  ) {}

  /** @throws AppError too_many_requests where too much waits already; and what the work throws */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.atOnce) {
      if (this.#waiting.length >= this.mostWaiting)
        throw new AppError('too_many_requests', { message: '图片处理繁忙，请稍后再试', retryAfter: RETRY_S })
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    } else this.#running++
    try {
      return await work()
    } finally {
      // hands its place on, or gives it back
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running--
    }
  }
}

/** The one of this process. */
export const pictureQueue = new WorkQueue(MOST_AT_ONCE, MOST_WAITING)
