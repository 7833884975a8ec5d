import { setTimeout as sleep } from 'node:timers/promises'
import type { PgTransactionConfig } from 'drizzle-orm/pg-core'
import { afterCommitOf } from './after-commit'
import type { Database, Transaction } from './client'
import { sqlState } from './postgres-errors'

/** serialization_failure and deadlock_detected: the database asks to run the transaction again. */
const RETRIED = new Set(['40001', '40P01'])
const ATTEMPTS = 5

/**
 * Runs `work` in one transaction and retries it (up to 5 runs) on conflicts of concurrent transactions. So `work`
 * must have no effects but queries through the given transaction.
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
