/** Locks, uses and releases the coupons of an order (rule coupons-1). */
import type { Transaction } from '../../db/client'
import { AppError } from '../../core/errors'
import { releaseCopies, lockCopy, spendCopies, type CopyKey, type ReleasedCopy } from './repo'

export type { CopyKey, ReleasedCopy } from './repo'

export interface CopyForOrder {
  code: string
  /** The holder: the order, or the trade for a platform coupon. */
  order_id: string
}

/**
 * Locks copies for an order inside its transaction.
 * @throws AppError coupon_taken for one that another order has locked meanwhile, or that has expired
 */
export async function lockCoupons(
  tx: Transaction,
  key: CopyKey,
  copies: readonly CopyForOrder[],
  now: Date,
): Promise<void> {
  for (const { code, order_id } of copies.toSorted((a, b) => (a.code < b.code ? -1 : 1)))
    if (!(await lockCopy(tx, key, { code, order_id, now })))
      throw new AppError('coupon_taken', { details: { code } })
}

/** Uses the coupons that a paid order has locked. */
export const useCoupons = (tx: Transaction, key: CopyKey, order_id: string, now: Date): Promise<void> =>
  spendCopies(tx, key, order_id, now)

/**
 * Releases the coupons of an order that was cancelled, or completely refunded before shipping; those that have expired
 * meanwhile are marked as such in the result. A second call finds none.
 */
export const releaseCoupons = (
  tx: Transaction,
  key: CopyKey,
  order_id: string,
  now: Date,
): Promise<ReleasedCopy[]> => releaseCopies(tx, key, order_id, now)
