import type { Database } from '../../db/client'
import { inTransaction } from '../../db/transaction'
import { AppError } from '../../core/errors'
import { COURIERS, MERCHANT } from '../logistics/couriers'
import type { Actor } from '../../core/actor'
import { ship } from './ship'

/** A row of a shipping file. */
export interface ShippingRow {
  order_id: string
  /** A courier's code or name. */
  corp: string
  code: string
}

/** What became of a row. */
export interface ShippedRow extends ShippingRow {
  /** From 1, in the order given. */
  row: number
  status: boolean
  /** Why not; '' where it was shipped. */
  message: string
}

const byName = new Map([...COURIERS, MERCHANT].map(({ corp_code, corp_name }) => [corp_name, corp_code]))

/**
 * Ships all that is left of each order, a transaction a row, so that a wrong row keeps no other from being shipped.
 * @param progress told after each row
 */
export async function shipRows(
  db: Database,
  by: Actor,
  rows: readonly ShippingRow[],
  progress: (done: number, of: number) => void = () => {},
): Promise<ShippedRow[]> {
  const report: ShippedRow[] = []
  for (const [index, source] of rows.entries()) {
    const message = await shipRow(db, by, source)
    report.push({ ...source, row: index + 1, status: message === '', message })
    progress(index + 1, rows.length)
  }
  return report
}

/** Why a row cannot be shipped, as its operator may read it; a fault of ours is none of them. */
async function shipRow(db: Database, by: Actor, { order_id, corp, code }: ShippingRow): Promise<string> {
  try {
    await inTransaction(db, (tx) =>
      ship(tx, by, order_id.trim(), { corp: byName.get(corp.trim()) ?? corp.trim(), code: code.trim() }),
    )
    return ''
  } catch (error) {
    if (error instanceof AppError) return error.message
    throw error
  }
}
