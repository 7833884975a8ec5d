import { sql } from 'drizzle-orm'
import type { Database } from '../../db/client'
import { inTransaction } from '../../db/transaction'
import { storeOfGoods } from '../fragments-repo'
import { cached } from './figures-cache'

/** Setting with the time up to which a company's stock is ranked. */
const SETTING = 'stock-rank'
/** Transactions that began before that time may commit after it; none takes so long. */
const OVERLAP = sql`interval '1 minute'`

/**
 * Brings `goods.stock_rank`, by which lists are ordered, up to the present stock for products whose stock was moved
 * since the last time, at most every few seconds. Orders do not write it themselves: many would wait for the row of one
 * product.
 */
export async function updateStockRanks(db: Database, company_id: string): Promise<void> {
  await cached(db, `stock ranks of ${company_id}`, async () => {
    await writeRanks(db, company_id)
    return {}
  })
}

async function writeRanks(db: Database, company_id: string): Promise<void> {
  const { rows } = await db.execute<{ moment: string; since: string; is_old: boolean }>(sql`
    select now()::text as moment, (since - ${OVERLAP})::text as since, since < now() - ${OVERLAP} as is_old
      from (select coalesce((select (value #>> '{}')::timestamptz from setting
                              where company_id = ${company_id} and name = ${SETTING}), '-infinity') as since) s`)
  const [ranked] = rows
  if (!ranked) throw new Error('Expected one row of the present moment')
  const goods_ids = await outdatedRanks(db, company_id, ranked.since)
  if (goods_ids.length === 0 && !ranked.is_old) return
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`
      update goods g set stock_rank = ${storeOfGoods(company_id)}
       where g.company_id = ${company_id} and g.goods_id = any(${sql.param(goods_ids)}::text[])`)
    await tx.execute(sql`
      insert into setting (company_id, name, value)
      values (${company_id}, ${SETTING}, to_jsonb(${ranked.moment}::timestamptz))
      on conflict (company_id, name) do update set value = excluded.value`)
  })
}

/** Products whose rank is not their stock, of those whose stock was moved since a time. */
async function outdatedRanks(db: Database, company_id: string, since: string): Promise<string[]> {
  const { rows } = await db.execute<{ goods_id: string }>(sql`
    with moved as materialized (
      select distinct i.goods_id from item_stock k
        join goods_item i on i.company_id = k.company_id and i.item_id = k.item_id
       where k.company_id = ${company_id} and k.updated > ${since}::timestamptz)
    select g.goods_id from moved join goods g on g.company_id = ${company_id} and g.goods_id = moved.goods_id
     where g.stock_rank <> ${storeOfGoods(company_id)}`)
  return rows.map(({ goods_id }) => goods_id)
}
