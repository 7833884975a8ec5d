import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/client'
import { idempotency } from '../../db/schema'
import { timeNow } from '../../db/time'
import { AppError } from '../../core/errors'
import { KEY_LIFE_MS } from './service'
import type { RequestKey } from './repo'

/** Rule checkout-5: without a key, the same content within this time is one request. */
const CLICK_MS = 5_000
/** After this time without an answer the first request counts as dead; no request takes longer than 30 s. */
const ABANDONED_MS = 60_000
/** How long a repeated request waits for the answer of the first one, and how often it looks. */
const PATIENCE_MS = 10_000
const LOOK_MS = 100

/** State of a request with a key; stored in `idempotency.answer`. */
type Standing<T> = { state: 'pending' } | { state: 'done'; answer: T }

/** @param key of the client; absent: the same content within five seconds is the same click */
export interface Asked {
  company_id: string
  user_id: string
  /** `POST /aftersales` */
  endpoint: string
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
export async function onceForRequest<T>(db: Database, asked: Asked, work: () => Promise<T>): Promise<T> {
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
    if (await take(db, request, created, life)) return answerFirst(db, request, created, work)
    const earlier = await standingOf<T>(db, request)
    if (earlier && earlier.body_hash !== hash) throw new AppError('key_reused')
    if (earlier?.standing.state === 'done') return earlier.standing.answer
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
  const mine = and(oneOf(request), eq(idempotency.created, created))
  const answer = await work().catch(async (error: unknown) => {
    await db.delete(idempotency).where(mine)
    throw error
  })
  const done: Standing<T> = { state: 'done', answer }
  await db.update(idempotency).set({ answer: done }).where(mine)
  return answer
}

/** @returns whether this request owns the key: it is new, expired, or its first request is dead */
async function take(db: Database, request: RequestKey, created: Date, life: number): Promise<boolean> {
  const pending: Standing<never> = { state: 'pending' }
  const since = new Date(created.getTime() - life).toISOString()
  const abandoned = new Date(created.getTime() - ABANDONED_MS).toISOString()
  const taken = await db
    .insert(idempotency)
    .values({ ...request, answer: pending, created })
    .onConflictDoUpdate({
      target: [idempotency.company_id, idempotency.user_id, idempotency.key],
      set: {
        body_hash: sql`excluded.body_hash`,
        answer: sql`excluded.answer`,
        created: sql`excluded.created`,
      },
      setWhere: sql`case when ${idempotency.answer} ->> 'state' = 'pending'
        then ${idempotency.created} < ${abandoned}::timestamptz
        else ${idempotency.created} < ${since}::timestamptz end`,
    })
    .returning({ key: idempotency.key })
  return taken.length > 0
}

async function standingOf<T>(
  db: Database,
  request: RequestKey,
): Promise<{ body_hash: string; standing: Standing<T> } | undefined> {
  const [row] = await db
    .select({ body_hash: idempotency.body_hash, answer: idempotency.answer })
    .from(idempotency)
    .where(oneOf(request))
  return row && { body_hash: row.body_hash, standing: row.answer as Standing<T> }
}

const oneOf = ({ company_id, user_id, key }: RequestKey) =>
  and(eq(idempotency.company_id, company_id), eq(idempotency.user_id, user_id), eq(idempotency.key, key))
