import type { WorklistFact, WorklistTable } from '@schemas/generated/api'
import type { Database, Transaction } from '../../db/client'
import { AppError } from '../../core/errors'
import {
  type ActionContext,
  type ReadItem,
  type WorklistPage,
  type WorklistSearch,
  centsFact,
  linkFact,
  textFact,
  timeFact,
} from '../../back-office'
import {
  changeDifference,
  differenceOf,
  differencePage,
  differencesOfBill,
  type DifferenceRow,
  type DifferenceKind,
} from './difference-repo'
import { orderIdsOfTrade } from '../trades/repo'
import type { BillKey, BillRow } from './repo'

export async function listDifferences(db: Database, search: WorklistSearch): Promise<WorklistPage> {
  const { rows, ...page } = await differencePage(db, search)
  return { list: rows.map(({ row }) => ({ id: row.difference_id, values: valuesOf(row) })), ...page }
}

const valuesOf = (row: DifferenceRow) => ({
  day: row.day,
  provider: providerName(row.provider),
  kind: DIFFERENCE_KINDS[row.kind],
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

/** Table of a bill's first differences, with links to their details. */
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

export const viewDifference: ReadItem = async (db, company_id, difference_id) => {
  const row = await differenceOf(db, company_id, difference_id)
  if (!row) return undefined
  const { provider, day, trade_id, transaction_id } = row
  return {
    title: `${day} ${providerName(provider)} ${row.number}`,
    facts: [
      textFact('状态', DIFFERENCE_STATES[row.state]),
      textFact('差异', DIFFERENCE_KINDS[row.kind]),
      linkFact('账单', `${day} ${providerName(provider)}`, 'bill', `${provider}:${day}`),
      isOfRefund(row) && trade_id
        ? linkFact('退款单号', row.number, 'refund')
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
    actions: row.state === 'OPEN' ? [{ form: 'settle_difference' }] : [],
  }
}

const isOfRefund = ({ kind }: DifferenceRow) => kind.startsWith('refund_')

async function orderFacts(
  db: Database | Transaction,
  company_id: string,
  trade_id: string,
): Promise<WorklistFact[]> {
  const ids = await orderIdsOfTrade(db, company_id, trade_id)
  return ids.map((order_id) => linkFact('订单号', order_id, 'order'))
}

/** Settles a difference with an owner's remark. @throws AppError conflict if it is settled already */
export async function settleDifference(
  tx: Transaction,
  { company_id, operator, now }: ActionContext,
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

const PROVIDERS: Record<string, string> = { wechat: '微信支付', alipay: '支付宝' }
export const providerName = (provider: string): string => PROVIDERS[provider] ?? provider

export const BILL_STATES: Record<BillRow['state'], string> = {
  WAITING: '待对账',
  COMPARED: '已对账',
  EMPTY: '无交易',
  FAILED: '获取失败',
}

const DIFFERENCE_STATES: Record<DifferenceRow['state'], string> = { OPEN: '待处理', SETTLED: '已处理' }

const DIFFERENCE_KINDS: Record<DifferenceKind, string> = {
  lost_payment: '渠道已收款，商城未入账',
  payment_fee: '收款金额或币种不一致',
  payment_transaction: '渠道交易号不一致',
  payment_unknown: '商城无此付款单',
  payment_missing: '商城已入账，账单中没有',
  refund_fee: '退款金额不一致',
  refund_state: '退款结果不一致',
  refund_unknown: '商城无此退款单',
  refund_missing: '商城已退款，账单中没有',
}
