import type { Database, Transaction } from './client'
import { inTransaction } from './transaction'

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
