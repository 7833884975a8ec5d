import type { Transaction } from './client'

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
export const afterCommitOf = (tx: Transaction): readonly (() => void)[] => waiting.get(tx) ?? []
