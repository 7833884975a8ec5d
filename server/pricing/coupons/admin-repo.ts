import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import { coupon, coupon_bound, coupon_shop } from '../../db/schema'
import { replaceRows, type ShopsOf } from '../../back-office'

export type Coupon = typeof coupon.$inferSelect

const at = (company_id: string, card_id: string) =>
  and(eq(coupon.company_id, company_id), eq(coupon.card_id, card_id))

/** @param lock holds the row until the transaction ends */
export async function readCoupon(
  db: Database | Transaction,
  company_id: string,
  card_id: string,
  lock = false,
): Promise<Coupon | undefined> {
  const query = db.select().from(coupon).where(at(company_id, card_id))
  const [row] = await (lock ? query.for('update') : query)
  return row
}

export async function insertCoupon(tx: Transaction, row: typeof coupon.$inferInsert): Promise<void> {
  await tx.insert(coupon).values(row)
}

export async function updateCoupon(
  tx: Transaction,
  company_id: string,
  card_id: string,
  change: Partial<Coupon>,
): Promise<void> {
  await tx.update(coupon).set(change).where(at(company_id, card_id))
}

/** Deletes a coupon with its bounds. */
export async function deleteCoupon(tx: Transaction, company_id: string, card_id: string): Promise<void> {
  await replaceBounds(tx, company_id, card_id, { targets: [], shops: [] })
  await tx.delete(coupon).where(at(company_id, card_id))
}

/** What a coupon can be used for, and in which shops; sorted ids. */
interface Bounds {
  targets: string[]
  shops: string[]
}

export async function boundsOf(
  db: Database | Transaction,
  company_id: string,
  card_id: string,
): Promise<Bounds> {
  const matches = (table: typeof coupon_bound | typeof coupon_shop) =>
    and(eq(table.company_id, company_id), eq(table.card_id, card_id))
  const targets = await db.select().from(coupon_bound).where(matches(coupon_bound))
  const shops = await db.select().from(coupon_shop).where(matches(coupon_shop))
  return {
    targets: targets.map(({ target_id }) => target_id).toSorted(),
    shops: shops.map(({ distributor_id }) => distributor_id).toSorted(),
  }
}

export async function replaceBounds(
  tx: Transaction,
  company_id: string,
  card_id: string,
  { targets, shops }: Bounds,
): Promise<void> {
  const own = { company_id, card_id }
  const bounds = [...new Set(targets)].map((target_id) => ({ ...own, target_id }))
  const links = [...new Set(shops)].map((distributor_id) => ({ ...own, distributor_id }))
  await replaceRows(tx, coupon_bound, eq(coupon_bound.card_id, card_id), company_id, bounds)
  await replaceRows(tx, coupon_shop, eq(coupon_shop.card_id, card_id), company_id, links)
}

/** Coupons all of whose shops are among these, and coupons of no shop. @param shops empty: all */
export const couponsOf = (company_id: string, shops: readonly string[]): SQL =>
  shops.length === 0
    ? sql`true`
    : sql`not exists (select 1 from (${shopsOf(company_id)}) own where own.id = ${coupon.card_id}
                       and own.shop <> all(${sql.param([...shops])}::text[]))`

/** The shop that a coupon belongs to, and those that it can be used in. */
export const shopsOfCoupons: ShopsOf = (company_id, ids) =>
  sql`select own.id, own.shop from (${shopsOf(company_id)}) own where own.id = any(${sql.param([...ids])}::text[])`

const shopsOf = (company_id: string) => sql`
  select c.card_id as id, c.distributor_id as shop from coupon c where c.company_id = ${company_id}
  union all
  select s.card_id, s.distributor_id from coupon_shop s where s.company_id = ${company_id}`
