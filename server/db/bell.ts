import type { Transaction } from './client'
import { afterCommit } from './transaction'

/**
 * Tells listeners of this process what a transaction has changed once it is committed. Repositories ring it where they
 * write, so that no caller can forget it; a transaction that is rolled back tells nothing.
 */
export class Bell<News> {
  readonly #listeners = new Set<(news: readonly News[]) => void>()
  readonly #rung = new WeakMap<Transaction, News[]>()

  /** Hears all news of a transaction at once. @returns stops it */
  listen(listener: (news: readonly News[]) => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  ring(tx: Transaction, ...news: readonly News[]): void {
    if (news.length === 0) return
    const before = this.#rung.get(tx)
    if (before) return void before.push(...news)
    const all = [...news]
    this.#rung.set(tx, all)
    afterCommit(tx, () => {
      for (const listener of this.#listeners) listener(all)
    })
  }
}
