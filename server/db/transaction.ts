import { setTimeout as sleep } from 'node:timers/promises'
import type { PgTransactionConfig } from 'drizzle-orm/pg-core'
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

const waiting = new WeakMap<Transaction, (() => void)[]>()

/**
 * Runs a function once after the transaction of `inTransaction` has been committed: not if it is rolled back, and
 * only once if it is retried.
 */
export function afterCommit(tx: Transaction, work: () => void): void {
  const list = waiting.get(tx)
  if (list) list.push(work)
  else waiting.set(tx, [work])
}

/** Functions that wait for this transaction. */
const afterCommitOf = (tx: Transaction): readonly (() => void)[] => waiting.get(tx) ?? []

/**
 * Runs `work`, rolls back its changes and returns its result: a preview computed by the code that would make the
 * change. It waits for the same locks.
 */
export async function inTrial<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const takenBack = new TakenBack()
  let answer: { value: T } | undefined
  try {
    await inTransaction(db, async (tx) => {
      answer = { value: await work(tx) }
      throw takenBack
    })
  } catch (error) {
    if (error !== takenBack || !answer) throw error
  }
  if (!answer) throw new Error('Expected a trial to have an answer, found none')
  return answer.value
}

class TakenBack extends Error {
  override readonly name = 'TakenBack'
}
