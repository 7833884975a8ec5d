import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import { member, trade, vip_grade, vip_purchase } from '../../db/schema'
import { lockMember } from '../members/lock-repo'
import type { Owner } from '../../core/owner'

export type VipGradeRow = typeof vip_grade.$inferSelect

/** A member's bought grade, and when it ends. */
export interface VipMembership {
  vip_grade_id: string | null
  vip_until: Date | null
}

/** Bought grades that are for sale, the smaller discount first. */
export async function vipGradesForSale(db: Database, company_id: string): Promise<VipGradeRow[]> {
  return db
    .select()
    .from(vip_grade)
    .where(and(eq(vip_grade.company_id, company_id), eq(vip_grade.disabled, false)))
    .orderBy(asc(vip_grade.discount), vip_grade.vip_grade_id)
}

/** For sale or not: members may still have it. */
export async function vipGradeOf(
  db: Database | Transaction,
  company_id: string,
  vip_grade_id: string,
): Promise<VipGradeRow | undefined> {
  const [row] = await db
    .select()
    .from(vip_grade)
    .where(and(eq(vip_grade.company_id, company_id), eq(vip_grade.vip_grade_id, vip_grade_id)))
  return row
}

const oneMember = ({ company_id, user_id }: Owner) =>
  and(eq(member.company_id, company_id), eq(member.user_id, user_id))

export async function vipMembershipOf(
  db: Database | Transaction,
  owner: Owner,
): Promise<VipMembership | undefined> {
  const [row] = await db
    .select({ vip_grade_id: member.vip_grade_id, vip_until: member.vip_until })
    .from(member)
    .where(oneMember(owner))
  return row
}

/** The same, locked until the transaction ends: two payments add up. */
export async function lockVipMembership(tx: Transaction, owner: Owner): Promise<VipMembership | undefined> {
  await lockMember(tx, owner.company_id, owner.user_id)
  return vipMembershipOf(tx, owner)
}

export async function setVipMembership(
  tx: Transaction,
  owner: Owner,
  { vip_grade_id, vip_until }: { vip_grade_id: string; vip_until: Date },
): Promise<void> {
  await tx
    .update(member)
    .set({ vip_grade_id, vip_until, updated: sql`now()` })
    .where(oneMember(owner))
}

export async function insertPurchase(
  tx: Transaction,
  purchase: typeof vip_purchase.$inferInsert,
): Promise<void> {
  await tx.insert(vip_purchase).values(purchase)
}

export interface UnpaidPurchase {
  trade_id: string
  vip_grade_id: string
  card_type: typeof vip_purchase.$inferSelect.card_type
  total_fee: number
  pay_type: string
  expires: Date
}

/** Grades that a member has ordered and may still pay. */
export async function unpaidPurchases(tx: Transaction, owner: Owner, now: Date): Promise<UnpaidPurchase[]> {
  const { company_id, user_id } = owner
  const { trade_id, vip_grade_id, card_type } = vip_purchase
  const { total_fee, pay_type, expires } = trade
  return tx
    .select({ trade_id, vip_grade_id, card_type, total_fee, pay_type, expires })
    .from(vip_purchase)
    .innerJoin(trade, and(eq(trade.company_id, vip_purchase.company_id), eq(trade.trade_id, trade_id)))
    .where(
      and(
        eq(vip_purchase.company_id, company_id),
        eq(vip_purchase.user_id, user_id),
        eq(trade.company_id, company_id),
        eq(trade.state, 'NOTPAY'),
        gt(trade.expires, now),
      ),
    )
    .orderBy(asc(trade_id))
}

export async function purchaseOf(tx: Database | Transaction, company_id: string, trade_id: string) {
  const [row] = await tx
    .select()
    .from(vip_purchase)
    .where(and(eq(vip_purchase.company_id, company_id), eq(vip_purchase.trade_id, trade_id)))
  return row
}
