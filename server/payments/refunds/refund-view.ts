import type { WorklistFact, WorklistTable } from '@schemas/generated/api'
import type { Database, Transaction } from '../../db/client'
import {
  accountFact,
  centsFact,
  type ReadItem,
  type OfferedAction,
  linkFact,
  textFact,
  timeFact,
  type WorklistPage,
  type WorklistSearch,
} from '../../back-office'
import { OFFLINE_PAY } from '../trades/repo'
import { refundPage, refundsOfOrder, refundToPay } from './list-repo'
import type { RefundToPay } from './repo'
import { isByHand } from './service'
import { voucherOf } from '../trades/voucher-repo'

/** One page of the refund worklist. */
export async function listRefunds(db: Database, search: WorklistSearch): Promise<WorklistPage> {
  const { rows, ...page } = await refundPage(db, search)
  const list = rows.map((row) => ({
    id: row.refund_id,
    values: {
      order_id: row.order_id ?? row.trade_id,
      refund_fee: row.refund_fee,
      cause: refundCauseText(row),
      status: refundStateText(row),
      failure: row.failure,
      updated: row.updated.toISOString(),
    },
  }))
  return { list, ...page }
}

/** Details of one refund, with the actions that are possible now. */
export const viewRefund: ReadItem = async (db, company_id, refund_id) => {
  const row = await refundToPay(db, company_id, refund_id)
  if (!row) return undefined
  return {
    title: refund_id,
    facts: [
      textFact('状态', refundStateText(row)),
      ...(row.failure ? [textFact('失败原因', row.failure)] : []),
      textFact('退款原因', refundCauseText(row)),
      ...(row.order_id ? [linkFact('订单号', row.order_id, 'order')] : []),
      textFact('交易号', row.trade_id),
      ...(row.aftersales_bn ? [linkFact('售后单号', row.aftersales_bn, 'aftersale')] : []),
      centsFact('退款金额', row.refund_fee),
      textFact('退回积分', String(row.refund_point)),
      textFact('付款方式', row.pay_type),
      centsFact('付款金额', row.pay_fee),
      ...(await payerFacts(db, row)),
      textFact('已尝试', `${row.tries}次`),
      timeFact('申请时间', row.created),
      timeFact('完成时间', row.done),
    ],
    tables: [],
    actions: offeredActions(row),
  }
}

/** Table of an order's refunds, with links to their details. */
export async function refundsTable(
  db: Database | Transaction,
  company_id: string,
  order_id: string,
): Promise<WorklistTable> {
  const rows = await refundsOfOrder(db, company_id, order_id)
  return {
    title: '退款',
    columns: [
      { key: 'refund_id', title: '退款单号', kind: 'text', leads: { worklist: 'refund', key: 'refund_id' } },
      { key: 'refund_fee', title: '退款金额', kind: 'cents' },
      { key: 'cause', title: '退款原因', kind: 'text' },
      { key: 'status', title: '状态', kind: 'text' },
      { key: 'failure', title: '失败原因', kind: 'text' },
      { key: 'created', title: '申请时间', kind: 'time' },
    ],
    rows: rows.map((row) => ({
      refund_id: row.refund_id,
      refund_fee: row.refund_fee,
      cause: refundCauseText(row),
      status: refundStateText(row),
      failure: row.failure,
      created: row.created.toISOString(),
    })),
  }
}

/** The account that a transfer came from, which is refunded to the same account. */
async function payerFacts(
  db: Database | Transaction,
  { company_id, trade_id, pay_type }: RefundToPay,
): Promise<WorklistFact[]> {
  const paid = pay_type === OFFLINE_PAY ? await voucherOf(db, company_id, trade_id) : undefined
  if (!paid) return []
  return [
    textFact('付款户名', paid.pay_account_name),
    textFact('付款银行', paid.pay_account_bank),
    accountFact('付款账号', paid.pay_account_no),
  ]
}

function offeredActions(row: RefundToPay): OfferedAction[] {
  const actions: OfferedAction[] = []
  if (row.state === 'FAILS' && row.pay_type !== OFFLINE_PAY) actions.push({ form: 'retry_refund' })
  if (isByHand(row)) actions.push({ form: 'confirm_refund' })
  return actions
}

/** Texts of refund causes, by the kind that `cause` begins with. */
const CAUSES: Record<string, string> = {
  cancel: '取消订单',
  aftersale: '售后',
  late: '订单已取消或已支付后到账',
}

const refundStateText = (row: RefundToPay): string => {
  if (row.state === 'SUCCESS') return '已退款'
  if (row.state === 'FAILS') return '退款失败'
  return isByHand(row) ? '待转账' : '退款中'
}

const refundCauseText = ({ cause }: Pick<RefundToPay, 'cause'>): string =>
  CAUSES[cause.split(':')[0] ?? ''] ?? ''
