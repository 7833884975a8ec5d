import { sql } from 'drizzle-orm'
import type { Database } from '../../db/client'
import { inTransaction } from '../../db/transaction'

/** Pieces by the id of their item or product, smallest id first: rows are locked in that order. */
type Sums = [id: string, num: number][]

/**
 * Adds the pieces paid since the last run to `sales` of items and products, with one write per row however many payments
 * there were; rows that another server is processing are skipped.
 * @returns how many rows were counted
 */
export async function foldSales(db: Database, company_id: string, limit: number): Promise<number> {
  return inTransaction(db, async (tx) => {
    const { rows } = await tx.execute<{ item_id: string; goods_id: string; num: number }>(sql`
      delete from item_sale where company_id = ${company_id} and sale_id = any(array(
        select sale_id from item_sale where company_id = ${company_id}
         order by sale_id limit ${limit} for update skip locked))
      returning item_id, goods_id, num`)
    const add = async (table: 'goods' | 'goods_item', key: 'goods_id' | 'item_id') => {
      const sums = sumsBy(rows, key)
      const [name, id] = [sql.identifier(table), sql.identifier(key)]
      const ids = sql.param(sums.map(([sold]) => sold))
      await tx.execute(sql`
        select 1 from ${name} where company_id = ${company_id} and ${id} = any(${ids}::text[])
         order by ${id} for no key update`)
      await tx.execute(sql`
        update ${name} t set sales = t.sales + s.num
          from unnest(${ids}::text[], ${sql.param(sums.map(([, num]) => num))}::int[]) as s(id, num)
         where t.company_id = ${company_id} and t.${id} = s.id`)
    }
    if (rows.length > 0) {
      await add('goods_item', 'item_id')
      await add('goods', 'goods_id')
    }
    return rows.length
  })
}

function sumsBy<K extends string>(rows: ({ num: number } & Record<K, string>)[], key: K): Sums {
  const sums = new Map<string, number>()
  for (const row of rows) sums.set(row[key], (sums.get(row[key]) ?? 0) + row.num)
  return [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1))
}
