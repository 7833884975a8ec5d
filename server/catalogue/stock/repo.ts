import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import type { Movement } from '../../db/schema'
import { newId } from '../../core/ids'

export interface StockKey {
  /** `0`: the company's own warehouse. */
  distributor_id: string
  item_id: string
}

export interface StockChange extends StockKey {
  kind: Movement
  /** Change of the pieces on the shelf. */
  stock: number
  /** Change of the pieces that orders reserve. */
  reserved: number
  /** Reason with an id; the same cause changes a row once. */
  cause: string
}

/**
 * Changes one row and writes its movement, if `reserved` stays between 0 and `stock`. The movement is written by values:
 * Citus asks all machines for what is inserted from the result of the change.
 * @returns whether the row was changed
 * @throws error 23505 (unique_violation) where the cause has changed the row before
 */
export async function move(tx: Transaction, company_id: string, change: StockChange): Promise<boolean> {
  const { distributor_id, item_id, kind, stock, reserved, cause } = change
  const { rowCount } = await tx.execute(sql`
    update item_stock set stock = stock + ${stock}::int, reserved = reserved + ${reserved}::int, updated = now()
     where company_id = ${company_id} and distributor_id = ${distributor_id} and item_id = ${item_id}
       and reserved + ${reserved}::int between 0 and stock + ${stock}::int`)
  if (rowCount !== 1) return false
  await tx.execute(sql`
    with once as (
      insert into stock_cause (company_id, distributor_id, item_id, cause)
      values (${company_id}, ${distributor_id}, ${item_id}, ${cause}))
    insert into stock_movement (company_id, distributor_id, item_id, movement_id, kind, stock, reserved, cause)
    values (${company_id}, ${distributor_id}, ${item_id}, ${newId()}, ${kind}, ${stock}, ${reserved}, ${cause})`)
  return true
}

/** Creates an empty row if there is none. */
export async function ensureStockRow(
  tx: Transaction,
  company_id: string,
  { distributor_id, item_id }: StockKey,
): Promise<void> {
  await tx.execute(sql`
    insert into item_stock (company_id, distributor_id, item_id)
    values (${company_id}, ${distributor_id}, ${item_id}) on conflict do nothing`)
}

export interface StockRow extends StockKey, Record<string, unknown> {
  stock: number
  reserved: number
}

/** The rows of these items in all shops. */
export async function stockRows(
  db: Database | Transaction,
  company_id: string,
  item_ids: string[],
): Promise<StockRow[]> {
  const { rows } = await db.execute<StockRow>(sql`
    select distributor_id, item_id, stock, reserved from item_stock
     where company_id = ${company_id} and item_id = any(${sql.param(item_ids)}::text[])`)
  return rows
}

/** One row, locked until the transaction ends. */
export async function lockStockRow(
  tx: Transaction,
  company_id: string,
  { distributor_id, item_id }: StockKey,
): Promise<StockRow | undefined> {
  const { rows } = await tx.execute<StockRow>(sql`
    select distributor_id, item_id, stock, reserved from item_stock
     where company_id = ${company_id} and distributor_id = ${distributor_id} and item_id = ${item_id} for update`)
  return rows[0]
}

/**
 * Sets the pieces on one shelf of many items, whose rows are created if there are none: the difference of each is one
 * movement. Rows are locked in the order of their items.
 * @returns how many items have no more reserved than this and were counted; the others keep their rows
 */
export async function countRows(
  tx: Transaction,
  company_id: string,
  distributor_id: string,
  counted: readonly { item_id: string; stock: number }[],
  cause: string,
): Promise<number> {
  const rows = counted.toSorted((a, b) => (a.item_id < b.item_id ? -1 : 1))
  const ids = sql`${sql.param(rows.map(({ item_id }) => item_id))}::text[]`
  await tx.execute(sql`
    insert into item_stock (company_id, distributor_id, item_id)
    select ${company_id}, ${distributor_id}, w.item_id from unnest(${ids}) as w (item_id) order by w.item_id
        on conflict do nothing`)
  const { rows: held } = await tx.execute<StockRow>(sql`
    select distributor_id, item_id, stock, reserved from item_stock
     where company_id = ${company_id} and distributor_id = ${distributor_id} and item_id = any(${ids})
     order by item_id for update`)
  const before = new Map(held.map((row) => [row.item_id, row]))
  const changes = rows.flatMap(({ item_id, stock }) => {
    const row = before.get(item_id)
    return row && row.reserved <= stock ? { item_id, stock, difference: stock - row.stock } : []
  })
  const moved = changes.filter(({ difference }) => difference !== 0)
  if (moved.length > 0) await moveRows(tx, company_id, distributor_id, moved, cause)
  return changes.length
}

/** Sets the pieces of rows that the caller has locked, each with its movement. */
async function moveRows(
  tx: Transaction,
  company_id: string,
  distributor_id: string,
  rows: readonly { item_id: string; stock: number; difference: number }[],
  cause: string,
): Promise<void> {
  const ids = sql`${sql.param(rows.map(({ item_id }) => item_id))}::text[]`
  await tx.execute(sql`
    update item_stock k set stock = w.stock, updated = now()
      from unnest(${ids}, ${sql.param(rows.map(({ stock }) => stock))}::int[]) as w (item_id, stock)
     where k.company_id = ${company_id} and k.distributor_id = ${distributor_id} and k.item_id = w.item_id`)
  await tx.execute(sql`
    insert into stock_cause (company_id, distributor_id, item_id, cause)
    select ${company_id}, ${distributor_id}, w.item_id, ${cause} from unnest(${ids}) as w (item_id)`)
  await tx.execute(sql`
    insert into stock_movement (company_id, distributor_id, item_id, movement_id, kind, stock, reserved, cause)
    select ${company_id}, ${distributor_id}, w.item_id, w.movement_id, 'adjust', w.difference, 0, ${cause}
      from unnest(${ids}, ${sql.param(rows.map(() => newId()))}::text[],
                  ${sql.param(rows.map(({ difference }) => difference))}::int[]) as w (item_id, movement_id, difference)`)
}
