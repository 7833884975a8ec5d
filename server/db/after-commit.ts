import type { Transaction } from './client'

const waiting = new WeakMap<Transaction, (() => void)[]>()

/** Does something once the transaction of `inTransaction` has been committed: not at all when it is rolled back, once when it is run again. */
export function afterCommit(tx: Transaction, work: () => void): void {
  const list = waiting.get(tx)
  if (list) list.push(work)
  else waiting.set(tx, [work])
}

/** What waits for this transaction. */
export const afterCommitOf = (tx: Transaction): readonly (() => void)[] => waiting.get(tx) ?? []
