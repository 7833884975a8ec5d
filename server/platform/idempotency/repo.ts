import { and, eq, lt, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import { proposed } from '../../db/proposed'
import { idempotency } from '../../db/schema'

/** Whose request it is, and by what a repetition is recognized. */
export interface RequestKey {
  company_id: string
  user_id: string
  key: string
  /** SHA-256 of the request's content. */
  body_hash: string
}

export interface EarlierRequest {
  body_hash: string
  /** `{}` while the first request is being answered; no other transaction reads that, since the row is locked. */
  answer: unknown
}

const rowOf = ({ company_id, user_id, key }: RequestKey) =>
  and(eq(idempotency.company_id, company_id), eq(idempotency.user_id, user_id), eq(idempotency.key, key))

/**
 * Claims the key in this transaction; waits while another transaction holds it. A key claimed before `since` has expired.
 * @returns the earlier request with this key, or `undefined` if the key is claimed now
 */
export async function claim(
  tx: Transaction,
  request: RequestKey,
  { now, since }: { now: Date; since: Date },
): Promise<EarlierRequest | undefined> {
  const { body_hash } = request
  const taken = await tx
    .insert(idempotency)
    .values({ ...request, answer: {}, created: now })
    .onConflictDoUpdate({
      target: [idempotency.company_id, idempotency.user_id, idempotency.key],
      set: { body_hash, answer: {}, created: now },
      setWhere: lt(idempotency.created, since),
    })
    .returning({ key: idempotency.key })
  if (taken.length > 0) return undefined
  const row = await earlierRequest(tx, request)
  if (!row) throw new Error(`Expected the request ${request.key} that was there a moment ago`)
  return row
}

export async function keepAnswer(tx: Transaction, request: RequestKey, answer: unknown): Promise<void> {
  const { body_hash } = request
  await tx.update(idempotency).set({ answer, body_hash }).where(rowOf(request))
}

/** State of a request that is answered outside of one transaction; stored in `idempotency.answer`. */
export type RequestState<T> = { state: 'pending' } | { state: 'done'; answer: T }

/**
 * Claims the key at once, without holding a transaction open.
 * @param limits a finished request counts until `since`, an unanswered one until `abandoned`
 * @returns whether this request owns the key: it is new, expired, or its first request is dead
 */
export async function claimPending(
  db: Database,
  request: RequestKey,
  created: Date,
  { since, abandoned }: { since: Date; abandoned: Date },
): Promise<boolean> {
  const pending: RequestState<never> = { state: 'pending' }
  const taken = await db
    .insert(idempotency)
    .values({ ...request, answer: pending, created })
    .onConflictDoUpdate({
      target: [idempotency.company_id, idempotency.user_id, idempotency.key],
      set: proposed('body_hash', 'answer', 'created'),
      setWhere: sql`case when ${idempotency.answer} ->> 'state' = 'pending'
        then ${idempotency.created} < ${abandoned.toISOString()}::timestamptz
        else ${idempotency.created} < ${since.toISOString()}::timestamptz end`,
    })
    .returning({ key: idempotency.key })
  return taken.length > 0
}

/** The request that has the key, if any. */
export async function earlierRequest(
  db: Database | Transaction,
  request: RequestKey,
): Promise<EarlierRequest | undefined> {
  const [row] = await db
    .select({ body_hash: idempotency.body_hash, answer: idempotency.answer })
    .from(idempotency)
    .where(rowOf(request))
  return row
}

/** @param created when this request claimed the key; a later claim by another request is left alone */
export async function keepDone(
  db: Database,
  request: RequestKey,
  created: Date,
  answer: unknown,
): Promise<void> {
  const done: RequestState<unknown> = { state: 'done', answer }
  await db
    .update(idempotency)
    .set({ answer: done })
    .where(and(rowOf(request), eq(idempotency.created, created)))
}

/** Gives the key back after a failure. @param created when this request claimed it */
export async function releaseKey(db: Database, request: RequestKey, created: Date): Promise<void> {
  await db.delete(idempotency).where(and(rowOf(request), eq(idempotency.created, created)))
}
