import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'

/** What employees alone can buy, as lines of their orders tell it. */
export interface StaffGoods extends Record<string, unknown> {
  item_id: string
  product_type: 'sale' | 'bag'
  /** 1: a lucky bag that is not to be had any more. */
  valid_lucky: 0 | 1
}

/** Which of the items are 特卖 or 福袋, by their ids. */
export async function staffGoodsOf(
  db: Database | Transaction,
  company_id: string,
  lines: readonly { item_id: string }[],
): Promise<Map<string, StaffGoods>> {
  const ids = [...new Set(lines.map(({ item_id }) => item_id))]
  const { rows } = await db.execute<StaffGoods>(sql`
    select i.item_id, g.product_type,
           (exists (select 1 from staff_activity_item a
                     where a.company_id = i.company_id and a.item_id = i.item_id and a.invalid))::int as valid_lucky
      from goods_item i
      join goods g on g.company_id = i.company_id and g.goods_id = i.goods_id
     where i.company_id = ${company_id} and i.item_id = any(${sql.param(ids)}::text[])
       and g.product_type <> 'normal'`)
  return new Map(rows.map((row) => [row.item_id, row]))
}
