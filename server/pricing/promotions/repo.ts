import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import { promotion, promotion_target, shop } from '../../db/schema'
import { replaceRows } from '../../back-office'

export interface PromotionUse {
  company_id: string
  user_id: string
  promotion_id: string
}

/** Counts an order unless the limit is reached, in one statement. @returns whether it was counted */
export async function countUse(
  tx: Transaction,
  { company_id, user_id, promotion_id }: PromotionUse,
  join_limit: number,
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    insert into promotion_use as u (company_id, promotion_id, user_id, used)
    values (${company_id}, ${promotion_id}, ${user_id}, 1)
    on conflict (company_id, promotion_id, user_id) do update set used = u.used + 1 where u.used < ${join_limit}`)
  return rowCount === 1
}

export async function uncountUse(
  tx: Transaction,
  { company_id, user_id, promotion_id }: PromotionUse,
): Promise<void> {
  await tx.execute(sql`
    update promotion_use set used = used - 1
     where company_id = ${company_id} and promotion_id = ${promotion_id} and user_id = ${user_id} and used > 0`)
}

export type Promotion = typeof promotion.$inferSelect

export const LATEST_FIRST = [desc(promotion.end_time), promotion.promotion_id]

const at = (company_id: string, promotion_id: string) =>
  and(eq(promotion.company_id, company_id), eq(promotion.promotion_id, promotion_id))

/** @param lock holds the row until the transaction ends */
export async function readPromotion(
  db: Database | Transaction,
  company_id: string,
  promotion_id: string,
  lock = false,
): Promise<Promotion | undefined> {
  const query = db.select().from(promotion).where(at(company_id, promotion_id))
  const [row] = await (lock ? query.for('update') : query)
  return row
}

export function targetsOf(db: Database | Transaction, company_id: string, promotion_id: string) {
  return db
    .select()
    .from(promotion_target)
    .where(and(eq(promotion_target.company_id, company_id), eq(promotion_target.promotion_id, promotion_id)))
    .orderBy(asc(promotion_target.target_id))
}

export async function insertPromotion(tx: Transaction, row: typeof promotion.$inferInsert): Promise<void> {
  await tx.insert(promotion).values(row)
}

export async function updatePromotion(
  tx: Transaction,
  company_id: string,
  promotion_id: string,
  change: Partial<Promotion>,
): Promise<void> {
  await tx.update(promotion).set(change).where(at(company_id, promotion_id))
}

/** @param targets with a price in cents for 限时特惠 */
export function replaceTargets(
  tx: Transaction,
  company_id: string,
  promotion_id: string,
  targets: { target_id: string; price?: number }[],
): Promise<void> {
  const rows = targets.map((target) => ({ company_id, promotion_id, ...target }))
  return replaceRows(tx, promotion_target, eq(promotion_target.promotion_id, promotion_id), company_id, rows)
}

export async function deletePromotion(
  tx: Transaction,
  company_id: string,
  promotion_id: string,
): Promise<void> {
  await replaceTargets(tx, company_id, promotion_id, [])
  await tx.delete(promotion).where(at(company_id, promotion_id))
}

export async function shopExists(
  tx: Transaction,
  company_id: string,
  distributor_id: string,
): Promise<boolean> {
  const rows = await tx
    .select({ distributor_id: shop.distributor_id })
    .from(shop)
    .where(and(eq(shop.company_id, company_id), eq(shop.distributor_id, distributor_id)))
  return rows.length > 0
}
