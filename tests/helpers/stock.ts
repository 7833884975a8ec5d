import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '@server/db/client'
import { goods_item, item_stock } from '@server/db/schema'

/** Sells out all items of a product. */
export async function sellOut(db: Database, goods_id: string, company_id = '1'): Promise<void> {
  const items = db
    .select({ item_id: goods_item.item_id })
    .from(goods_item)
    .where(and(eq(goods_item.company_id, company_id), eq(goods_item.goods_id, goods_id)))
  await db
    .update(item_stock)
    .set({ stock: 0, reserved: 0 })
    .where(and(eq(item_stock.company_id, company_id), inArray(item_stock.item_id, items)))
}
