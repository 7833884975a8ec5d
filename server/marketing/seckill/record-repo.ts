/** Seckills as operators edit them. */
import { and, asc, desc, eq, notInArray, sql } from 'drizzle-orm'
import type { RecordValues } from '@schemas/records'
import type { Database, Transaction } from '../../db/client'
import { proposed } from '../../db/proposed'
import { seckill, seckill_count, seckill_item } from '../../db/schema'

export type SeckillRecordRow = typeof seckill.$inferSelect
type Item = RecordValues['seckill']['items'][number]

export const LATEST_FIRST = [desc(seckill.end_time), seckill.seckill_id]

const isSeckill = (company_id: string, id: string) =>
  and(eq(seckill.company_id, company_id), eq(seckill.seckill_id, id))
const itemsOf = (company_id: string, id: string) =>
  and(eq(seckill_item.company_id, company_id), eq(seckill_item.seckill_id, id))

/** @param lock locks the row until the transaction ends */
export async function seckillById(
  db: Database | Transaction,
  company_id: string,
  id: string,
  lock: boolean | undefined,
): Promise<SeckillRecordRow | undefined> {
  const query = db.select().from(seckill).where(isSeckill(company_id, id))
  const [row] = await (lock ? query.for('update') : query)
  return row
}

export const itemsOfSeckill = (db: Database | Transaction, company_id: string, id: string): Promise<Item[]> =>
  db
    .select({
      item_id: seckill_item.item_id,
      activity_price: seckill_item.activity_price,
      activity_store: seckill_item.activity_store,
      limit_num: seckill_item.limit_num,
    })
    .from(seckill_item)
    .where(itemsOf(company_id, id))
    .orderBy(asc(seckill_item.item_id))

/** Inserts a seckill, or changes all its columns. */
export async function writeSeckill(
  tx: Transaction,
  row: typeof seckill.$inferInsert,
  isNew: boolean,
): Promise<void> {
  const { company_id, seckill_id, ...columns } = row
  if (isNew) await tx.insert(seckill).values(row)
  else await tx.update(seckill).set(columns).where(isSeckill(company_id, seckill_id))
}

/** Whether any member has ordered of a seckill. */
export async function hasBuyers(tx: Transaction, company_id: string, id: string): Promise<boolean> {
  const [bought] = await tx
    .select({ user_id: seckill_count.user_id })
    .from(seckill_count)
    .where(and(eq(seckill_count.company_id, company_id), eq(seckill_count.seckill_id, id)))
    .limit(1)
  return bought !== undefined
}

export async function deleteSeckill(tx: Transaction, company_id: string, id: string): Promise<void> {
  await tx.delete(seckill_item).where(itemsOf(company_id, id))
  await tx.delete(seckill).where(isSeckill(company_id, id))
}

/** Replaces the items of a seckill. Existing items keep the number of sold pieces, which their stock cannot go below. */
export async function writeItems(tx: Transaction, company_id: string, seckill_id: string, items: Item[]) {
  const ids = items.map(({ item_id }) => item_id)
  await tx
    .delete(seckill_item)
    .where(and(itemsOf(company_id, seckill_id), notInArray(seckill_item.item_id, ids)))
  const rows = items.map((item) => ({ company_id, seckill_id, ...item }))
  await tx
    .insert(seckill_item)
    .values(rows)
    .onConflictDoUpdate({
      target: [seckill_item.company_id, seckill_item.seckill_id, seckill_item.item_id],
      set: {
        ...proposed('activity_price', 'limit_num'),
        activity_store: sql`greatest(excluded.activity_store, ${seckill_item.sold})`,
      },
    })
}
