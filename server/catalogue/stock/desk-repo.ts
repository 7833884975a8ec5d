import { DAY_MS } from '@schemas/time-units'
import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import type { Movement } from '../../db/schema'
import { timeNow } from '../../db/time'
import { SPECS } from '../goods-fragments'
import { causeWords, movementWord } from './movement-words'
import type { StockKey } from './repo'

/** Movements that are shown; the ledger keeps all. */
const SHOWN = 30
/** Days that are read first. */
const LATELY_DAYS = 30

interface ViewRow extends Record<string, unknown> {
  item_name: string
  item_bn: string
  specs: string
  price: number
  stock: number
  reserved: number
}

interface MovementRow extends Record<string, string | number> {
  created: string
  kind: Movement
  stock: number
  reserved: number
  cause: string
}

/** A shelf of one item with what moved last, in words; `row` is undefined for one that does not exist. */
export async function stockView(
  db: Database | Transaction,
  company_id: string,
  { distributor_id, item_id }: StockKey,
): Promise<{ row: ViewRow | undefined; movements: Record<string, string | number>[] }> {
  const found = await db.execute<ViewRow>(sql`
    select g.item_name, i.item_bn, ${SPECS} as specs, i.price, k.stock, k.reserved
      from item_stock k
      join goods_item i on i.company_id = k.company_id and i.item_id = k.item_id
      join goods g on g.company_id = i.company_id and g.goods_id = i.goods_id
     where k.company_id = ${company_id} and k.distributor_id = ${distributor_id} and k.item_id = ${item_id}`)
  // most items moved often of late: older months are read only where that is too little
  const lately = await lastMovements(db, company_id, { distributor_id, item_id }, LATELY_DAYS)
  const moved =
    lately.length === SHOWN ? lately : await lastMovements(db, company_id, { distributor_id, item_id })
  const movements = moved.map(({ kind, cause, ...row }) => ({
    ...row,
    kind: movementWord(kind),
    cause: causeWords(cause),
  }))
  return { row: found.rows[0], movements }
}

async function lastMovements(
  db: Database | Transaction,
  company_id: string,
  { distributor_id, item_id }: StockKey,
  days?: number,
): Promise<MovementRow[]> {
  const since = days === undefined ? '-infinity' : new Date(timeNow().getTime() - days * DAY_MS).toISOString()
  const { rows } = await db.execute<MovementRow>(sql`
    select to_char(created at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created, kind, stock, reserved, cause
      from stock_movement
     where company_id = ${company_id} and distributor_id = ${distributor_id} and item_id = ${item_id}
       and stock_movement.created >= ${since}::timestamptz
     order by stock_movement.created desc, movement_id desc limit ${SHOWN}`)
  return rows
}
