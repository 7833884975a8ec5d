import { and, asc, eq, or, sql, type SQL } from 'drizzle-orm'
import type { WorklistFact, WorklistTable } from '@schemas/generated/api'
import type { Database, Transaction } from '../../db/client'
import { bill_difference, orders } from '../../db/schema'
import { AppError } from '../../core/errors'
import { countOf } from '../../db/bounded'
import { type Keyset, keysetPage } from '../../db/keyset'
import {
  centsFact,
  type Doing,
  type ItemView,
  textFact,
  timeFact,
  type WorklistPage,
  type WorklistSearch,
} from '../../back-office'
import { changeDifference, differenceOf, differencesOfBill, type DifferenceRow } from './difference-repo'
import type { BillKey } from './repo'
import { DIFFERENCE_STATES, KINDS, providerWords } from './words'

const LATEST_FIRST: Keyset = {
  keys: [
    { sql: sql`${bill_difference.created}`, kind: 'time' },
    { sql: sql`${bill_difference.difference_id}`, kind: 'text' },
  ],
  direction: 'desc',
}

/** One window of the company's differences, the latest first; a keyword is a number of the shop's or the provider's. */
export async function listDifferences(
  db: Database,
  { company_id, tab, keyword, at }: WorklistSearch,
): Promise<WorklistPage> {
  const words = keyword?.trim()
  const { number, trade_id, transaction_id, day, difference_id } = bill_difference
  const state: SQL | undefined =
    tab === 'all' ? undefined : eq(bill_difference.state, tab === 'open' ? 'OPEN' : 'SETTLED')
  const named = words && or(...[number, trade_id, transaction_id, day].map((column) => eq(column, words)))
  const where = and(eq(bill_difference.company_id, company_id), state, named || undefined)
  const [{ rows, ...ways }, count] = await Promise.all([
    keysetPage(LATEST_FIRST, at, ({ cursor, ...slice }) =>
      db
        .select({ row: bill_difference, cursor })
        .from(bill_difference)
        .where(and(where, slice.where))
        .orderBy(slice.orderBy)
        .limit(slice.limit)
        .offset(slice.offset),
    ),
    countOf(db, keyword, () => db.select({ difference_id }).from(bill_difference).where(where)),
  ])
  const list = rows.map(({ row }) => ({ id: row.difference_id, values: valuesOf(row) }))
  return { list, ...count, ...ways }
}

const valuesOf = (row: DifferenceRow) => ({
  day: row.day,
  provider: providerWords(row.provider),
  kind: KINDS[row.kind],
  number: row.number,
  bill_fee: row.bill_fee ?? '',
  own_fee: row.own_fee ?? '',
  status: DIFFERENCE_STATES[row.state],
  remark: row.remark,
})

export const DIFFERENCE_COLUMNS = [
  { key: 'kind', title: '差异', kind: 'text' },
  { key: 'number', title: '单号', kind: 'text' },
  { key: 'bill_fee', title: '账单金额', kind: 'cents' },
  { key: 'own_fee', title: '商城金额', kind: 'cents' },
  { key: 'status', title: '状态', kind: 'text' },
  { key: 'remark', title: '处理说明', kind: 'text' },
] as const

/** The first differences of a bill; each leads to itself. */
export async function differencesTable(db: Database | Transaction, key: BillKey): Promise<WorklistTable> {
  const rows = await differencesOfBill(db, key)
  const columns = DIFFERENCE_COLUMNS.map((column) =>
    column.key === 'number'
      ? { ...column, leads: { worklist: 'bill_difference', key: 'difference_id' } }
      : column,
  )
  return {
    title: '差异',
    columns,
    rows: rows.map((row) => ({ ...valuesOf(row), difference_id: row.difference_id })),
  }
}

export async function viewDifference(
  db: Database | Transaction,
  company_id: string,
  difference_id: string,
): Promise<ItemView | undefined> {
  const row = await differenceOf(db, company_id, difference_id)
  if (!row) return undefined
  const { provider, day, trade_id, transaction_id } = row
  return {
    title: `${day} ${providerWords(provider)} ${row.number}`,
    facts: [
      textFact('状态', DIFFERENCE_STATES[row.state]),
      textFact('差异', KINDS[row.kind]),
      leading('账单', `${day} ${providerWords(provider)}`, 'bill', `${provider}:${day}`),
      isOfRefund(row) && trade_id
        ? leading('退款单号', row.number, 'refund', row.number)
        : textFact(isOfRefund(row) ? '退款单号' : '付款单号', row.number),
      ...(trade_id ? [textFact('交易号', trade_id), ...(await orderFacts(db, company_id, trade_id))] : []),
      ...(transaction_id ? [textFact('渠道交易号', transaction_id)] : []),
      ...(row.bill_fee === null ? [] : [centsFact('账单金额', row.bill_fee)]),
      ...(row.own_fee === null ? [] : [centsFact('商城金额', row.own_fee)]),
      textFact('处理说明', row.remark),
      ...(row.operator_name ? [textFact('处理人', row.operator_name)] : []),
      timeFact('发现时间', row.created),
      timeFact('处理时间', row.settled),
    ],
    tables: [],
    actions: row.state === 'OPEN' ? [{ form: 'settle_difference', role: 'owner' }] : [],
  }
}

const isOfRefund = ({ kind }: DifferenceRow) => kind.startsWith('refund_')

const leading = (title: string, value: string, worklist: string, id: string): WorklistFact => ({
  ...textFact(title, value),
  leads: { worklist, id },
})

async function orderFacts(
  db: Database | Transaction,
  company_id: string,
  trade_id: string,
): Promise<WorklistFact[]> {
  const rows = await db
    .select({ order_id: orders.order_id })
    .from(orders)
    .where(and(eq(orders.company_id, company_id), eq(orders.trade_id, trade_id)))
    .orderBy(asc(orders.order_id))
  return rows.map(({ order_id }) => leading('订单号', order_id, 'order', order_id))
}

/** Settles a difference with an owner's remark. @throws AppError conflict where it is settled already */
export async function settleDifference(
  tx: Transaction,
  { company_id, operator, now }: Doing,
  difference_id: string,
  remark: string,
): Promise<void> {
  const row = await differenceOf(tx, company_id, difference_id)
  if (row?.state !== 'OPEN') throw new AppError('conflict', { message: '差异已处理' })
  const change = {
    state: 'SETTLED' as const,
    ask_at: null,
    remark,
    operator_name: operator.name,
    settled: now,
  }
  await changeDifference(tx, row, change, now)
}
