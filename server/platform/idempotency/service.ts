import { createHash } from 'node:crypto'
import type { Transaction } from '../../db/client'
import { AppError } from '../../core/errors'
import { claim, keepAnswer, type RequestKey } from './repo'
import { FIGURES } from '../../config/limits'

/** Rule checkout-5. */
export const KEY_LIFE_MS = FIGURES.idempotency_hours * 3_600_000

/** Hash of a request's content; the order of an object's keys does not count. */
export const hashOfContent = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content, sorted)).digest('hex')

export interface Once<T> {
  answer: T
  /** It was done before; nothing was done now. */
  repeated: boolean
}

/**
 * Does `work` once for a key, in the transaction that the work is done in: a request that failed leaves its key free,
 * one that is still being answered is waited for.
 * @throws AppError key_reused where the key stands for another request
 */
export async function onceForKey<T extends object>(
  tx: Transaction,
  request: RequestKey,
  now: Date,
  work: () => Promise<T>,
): Promise<Once<T>> {
  const earlier = await claim(tx, request, { now, since: new Date(now.getTime() - KEY_LIFE_MS) })
  if (earlier) {
    if (earlier.body_hash !== request.body_hash) throw new AppError('key_reused')
    return { answer: earlier.answer as T, repeated: true }
  }
  const answer = await work()
  await keepAnswer(tx, request, answer)
  return { answer, repeated: false }
}

function sorted(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
