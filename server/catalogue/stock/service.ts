/**
 * Stock (rules stock-1 and stock-2): every change is one conditional update of a row together with its movement, rows in
 * one order. So nothing is oversold, transactions do not deadlock, and the movements always sum to the rows.
 */
import { shortageMessage } from '@schemas/cart'
import type { Database, Transaction } from '../../db/client'
import type { Movement } from '../../db/schema'
import { AppError } from '../../core/errors'
import { countRows, ensureStockRow, lockStockRow, move, stockRows, type StockKey } from './repo'

/** Pieces of one row. `num` is above zero; lines of the same row are summed. */
export interface StockLine extends StockKey {
  num: number
}

/** A line with too little stock, as `details.lines` of `out_of_stock`. */
export interface Shortage extends StockKey {
  num: number
  /** Pieces left. */
  store: number
}

/**
 * Reserves pieces for an order until they are shipped or released.
 * @param cause unique for each row: `order:{id}:reserve`
 * @throws AppError out_of_stock naming every row with too few pieces and how many are left; the caller's transaction rolls back
 */
export async function reserve(tx: Transaction, company_id: string, lines: StockLine[], cause: string) {
  const short: StockLine[] = []
  for (const line of inOrder(lines)) {
    const change = { ...keyOf(line), kind: 'reserve' as const, stock: 0, reserved: line.num, cause }
    if (!(await move(tx, company_id, change))) short.push(line)
  }
  if (short.length > 0) throw outOfStock(await shortagesOf(tx, company_id, short))
}

/** Releases reserved pieces of an order. @throws Error where fewer are reserved: the books are wrong */
export const release = (tx: Transaction, company_id: string, lines: StockLine[], cause: string) =>
  moveAll(tx, company_id, lines, { kind: 'release', cause, stock: 0, reserved: -1 })

/** Turns reserved pieces into shipped ones. @throws Error where fewer are reserved */
export const ship = (tx: Transaction, company_id: string, lines: StockLine[], cause: string) =>
  moveAll(tx, company_id, lines, { kind: 'ship', cause, stock: -1, reserved: -1 })

/** Puts returned pieces back on the shelf. */
export const takeBack = (tx: Transaction, company_id: string, lines: StockLine[], cause: string) =>
  moveAll(tx, company_id, lines, { kind: 'return', cause, stock: 1, reserved: 0 })

/** Receives new pieces; a missing row is created. */
export async function receive(tx: Transaction, company_id: string, lines: StockLine[], cause: string) {
  for (const line of inOrder(lines)) await ensureStockRow(tx, company_id, line)
  await moveAll(tx, company_id, lines, { kind: 'receive', cause, stock: 1, reserved: 0 })
}

/**
 * Sets the pieces on the shelf after a count.
 * @returns the pieces before
 * @throws AppError out_of_stock where open orders reserve more
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
 * The same for many items of one shelf.
 * @throws Error where open orders reserve more of one: the caller has locked the rows and looked
 */
export async function adjustAll(
  tx: Transaction,
  company_id: string,
  distributor_id: string,
  counted: readonly { item_id: string; stock: number }[],
  cause: string,
): Promise<void> {
  if (counted.length === 0) return
  const done = await countRows(tx, company_id, distributor_id, counted, cause)
  if (done !== counted.length)
    throw new Error(`Expected ${counted.length} items to be counted for ${cause}, got ${done}`)
}

/**
 * Finds the shelf that serves each line: the shop's own if it has one, else the company's warehouse.
 * @returns the lines in the same order, each with the pieces left
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

interface MovementPerPiece {
  kind: Movement
  cause: string
  /** Of each piece: −1, 0 or 1. */
  stock: number
  reserved: number
}

async function moveAll(tx: Transaction, company_id: string, lines: StockLine[], step: MovementPerPiece) {
  const { kind, cause, stock, reserved } = step
  for (const { num, ...line } of inOrder(lines)) {
    const change = { ...keyOf(line), kind, cause, stock: stock * num, reserved: reserved * num }
    if (!(await move(tx, company_id, change)))
      throw new Error(`Expected stock of item ${line.item_id} to bear ${kind} of ${num} for ${cause}`)
  }
}

/** Summed by row, then sorted: all transactions lock the rows in the same order. */
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
