import type { Transaction } from '../../db/client'
import { afterCommit } from '../../db/transaction'

/** Called with the operators whose messages have changed. */
type Ring = (company_id: string, operators: readonly string[]) => void

const listeners = new Set<Ring>()

/** Open windows of this process listen here, and pass it on to other servers. @returns stops it */
export function onBell(ring: Ring): () => void {
  listeners.add(ring)
  return () => void listeners.delete(ring)
}

/** Rings once the messages of the transaction can be read. */
export function ringAfterCommit(tx: Transaction, company_id: string, operators: readonly string[]): void {
  if (operators.length === 0) return
  afterCommit(tx, () => {
    for (const ring of listeners) ring(company_id, operators)
  })
}
