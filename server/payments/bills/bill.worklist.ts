import type { Database, Transaction } from '../../db/client'
import { AppError } from '../../core/errors'
import {
  centsFact,
  type ActionContext,
  type ReadItem,
  textFact,
  timeFact,
  type Worklist,
  type WorklistPage,
  type WorklistSearch,
} from '../../back-office'
import { differencesTable, BILL_STATES, providerName } from './difference-view'
import { billOf, billPage, restartBill, type BillKey, type BillRow } from './repo'

/** The daily bills of payment providers and their differences from our records. */
const viewBill: ReadItem = async (db, company_id, id) => {
  const key = keyOf(company_id, id)
  const row = await billOf(db, key)
  if (!row) return undefined
  return {
    title: `${row.day} ${providerName(row.provider)}`,
    facts: [
      textFact('状态', BILL_STATES[row.state]),
      ...(row.failure ? [textFact('未成功原因', row.failure)] : []),
      ...sumFacts(row),
      ...(row.foreign_count > 0 ? [textFact('其他系统的交易', `${row.foreign_count}笔`)] : []),
      textFact('差异', `${row.differences}笔`),
      textFact('已获取', `${row.tries}次`),
      ...(row.due ? [timeFact('下次获取', row.due)] : []),
      timeFact('对账时间', row.compared),
    ],
    tables: [await differencesTable(db, key)],
    actions: row.state === 'WAITING' && row.tries === 0 ? [] : [{ form: 'recheck_bill' }],
  }
}

export const worklist: Worklist = {
  name: 'bill',
  rights: { view: 'payments.view', act: 'payments.edit' },
  title: '对账单',
  group: '交易',
  order: 15,
  tabs: [
    { key: 'all', title: '全部' },
    { key: 'open', title: '有差异' },
    { key: 'failed', title: '获取失败' },
  ],
  columns: [
    { key: 'day', title: '日期', kind: 'text' },
    { key: 'provider', title: '支付渠道', kind: 'text' },
    { key: 'payment_fee', title: '账单收款', kind: 'cents' },
    { key: 'own_payment_fee', title: '商城收款', kind: 'cents' },
    { key: 'refund_fee', title: '账单退款', kind: 'cents' },
    { key: 'own_refund_fee', title: '商城退款', kind: 'cents' },
    { key: 'open', title: '待处理差异', kind: 'text' },
    { key: 'status', title: '状态', kind: 'text' },
  ],
  list: listBills,
  read: viewBill,
  actions: {
    recheck_bill: (tx, context, id) => recheck(tx, context, id),
  },
}

async function listBills(db: Database, search: WorklistSearch): Promise<WorklistPage> {
  const { rows, ...page } = await billPage(db, search)
  const list = rows.map(({ row, open }) => ({
    id: `${row.provider}:${row.day}`,
    values: {
      day: row.day,
      provider: providerName(row.provider),
      payment_fee: row.payment_fee,
      own_payment_fee: row.own_payment_fee,
      refund_fee: row.refund_fee,
      own_refund_fee: row.own_refund_fee,
      open: String(open),
      status: BILL_STATES[row.state],
    },
  }))
  return { list, ...page }
}

function keyOf(company_id: string, id: string): BillKey {
  const [provider = '', day = ''] = id.split(':')
  return { company_id, provider, day }
}

const sumFacts = (row: BillRow) => [
  textFact('账单收款笔数', `${row.payment_count}笔`),
  centsFact('账单收款', row.payment_fee),
  textFact('商城收款笔数', `${row.own_payment_count}笔`),
  centsFact('商城收款', row.own_payment_fee),
  textFact('账单退款笔数', `${row.refund_count}笔`),
  centsFact('账单退款', row.refund_fee),
  textFact('商城退款笔数', `${row.own_refund_count}笔`),
  centsFact('商城退款', row.own_refund_fee),
]

/** Makes the job fetch and compare the bill again. */
async function recheck(tx: Transaction, { company_id, now }: ActionContext, id: string): Promise<void> {
  const key = keyOf(company_id, id)
  const row = await billOf(tx, key)
  if (!row) throw new AppError('not_found')
  await restartBill(tx, key, now)
}
