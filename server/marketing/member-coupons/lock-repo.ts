/** A member's copies by their state: every step is one conditional update, so that a copy is used once (rule coupons-1). */
import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client'
import { member_coupon } from '../../db/schema'

export interface CopyKey {
  company_id: string
  user_id: string
}

const ofMember = ({ company_id, user_id }: CopyKey) =>
  and(eq(member_coupon.company_id, company_id), eq(member_coupon.user_id, user_id))

/** Unused and valid → locked for an order. @returns whether it was so */
export async function lockCopy(
  tx: Transaction,
  key: CopyKey,
  { code, order_id, now }: { code: string; order_id: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await tx
    .update(member_coupon)
    .set({ state: 'locked', order_id, updated: now })
    .where(
      and(
        ofMember(key),
        eq(member_coupon.code, code),
        eq(member_coupon.state, 'unused'),
        lte(member_coupon.begin_date, now),
        gt(member_coupon.end_date, now),
      ),
    )
  return rowCount === 1
}

/** Locked for this order → used. */
export async function spendCopies(tx: Transaction, key: CopyKey, order_id: string, now: Date): Promise<void> {
  await tx
    .update(member_coupon)
    .set({ state: 'used', used: now, updated: now })
    .where(and(ofMember(key), eq(member_coupon.order_id, order_id), eq(member_coupon.state, 'locked')))
}

export interface FreedCopy {
  code: string
  /** Its last day has passed: 原路失效. */
  expired: boolean
}

/** Locked or used by this order → unused. */
export async function freeCopies(
  tx: Transaction,
  key: CopyKey,
  order_id: string,
  now: Date,
): Promise<FreedCopy[]> {
  const held = await tx
    .select({ code: member_coupon.code })
    .from(member_coupon)
    .where(
      and(
        ofMember(key),
        eq(member_coupon.order_id, order_id),
        inArray(member_coupon.state, ['locked', 'used']),
      ),
    )
    .orderBy(asc(member_coupon.code))
    .for('update')
  if (held.length === 0) return []
  return tx
    .update(member_coupon)
    .set({ state: 'unused', order_id: null, used: null, updated: now })
    .where(
      and(
        ofMember(key),
        inArray(
          member_coupon.code,
          held.map(({ code }) => code),
        ),
      ),
    )
    .returning({
      code: member_coupon.code,
      expired: sql<boolean>`${member_coupon.end_date} <= ${now.toISOString()}::timestamptz`,
    })
}
