/**
 * Stock (rules stock-1 and stock-2): every change is one conditional update of a row with its movement beside it, rows in
 * one order, so that nothing is oversold, nobody deadlocks, and the movements always sum to the rows.
 */
import { shortageMessage } from '@schemas/cart'
import type { Database, Transaction } from '../../db/client'
import type { Movement } from '../../db/schema'
import { AppError } from '../../core/errors'
import {
  ensureStockRow,
  lockStockRow,
  move,
  rowsOffTheLedger,
  rowsOffTheOrders,
  stockRows,
  type HoldFault,
  type LedgerFault,
  type StockKey,
} from './repo'

export type { HoldFault, LedgerFault, StockKey } from './repo'

/** Pieces of one row. `num` is above zero; lines of the same row are summed. */
export interface StockLine extends StockKey {
  num: number
}

/** A line that cannot be had, as `details.lines` of `out_of_stock`. */
export interface Shortage extends StockKey {
  num: number
  /** How many are left. */
  store: number
}

/**
 * Holds pieces for an order until they are shipped or released.
 * @param cause once for each row: `order:{id}:reserve`
 * @throws AppError out_of_stock naming every row that has too few, with how many are left; nothing is held then
 */
export async function reserve(tx: Transaction, company_id: string, lines: StockLine[], cause: string) {
  const short: StockLine[] = []
  for (const line of inOrder(lines)) {
    const change = { ...keyOf(line), kind: 'reserve' as const, stock: 0, reserved: line.num, cause }
    if (!(await move(tx, company_id, change))) short.push(line)
  }
  if (short.length > 0) throw outOfStock(await shortagesOf(tx, company_id, short))
}

/** Gives back what an order held and does not get. @throws Error where it held less: the books are wrong */
export const release = (tx: Transaction, company_id: string, lines: StockLine[], cause: string) =>
  moveAll(tx, company_id, lines, { kind: 'release', cause, stock: 0, reserved: -1 })

/** What an order held leaves the house. @throws Error where it held less */
export const ship = (tx: Transaction, company_id: string, lines: StockLine[], cause: string) =>
  moveAll(tx, company_id, lines, { kind: 'ship', cause, stock: -1, reserved: -1 })

/** Goods that a buyer sent back are on the shelf again. */
export const takeBack = (tx: Transaction, company_id: string, lines: StockLine[], cause: string) =>
  moveAll(tx, company_id, lines, { kind: 'return', cause, stock: 1, reserved: 0 })

/** New goods come in; a row that does not exist yet is made. */
export async function receive(tx: Transaction, company_id: string, lines: StockLine[], cause: string) {
  for (const line of inOrder(lines)) await ensureStockRow(tx, company_id, line)
  await moveAll(tx, company_id, lines, { kind: 'receive', cause, stock: 1, reserved: 0 })
}

/**
 * Sets how many pieces are on the shelf, as somebody counted them.
 * @returns how many there were before
 * @throws AppError out_of_stock where open orders hold more than that
 */
export async function adjust(
  tx: Transaction,
  company_id: string,
  { stock, ...key }: StockKey & { stock: number },
  cause: string,
): Promise<number> {
  await ensureStockRow(tx, company_id, key)
  const row = await lockStockRow(tx, company_id, key)
  if (!row) throw new Error(`Expected a stock row of item ${key.item_id}, found none`)
  if (row.reserved > stock)
    throw new AppError('out_of_stock', { message: `未完成的订单占用了${row.reserved}件，库存不能少于此数` })
  if (row.stock !== stock)
    await move(tx, company_id, { ...key, kind: 'adjust', stock: stock - row.stock, reserved: 0, cause })
  return row.stock
}

/**
 * Whose row serves each line: the shop's own where it has one, else the company's warehouse.
 * @returns as many lines, in the same order, each with how many are left
 */
export async function shelvesOf<L extends StockKey>(
  db: Database | Transaction,
  company_id: string,
  lines: L[],
): Promise<(L & { stock_distributor_id: string; store: number })[]> {
  const rows = await stockRows(db, company_id, [...new Set(lines.map(({ item_id }) => item_id))])
  const left = new Map(rows.map((row) => [nameOf(row), row.stock - row.reserved]))
  return lines.map((line) => {
    const own = left.get(nameOf(line))
    if (own !== undefined) return { ...line, stock_distributor_id: line.distributor_id, store: own }
    const store = left.get(nameOf({ ...line, distributor_id: '0' })) ?? 0
    return { ...line, stock_distributor_id: '0', store }
  })
}

/** Where the books do not balance; two empty lists are what the nightly clock and every test expect. */
export async function ledgerFaults(
  db: Database | Transaction,
  company_id: string,
): Promise<{ ledger: LedgerFault[]; held: HoldFault[] }> {
  const ledger = await rowsOffTheLedger(db, company_id)
  return { ledger, held: await rowsOffTheOrders(db, company_id) }
}

function outOfStock(lines: Shortage[]): AppError {
  const message = [...new Set(lines.map(({ store }) => shortageMessage(store)))].join('；')
  return new AppError('out_of_stock', { message, details: { lines } })
}

async function shortagesOf(tx: Transaction, company_id: string, lines: StockLine[]): Promise<Shortage[]> {
  const rows = await stockRows(
    tx,
    company_id,
    lines.map(({ item_id }) => item_id),
  )
  const left = new Map(rows.map((row) => [nameOf(row), row.stock - row.reserved]))
  return lines.map((line) => ({ ...line, store: Math.max(left.get(nameOf(line)) ?? 0, 0) }))
}

interface Step {
  kind: Movement
  cause: string
  /** Of each piece: −1, 0 or 1. */
  stock: number
  reserved: number
}

async function moveAll(tx: Transaction, company_id: string, lines: StockLine[], step: Step) {
  const { kind, cause, stock, reserved } = step
  for (const { num, ...line } of inOrder(lines)) {
    const change = { ...keyOf(line), kind, cause, stock: stock * num, reserved: reserved * num }
    if (!(await move(tx, company_id, change)))
      throw new Error(`Expected stock of item ${line.item_id} to bear ${kind} of ${num} for ${cause}`)
  }
}

/** Summed by row, then sorted: everybody takes the rows in the same order. */
function inOrder(lines: StockLine[]): StockLine[] {
  const rows = new Map<string, StockLine>()
  for (const line of lines) {
    const { num } = rows.get(nameOf(line)) ?? { num: 0 }
    rows.set(nameOf(line), { ...keyOf(line), num: num + line.num })
  }
  return [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, line]) => line)
}

const keyOf = ({ distributor_id, item_id }: StockKey): StockKey => ({ distributor_id, item_id })
const nameOf = ({ distributor_id, item_id }: StockKey) => `${item_id}/${distributor_id}`
