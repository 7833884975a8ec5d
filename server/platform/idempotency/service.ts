import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database, Transaction } from '../../db/client'
import { timeNow } from '../../db/time'
import { AppError } from '../../core/errors'
import {
  claim,
  claimPending,
  earlierRequest,
  keepAnswer,
  keepDone,
  releaseKey,
  type RequestKey,
  type RequestState,
} from './repo'
import { FIGURES } from '../../config/limits'

/** Rule checkout-5. */
const KEY_LIFE_MS = FIGURES.idempotency_hours * 3_600_000

export interface Once<T> {
  answer: T
  /** Whether this is the answer of an earlier request; nothing was done now. */
  repeated: boolean
}

/**
 * Runs `work` once per key, in the transaction of the work: a failed request leaves the key free, and a repetition waits
 * for a request that is still being answered.
 * @throws AppError key_reused if the key was used with other content
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

/** Rule checkout-5: without a key, the same content within this time is one request. */
const CLICK_MS = 5_000
/** After this time without an answer the first request counts as dead; no request takes longer than 30 s. */
const ABANDONED_MS = 60_000
/** How long a repeated request waits for the answer of the first one, and how often it looks. */
const PATIENCE_MS = 10_000
const LOOK_MS = 100

export interface KeyedRequest {
  company_id: string
  user_id: string
  /** `POST /aftersales` */
  endpoint: string
  /** Of the client; absent: the same content within five seconds is the same click. */
  key: string | undefined
  /** Hash of the whole request. */
  hash: string
}

/**
 * Executes a request once: a repetition gets the first answer, waiting for it if necessary. A failed request releases its
 * key. The work may use any number of transactions, so a server that dies before the answer is stored leaves a key that
 * is taken over after a minute.
 * @throws AppError key_reused if the key was used with other content; conflict if the first request takes too long
 */
export async function onceForRequest<T>(
  db: Database,
  asked: KeyedRequest,
  work: () => Promise<T>,
): Promise<T> {
  const { company_id, user_id, endpoint, key, hash } = asked
  const request = {
    company_id,
    user_id,
    key: key === undefined ? `click:${endpoint}:${hash}` : `key:${endpoint}:${key}`,
    body_hash: hash,
  }
  const life = key === undefined ? CLICK_MS : KEY_LIFE_MS
  const until = timeNow().getTime() + PATIENCE_MS
  for (;;) {
    const created = timeNow()
    const since = new Date(created.getTime() - life)
    const abandoned = new Date(created.getTime() - ABANDONED_MS)
    if (await claimPending(db, request, created, { since, abandoned }))
      return answerFirst(db, request, created, work)
    const earlier = await earlierRequest(db, request)
    if (earlier && earlier.body_hash !== hash) throw new AppError('key_reused')
    const earlierState = earlier?.answer as RequestState<T> | undefined
    if (earlierState?.state === 'done') return earlierState.answer
    if (timeNow().getTime() > until)
      throw new AppError('conflict', { message: '同样的请求正在处理，请稍后查看结果' })
    await sleep(LOOK_MS)
  }
}

async function answerFirst<T>(
  db: Database,
  request: RequestKey,
  created: Date,
  work: () => Promise<T>,
): Promise<T> {
  const answer = await work().catch(async (error: unknown) => {
    await releaseKey(db, request, created)
    throw error
  })
  await keepDone(db, request, created, answer)
  return answer
}

/** Hash of a request's content; the order of an object's keys does not count. */
export const hashOfContent = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content, sorted)).digest('hex')

function sorted(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
