import type { CsvValues } from '@schemas/csv-files'
import type { Transaction } from '../../db/client'
import { fieldError } from '../../core/errors'
import { adjust } from '../stock/service'
import { gradePricesOf, namedGrades, writeGradePrices } from './admin/grade-prices-repo'
import { readGradePricesCell, writeGradePricesCell } from './grade-prices-cell'
import { filled } from './cells'
import type { LineFault, CsvRowContext, CsvKind, CsvLine } from '../../back-office'
import {
  countItems,
  goodsOfNumbers,
  itemsAfter,
  lockItemsOf,
  WAREHOUSE,
  writeName,
  writePrices,
  type NumberedItem,
} from './stock-csv-repo'

/** Items of a page of the file. */
const PAGE = 500

type Row = CsvValues['goods_stock']

/** Names, prices and stock: one row per item, found by its number. */
export const csv: CsvKind<'goods_stock'> = {
  name: 'goods_stock',
  order: 10,
  importing: {
    // prices, and the stock of the company's own warehouse
    wholeCompany: true,
    right: 'goods.edit',
    key: 'item_bn',

    async together(db, company_id, lines) {
      const numbers = lines.map(({ values }) => String(values['item_bn'] ?? ''))
      return namesApart(await goodsOfNumbers(db, company_id, numbers), lines)
    },

    async write(tx, doing, row) {
      const item = await itemOf(tx, doing, row)
      const { company_id, cause } = doing
      const prices = await pricesOf(tx, company_id, item, row)
      const change = { ...changeOf(item, row), ...prices?.change }
      const before = { ...item, grade_prices: prices?.before ?? '' }
      const keys = Object.keys(change) as (keyof typeof change)[]
      if (keys.length === 0) return null
      const { item_name, price, market_price, stock } = { ...item, ...change }
      if (change.stock !== undefined) await count(tx, doing, item, { stock, reason: row.reason }, cause)
      if (change.price !== undefined || change.market_price !== undefined)
        await writePrices(tx, company_id, { item_id: item.item_id, price, market_price })
      if (prices?.change) {
        const value = { grade_prices: prices.wanted }
        await writeGradePrices(tx, company_id, [{ item_id: item.item_id, value }])
      }
      await writeName(tx, company_id, { goods_id: item.goods_id, item_name })
      return {
        action: 'goods.change',
        subject: 'goods',
        subject_id: item.goods_id,
        title: `${item.item_name} ${item.item_bn}`,
        before: Object.fromEntries(keys.map((key) => [key, before[key]])),
        after: {
          item_id: item.item_id,
          ...change,
          ...(change.stock !== undefined && { reason: row.reason }),
        },
      }
    },
  },

  exporting: {
    wholeCompany: true,
    right: 'goods.view',
    worklist: 'stock',
    count: countItems,

    async page(tx, search, after) {
      const from = after === null ? null : (JSON.parse(after) as Pick<NumberedItem, 'goods_id' | 'item_id'>)
      const items = await itemsAfter(tx, search, from, PAGE)
      const { company_id } = search
      const grades = await namedGrades(tx, company_id)
      const prices = await gradePricesOf(
        tx,
        company_id,
        items.map(({ item_id }) => item_id),
      )
      const rows = items.map(
        ({ item_bn, item_name, specs, price, market_price, stock, reserved, item_id }) => {
          const grade_prices = writeGradePricesCell(prices.get(item_id) ?? [], grades)
          return { item_bn, item_name, specs, price, market_price, grade_prices, stock, reserved }
        },
      )
      const last = items.length < PAGE ? undefined : items.at(-1)
      const next = last ? JSON.stringify({ goods_id: last.goods_id, item_id: last.item_id }) : null
      return { rows, count: rows.length, next }
    },
  },
}

/** @throws AppError for a number that no item has, or several have */
async function itemOf(
  tx: Transaction,
  { company_id }: CsvRowContext,
  { item_bn }: Row,
): Promise<NumberedItem> {
  const [item, ...more] = await lockItemsOf(tx, company_id, item_bn)
  if (!item) throw fieldError('item_bn', `没有货号为“${item_bn}”的商品`)
  if (more.length > 0)
    throw fieldError('item_bn', `有 ${more.length + 1} 个商品规格的货号都是“${item_bn}”，请先改成不同的货号`)
  return item
}

const CHANGED = ['item_name', 'price', 'market_price', 'stock'] as const

/** Cells that differ from the item; empty cells are ignored. */
function changeOf(item: NumberedItem, row: Row): Partial<Pick<NumberedItem, (typeof CHANGED)[number]>> {
  const keys = CHANGED.filter((key) => row[key] !== undefined && row[key] !== item[key])
  return Object.fromEntries(keys.map((key) => [key, row[key]]))
}

/**
 * The members' prices of the row; undefined for an empty cell. `change` only where they differ from the item's.
 * @throws AppError for a cell that cannot be read
 */
async function pricesOf(tx: Transaction, company_id: string, { item_id }: NumberedItem, row: Row) {
  const cell = filled(row.grade_prices)
  if (cell === undefined) return undefined
  const grades = await namedGrades(tx, company_id)
  const wanted = readGradePricesCell(cell, grades)
  const now = await gradePricesOf(tx, company_id, [item_id])
  const [before, after] = [now.get(item_id) ?? [], wanted].map((prices) =>
    writeGradePricesCell(prices, grades),
  )
  return { wanted, before, ...(after !== before && { change: { grade_prices: after ?? '' } }) }
}

/** @throws AppError without a reason, or where orders reserve more */
async function count(
  tx: Transaction,
  { company_id }: CsvRowContext,
  item: NumberedItem,
  { stock, reason }: { stock: number; reason: string | undefined },
  cause: string,
) {
  if (reason === undefined)
    throw fieldError('reason', `库存将由 ${item.stock} 改为 ${stock}，请填写调整原因；不改库存的请清空库存`)
  if (stock < item.reserved)
    throw fieldError('stock', `未完成的订单占用了${item.reserved}件，库存不能少于此数`)
  await adjust(tx, company_id, { distributor_id: WAREHOUSE, item_id: item.item_id, stock }, cause)
}

/** Rows of one product with different names. */
function namesApart(goodsOf: Map<string, string>, lines: CsvLine[]): LineFault[] {
  const named = new Map<string, CsvLine[]>()
  for (const row of lines) {
    const goods_id = goodsOf.get(String(row.values['item_bn']))
    if (goods_id === undefined || row.values['item_name'] === undefined) continue
    named.set(goods_id, [...(named.get(goods_id) ?? []), row])
  }
  return [...named.values()].flatMap((rows) => {
    const names = [...new Set(rows.map(({ values }) => String(values['item_name'])))]
    if (names.length === 1) return []
    const message = `同一商品的各规格填写了不同的名称：${names.join('、')}`
    return rows.map(({ line }) => ({ line, key: 'item_name', message }))
  })
}
