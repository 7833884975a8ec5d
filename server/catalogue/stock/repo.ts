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
  /** Pieces on the shelf, more or fewer. */
  stock: number
  /** Pieces that orders hold, more or fewer. */
  reserved: number
  /** What it is for; the same cause moves a row once. */
  cause: string
}

/**
 * Changes one row and writes its movement, in one statement, where the row can bear it.
 * @returns whether it could
 * @throws error 23505 (unique_violation) where the cause has moved the row before
 */
export async function move(tx: Transaction, company_id: string, change: StockChange): Promise<boolean> {
  const { distributor_id, item_id, kind, stock, reserved, cause } = change
  const { rowCount } = await tx.execute(sql`
    with moved as (
      update item_stock set stock = stock + ${stock}::int, reserved = reserved + ${reserved}::int, updated = now()
       where company_id = ${company_id} and distributor_id = ${distributor_id} and item_id = ${item_id}
         and reserved + ${reserved}::int between 0 and stock + ${stock}::int
      returning company_id, distributor_id, item_id),
    once as (
      insert into stock_cause (company_id, distributor_id, item_id, cause)
      select company_id, distributor_id, item_id, ${cause} from moved)
    insert into stock_movement (company_id, distributor_id, item_id, movement_id, kind, stock, reserved, cause)
    select company_id, distributor_id, item_id, ${newId()}, ${kind}, ${stock}::int, ${reserved}::int, ${cause}
      from moved`)
  return rowCount === 1
}

/** A row of nothing where there is none yet. */
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

/** The rows of these items, of whatever shop. */
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

export interface LedgerFault extends StockRow {
  /** What the movements sum to. */
  ledger_stock: number
  ledger_reserved: number
}

/** Rows that are not the sum of all their movements, however long ago. */
export async function rowsOffTheLedger(
  db: Database | Transaction,
  company_id: string,
): Promise<LedgerFault[]> {
  const { rows } = await db.execute<LedgerFault>(sql`
    select k.distributor_id, k.item_id, k.stock, k.reserved,
           coalesce(m.stock, 0)::int as ledger_stock, coalesce(m.reserved, 0)::int as ledger_reserved
      from item_stock k
      left join (select distributor_id, item_id, sum(stock) as stock, sum(reserved) as reserved
                   from stock_movement where company_id = ${company_id} group by distributor_id, item_id) m
        on m.distributor_id = k.distributor_id and m.item_id = k.item_id
     where k.company_id = ${company_id}
       and (k.stock <> coalesce(m.stock, 0) or k.reserved <> coalesce(m.reserved, 0))
     order by k.item_id, k.distributor_id`)
  return rows
}

export interface HoldFault extends StockKey, Record<string, unknown> {
  reserved: number
  /** Pieces of open orders that are not shipped or cancelled yet. */
  ordered: number
}

/** Rows whose `reserved` is not what open orders hold; the lines of others are not read, which `offset 0` sees to. */
export async function rowsOffTheOrders(db: Database | Transaction, company_id: string): Promise<HoldFault[]> {
  const { rows } = await db.execute<HoldFault>(sql`
    select k.distributor_id, k.item_id, k.reserved, coalesce(o.held, 0)::int as ordered
      from item_stock k
      left join (select l.distributor_id, l.item_id, sum(l.num - l.shipped_num - l.cancelled_num) as held
                   from orders o
                  cross join lateral (
                    select * from order_line x where x.company_id = ${company_id} and x.order_id = o.order_id offset 0) l
                  where o.company_id = ${company_id}
                    and o.status in ('NOTPAY', 'WAIT_PAID_CONFIRM', 'PAYED', 'WAIT_BUYER_CONFIRM')
                  group by l.distributor_id, l.item_id) o
        on o.distributor_id = k.distributor_id and o.item_id = k.item_id
     where k.company_id = ${company_id} and k.reserved <> coalesce(o.held, 0)
     order by k.item_id, k.distributor_id`)
  return rows
}
