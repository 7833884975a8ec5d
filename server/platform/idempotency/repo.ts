import { and, eq, lt } from 'drizzle-orm'
import type { Transaction } from '../../db/client'
import { idempotency } from '../../db/schema'

/** Whose request it is, and how it is known again. */
export interface RequestKey {
  company_id: string
  user_id: string
  key: string
  /** SHA-256 of what was asked for. */
  body_hash: string
}

export interface EarlierRequest {
  body_hash: string
  /** `{}` while it is being worked on, which nobody sees: the row is locked until then. */
  answer: unknown
}

const mine = ({ company_id, user_id, key }: RequestKey) =>
  and(eq(idempotency.company_id, company_id), eq(idempotency.user_id, user_id), eq(idempotency.key, key))

/**
 * Takes the key for this transaction; waits for whoever has it now. One that was taken before `since` counts no more.
 * @returns what was done with it before, or `undefined` where it is ours
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
  const [row] = await tx
    .select({ body_hash: idempotency.body_hash, answer: idempotency.answer })
    .from(idempotency)
    .where(mine(request))
  if (!row) throw new Error(`Expected the request ${request.key} that was there a moment ago`)
  return row
}

export async function keepAnswer(tx: Transaction, request: RequestKey, answer: unknown): Promise<void> {
  const { body_hash } = request
  await tx.update(idempotency).set({ answer, body_hash }).where(mine(request))
}
