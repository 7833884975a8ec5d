import { setTimeout as sleep } from 'node:timers/promises'
import type { Database, Transaction } from '../client'
import { sqlState } from '../postgres-errors'
import { isGone } from './gone'
import { EVERY_MS, LATE_MS, Replica } from './replica'

/** ms between measurements while a caller waits for the replica. */
const SOON_MS = 100
/** serialization_failure: the query stood in the way of what the replica had to replay. */
const CANCELLED = '40001'

/**
 * Reads that need not contain what the caller has just written: pages and lists for visitors, figures, exports,
 * backups. They go to the replica while it keeps up, else to the primary, and again to the primary when the replica fails
 * meanwhile.
 */
export class Reads {
  readonly #replica: Replica | undefined
  /** Companies whose pages have just been published, and until when their reads go to the primary; ms. */
  readonly #published = new Map<string, number>()

  /** @param warn called when the replica is given up or used again */
  constructor(
    private readonly primary: Database,
    url?: string,
    warn: (text: string) => void = () => {},
  ) {
    if (url !== undefined) this.#replica = new Replica(primary, url, warn)
  }

  /** ms by which the replica is late, infinite if it is gone; `undefined` without one. */
  get lag(): number | undefined {
    return this.#replica?.lag
  }

  /** @param work reads only; run again if the replica fails, beside the former run if that never ends */
  read<T>(company_id: string, work: (db: Database) => Promise<T>): Promise<T> {
    return this.#read(
      company_id,
      (replica) => replica.whileThere(work(replica.db)),
      () => work(this.primary),
    )
  }

  /** The same for work that also writes, like the file of a backup: it is run again when the former run has ended. */
  readAlone<T>(work: (db: Database) => Promise<T>): Promise<T> {
    return this.#read(
      '',
      (replica) => work(replica.db),
      () => work(this.primary),
    )
  }

  /** The same in a transaction of the primary, which reads itself where there is no replica. */
  readBeside<T>(tx: Transaction, company_id: string, work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.#read(
      company_id,
      (replica) => replica.whileThere(replica.db.transaction(work, { accessMode: 'read only' })),
      () => work(tx),
    )
  }

  async #read<T>(
    company_id: string,
    apart: (replica: Replica) => Promise<T>,
    otherwise: () => Promise<T>,
  ): Promise<T> {
    const replica = this.#replica
    if (!replica?.isUsable || this.#isPublished(company_id)) return otherwise()
    try {
      return await apart(replica)
    } catch (error) {
      if (isGone(error)) replica.lost(error)
      else if (sqlState(error) !== CANCELLED) throw error
      return otherwise()
    }
  }

  /** An operator who has published a page looks at it next. */
  published(company_id: string): void {
    if (this.#replica) this.#published.set(company_id, performance.now() + LATE_MS + EVERY_MS)
  }

  #isPublished(company_id: string): boolean {
    const until = this.#published.get(company_id)
    if (until === undefined) return false
    if (until > performance.now()) return true
    this.#published.delete(company_id)
    return false
  }

  /** Waits until the replica can be used, at most as long as it may be late. */
  async ready(): Promise<void> {
    const until = performance.now() + LATE_MS
    while (this.#replica?.isUsable === false && performance.now() < until) {
      await this.#replica.measure()
      await sleep(SOON_MS)
    }
  }

  async close(): Promise<void> {
    await this.#replica?.close()
  }
}
