/** What an order does with a member's coupons (rule coupons-1). */
import type { Transaction } from '../../db/client'
import { AppError } from '../../core/errors'
import { freeCopies, lockCopy, spendCopies, type CopyKey, type FreedCopy } from './lock-repo'

export type { CopyKey, FreedCopy } from './lock-repo'

export interface CopyForOrder {
  code: string
  /** The order, or the trade where one coupon serves several orders: by it the copy is found again. */
  order_id: string
}

/**
 * Locks copies for an order inside its transaction.
 * @throws AppError coupon_taken for one that another order took meanwhile, or that has ended
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

/** The order was paid: what it locked is used up. */
export const useCoupons = (tx: Transaction, key: CopyKey, order_id: string, now: Date): Promise<void> =>
  spendCopies(tx, key, order_id, now)

/**
 * The order was cancelled, or all of it refunded before it was shipped: what it held can be used again, but for copies
 * that have ended meanwhile, which are named as expired. Done twice it finds nothing.
 */
export const releaseCoupons = (
  tx: Transaction,
  key: CopyKey,
  order_id: string,
  now: Date,
): Promise<FreedCopy[]> => freeCopies(tx, key, order_id, now)
