import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@server/db/client'
import {
  cart_line,
  category,
  goods,
  goods_item,
  goods_item_spec,
  item_grade_price,
  item_stock,
  order_line,
  stock_movement,
} from '@server/db/schema'
import { specsOfGoods } from './specs-repo'

export type ItemRow = typeof goods_item.$inferSelect

/** The items in their order, each with its values by the order of the specifications. */
export async function itemsOfGoods(
  db: Database | Transaction,
  company_id: string,
  goods_id: string,
): Promise<{ row: ItemRow; values: string[] }[]> {
  const rows = await db
    .select()
    .from(goods_item)
    .where(and(eq(goods_item.company_id, company_id), eq(goods_item.goods_id, goods_id)))
    .orderBy(asc(goods_item.sort), asc(goods_item.item_id))
  const specs = await specsOfGoods(db, company_id, goods_id)
  return rows.map((row) => ({
    row,
    values: specs.flatMap(
      ({ values }) => values.find(({ items }) => items.includes(row.item_id))?.name ?? [],
    ),
  }))
}

export async function insertItemRow(tx: Transaction, row: typeof goods_item.$inferInsert): Promise<void> {
  await tx.insert(goods_item).values(row)
}

export async function updateItemRow(
  tx: Transaction,
  company_id: string,
  { item_id, ...change }: Partial<ItemRow> & Pick<ItemRow, 'item_id'>,
): Promise<void> {
  await tx
    .update(goods_item)
    .set(change)
    .where(and(eq(goods_item.company_id, company_id), eq(goods_item.item_id, item_id)))
}

/** Replaces the specification values of these items. */
export async function replaceItemSpecs(
  tx: Transaction,
  company_id: string,
  item_ids: string[],
  rows: (typeof goods_item_spec.$inferInsert)[],
): Promise<void> {
  await tx
    .delete(goods_item_spec)
    .where(and(eq(goods_item_spec.company_id, company_id), inArray(goods_item_spec.item_id, item_ids)))
  if (rows.length > 0) await tx.insert(goods_item_spec).values(rows)
}

/** Deletes items with their grade prices, cart lines and stock rows. */
export async function deleteItems(tx: Transaction, company_id: string, item_ids: string[]): Promise<void> {
  for (const table of [goods_item_spec, item_grade_price, cart_line, item_stock, goods_item] as const)
    await tx.delete(table).where(and(eq(table.company_id, company_id), inArray(table.item_id, item_ids)))
}

const RECORDS = { orders: order_line, movements: stock_movement } as const

/** Those of these items that have orders or stock movements. */
export async function usedItems(
  tx: Transaction,
  company_id: string,
  item_ids: string[],
  by: keyof typeof RECORDS,
): Promise<string[]> {
  const table = RECORDS[by]
  const rows = await tx
    .selectDistinct({ item_id: table.item_id })
    .from(table)
    .where(and(eq(table.company_id, company_id), inArray(table.item_id, item_ids)))
  return rows.map(({ item_id }) => item_id)
}

/** Category → whether it is a main category; unknown ids are left out. */
export async function kindsOfCategories(
  tx: Transaction,
  company_id: string,
  ids: string[],
): Promise<Map<string, boolean>> {
  const known = await tx
    .select({ id: category.category_id, isMain: category.is_main_category })
    .from(category)
    .where(and(eq(category.company_id, company_id), inArray(category.category_id, ids)))
  return new Map(known.map(({ id, isMain }) => [id, isMain]))
}

/** An item of another product that has one of these numbers. */
export async function takenNumber(tx: Transaction, company_id: string, goods_id: string, numbers: string[]) {
  const [row] = await tx
    .select({ item_bn: goods_item.item_bn, item_name: goods.item_name })
    .from(goods_item)
    .innerJoin(
      goods,
      and(eq(goods.company_id, goods_item.company_id), eq(goods.goods_id, goods_item.goods_id)),
    )
    .where(
      and(
        eq(goods_item.company_id, company_id),
        ne(goods_item.goods_id, goods_id),
        isNull(goods.deleted),
        sql`${goods_item.item_bn} = any(${sql.param(numbers)}::text[])`,
      ),
    )
    .limit(1)
  return row
}
