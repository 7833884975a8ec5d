/** Products for batches: read and locked together, written in one statement each. */
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '@server/db/client'
import { goods_tag, tag, type ApproveStatus } from '@server/db/schema'
import { WAREHOUSE } from '../stock-csv-repo'

export interface BatchItem {
  item_id: string
  /** Cents. */
  price: number
  /** In the company's warehouse. */
  stock: number
  reserved: number
}

export interface BatchGoods {
  goods_id: string
  item_name: string
  approve_status: ApproveStatus
  /** Sold for money: its price is above zero. */
  sold: boolean
  items: BatchItem[]
}

/**
 * The products that exist, in the order of `ids`, locked until the transaction ends: first their stock, as orders do, then
 * the products in the order of their ids.
 */
export async function lockGoods(
  tx: Transaction,
  company_id: string,
  ids: readonly string[],
): Promise<BatchGoods[]> {
  const wanted = sql`${sql.param([...ids])}::text[]`
  await tx.execute(sql`
    select 1 from item_stock
     where company_id = ${company_id} and distributor_id = ${WAREHOUSE}
       and item_id in (select item_id from goods_item where company_id = ${company_id} and goods_id = any(${wanted}))
     order by item_id for no key update`)
  const locked = await tx.execute<Omit<BatchGoods, 'items'> & Record<string, unknown>>(sql`
    select goods_id, item_name, approve_status, item_type = 'normal' and not is_gift as sold from goods
     where company_id = ${company_id} and goods_id = any(${wanted}) and deleted is null
     order by goods_id for no key update`)
  const { rows: items } = await tx.execute<BatchItem & { goods_id: string } & Record<string, unknown>>(sql`
    select i.goods_id, i.item_id, i.price, coalesce(k.stock, 0) as stock, coalesce(k.reserved, 0) as reserved
      from goods_item i
      left join item_stock k
        on k.company_id = i.company_id and k.item_id = i.item_id and k.distributor_id = ${WAREHOUSE}
     where i.company_id = ${company_id} and i.goods_id = any(${wanted})
     order by i.goods_id, i.sort, i.item_id`)
  const found = new Map(locked.rows.map((row) => [row.goods_id, { ...row, items: [] as BatchItem[] }]))
  for (const { goods_id, ...item } of items) found.get(goods_id)?.items.push(item)
  return ids.flatMap((id) => found.get(id) ?? [])
}

export async function writeItemPrices(
  tx: Transaction,
  company_id: string,
  prices: readonly { item_id: string; price: number }[],
): Promise<void> {
  await tx.execute(sql`
    update goods_item i set price = p.price
      from unnest(${sql.param(prices.map(({ item_id }) => item_id))}::text[],
                  ${sql.param(prices.map(({ price }) => price))}::int[]) as p (item_id, price)
     where i.company_id = ${company_id} and i.item_id = p.item_id`)
}

export async function writeStatus(
  tx: Transaction,
  company_id: string,
  ids: readonly string[],
  status: ApproveStatus,
): Promise<void> {
  await tx.execute(sql`
    update goods set approve_status = ${status}
     where company_id = ${company_id} and goods_id = any(${sql.param([...ids])}::text[])`)
}

/** Sets `updated`, which brings the search index up to date. */
export async function touchGoods(tx: Transaction, company_id: string, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update goods set updated = now()
     where company_id = ${company_id} and goods_id = any(${sql.param([...ids])}::text[])`)
}

/** Name of each tag that products can have. */
export async function goodsTags(tx: Transaction, company_id: string): Promise<Map<string, string>> {
  const rows = await tx
    .select({ id: tag.tag_id, name: tag.tag_name })
    .from(tag)
    .where(and(eq(tag.company_id, company_id), eq(tag.kind, 'goods')))
    .orderBy(tag.sort, tag.tag_id)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Product → its tags. */
export async function tagsOfGoods(
  tx: Transaction,
  company_id: string,
  ids: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await tx
    .select({ goods_id: goods_tag.goods_id, tag_id: goods_tag.tag_id })
    .from(goods_tag)
    .where(and(eq(goods_tag.company_id, company_id), inArray(goods_tag.goods_id, [...ids])))
  const found = new Map<string, string[]>()
  for (const { goods_id, tag_id } of rows) found.set(goods_id, [...(found.get(goods_id) ?? []), tag_id])
  return found
}

type Link = Pick<typeof goods_tag.$inferInsert, 'goods_id' | 'tag_id'>

export async function addTags(tx: Transaction, company_id: string, links: readonly Link[]): Promise<void> {
  if (links.length === 0) return
  await tx
    .insert(goods_tag)
    .select(
      sql`select ${company_id}, l.goods_id, l.tag_id from unnest(
          ${sql.param(links.map(({ goods_id }) => goods_id))}::text[],
          ${sql.param(links.map(({ tag_id }) => tag_id))}::text[]) as l (goods_id, tag_id)`,
    )
    .onConflictDoNothing()
}

export async function removeTags(
  tx: Transaction,
  company_id: string,
  ids: readonly string[],
  tags: readonly string[],
): Promise<void> {
  await tx
    .delete(goods_tag)
    .where(
      and(
        eq(goods_tag.company_id, company_id),
        inArray(goods_tag.goods_id, [...ids]),
        inArray(goods_tag.tag_id, [...tags]),
      ),
    )
}
