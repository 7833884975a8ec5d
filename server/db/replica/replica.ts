import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { FIGURES } from '../../config/limits'
import type { Database } from '../client'
import * as schema from '../schema'
import { STATEMENT_LIMIT_MS } from '../session-limits'
import { ShopPool } from '../shop-pool'
import { Gone } from './gone'
import { LagMeter } from './lag-meter'
import { logPositions } from './positions-repo'

/** ms between measurements. */
export const EVERY_MS = 1_000
/** ms; a replica that answers later counts as gone. */
const ANSWER_MS = 2_000
/** ms by which a replica may be late. */
export const LATE_MS = FIGURES.replica_late_seconds * 1_000

/** Connections to a streaming replica, which is measured all the time. */
export class Replica {
  readonly db: Database
  readonly #pool: ShopPool
  readonly #meter: LagMeter
  readonly #closing = new AbortController()
  readonly #measuring: Promise<void>
  #isUsable = false
  /** Rejects the reads that wait for the replica. */
  readonly #waiting = new Set<(reason: Gone) => void>()

  constructor(
    primary: Database,
    url: string,
    private readonly warn: (text: string) => void,
  ) {
    this.#pool = new ShopPool(url, {
      max: 20,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: STATEMENT_LIMIT_MS + 1_000,
      application_name: 'pumian reads',
    })
    // the query that notices a lost connection reports it
    this.#pool.on('error', () => undefined)
    this.#pool.on('connect', (client) => client.on('error', () => undefined))
    this.db = drizzle(this.#pool, { schema })
    this.#meter = new LagMeter(logPositions(primary.$client, this.#pool))
    this.#measuring = this.#keepMeasuring()
  }

  get lag(): number {
    return this.#meter.lag
  }

  get isUsable(): boolean {
    return this.#isUsable && this.lag <= LATE_MS + EVERY_MS
  }

  /** Fails as soon as the replica is known to be gone, also if it never answers. */
  whileThere<T>(work: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#waiting.add(reject)
      work.then(resolve, reject).finally(() => this.#waiting.delete(reject))
    })
  }

  lost(reason: unknown): void {
    this.#meter.lost()
    this.#use(false, String(reason))
    for (const reject of this.#waiting) reject(new Gone(String(reason)))
  }

  async close(): Promise<void> {
    this.#closing.abort()
    await this.#measuring
    await this.#pool.end()
  }

  async #keepMeasuring(): Promise<void> {
    const { signal } = this.#closing
    while (!signal.aborted) {
      await this.measure()
      await sleep(EVERY_MS, undefined, { signal }).catch(() => undefined)
    }
  }

  async measure(): Promise<void> {
    try {
      await Promise.race([this.#meter.measure(), tooLate()])
      const { lag } = this
      this.#use(lag <= LATE_MS, `it is ${Math.round(lag / 1_000)} s late`)
    } catch (error) {
      this.lost(error)
    }
  }

  #use(isUsable: boolean, reason: string) {
    if (isUsable === this.#isUsable) return
    this.#isUsable = isUsable
    this.warn(isUsable ? 'Reads go to the replica' : `Reads go to the primary, not to the replica: ${reason}`)
  }
}

async function tooLate(): Promise<never> {
  await sleep(ANSWER_MS, undefined, { ref: false })
  throw new Gone(`no answer within ${ANSWER_MS / 1_000} s`)
}
