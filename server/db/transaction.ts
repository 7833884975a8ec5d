import { setTimeout as sleep } from 'node:timers/promises'
import type { PgTransactionConfig } from 'drizzle-orm/pg-core'
import { afterCommitOf } from './after-commit'
import type { Database, Transaction } from './client'
import { sqlState } from './postgres-errors'

/** serialization_failure and deadlock_detected: the database asks to run the transaction again. */
const RETRIED = new Set(['40001', '40P01'])
const ATTEMPTS = 5

/**
 * Runs `work` in one transaction, again (up to 5 times in all) when the database says that only the order of events
 * was unlucky. So `work` must do nothing but queries through the transaction it is given.
 */
export async function inTransaction<T>(
  db: Database,
  work: (tx: Transaction) => Promise<T>,
  options?: PgTransactionConfig,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      let committed: readonly (() => void)[] = []
      const result = await db.transaction(async (tx) => {
        const done = await work(tx)
        committed = afterCommitOf(tx)
        return done
      }, options)
      for (const act of committed) act()
      return result
    } catch (error) {
      const state = sqlState(error)
      if (state === undefined || !RETRIED.has(state) || attempt === ATTEMPTS) throw error
      await sleep(Math.random() * 10 * 2 ** attempt)
    }
  }
}
