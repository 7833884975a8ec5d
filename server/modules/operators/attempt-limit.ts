import { LRUCache } from 'lru-cache'

/** So many keys are remembered; whoever cycles through more only forgets the oldest. */
const MOST_KEYS = 50_000

/**
 * Counts attempts that have not succeeded, within a window that begins with the first. An attempt counts before it is
 * known how it ends, so that many at once are many; one that succeeds is given back.
 */
export class AttemptLimit {
  readonly #counts: LRUCache<string, { count: number }>

  constructor(
    private readonly most: number,
    windowSeconds: number,
  ) {
    this.#counts = new LRUCache({ max: MOST_KEYS, ttl: windowSeconds * 1000 })
  }

  /** Whether there may be another attempt; counts it if so. */
  take(key: string): boolean {
    const known = this.#counts.get(key)
    if (!known) this.#counts.set(key, { count: 1 })
    else if (known.count >= this.most) return false
    else known.count++
    return true
  }

  giveBack(key: string): void {
    const known = this.#counts.get(key)
    if (known && known.count > 0) known.count--
  }

  /** Forgets what failed before. */
  clear(key: string): void {
    this.#counts.delete(key)
  }
}
