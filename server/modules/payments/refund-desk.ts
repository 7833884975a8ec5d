import { desc, and, eq, sql, type SQL } from 'drizzle-orm'
import type { WorklistFact, WorklistRow } from '@schemas/generated/api'
import type { Database, Transaction } from '../../db/client'
import { containing } from '../../db/like'
import { payment, refund } from '../../db/schema'
import {
  centsFact,
  textFact,
  timeFact,
  type ItemView,
  type OfferedAction,
  type WorklistSearch,
} from '../worklists/worklist'
import { OFFLINE_PAY } from './methods'
import type { RefundToPay } from './refund-job-repo'
import { isByHand } from './retry-refund'
import { voucherOf } from './voucher-repo'

const BY_TRANSFER = sql`${payment.pay_type} = ${OFFLINE_PAY} and ${refund.refund_fee} > 0`
const OPEN = sql`${refund.state} in ('READY', 'PROCESSING')`

/** Which refunds stand behind each tab. */
const TABS: Record<string, SQL> = {
  failed: sql`${refund.state} = 'FAILS'`,
  transfer: sql`${OPEN} and ${BY_TRANSFER}`,
  under_way: sql`${OPEN} and not coalesce(${BY_TRANSFER}, false)`,
  done: sql`${refund.state} = 'SUCCESS'`,
}

const CAUSES: Record<string, string> = {
  cancel: '取消订单',
  aftersale: '售后',
  late: '订单已取消或已支付后到账',
}

const stateWords = (row: RefundToPay): string => {
  if (row.state === 'SUCCESS') return '已退款'
  if (row.state === 'FAILS') return '退款失败'
  return isByHand(row) ? '待转账' : '退款中'
}

const refunds = (db: Database | Transaction, where: SQL | undefined) =>
  db
    .select({ row: refund, pay_type: payment.pay_type, pay_fee: payment.pay_fee })
    .from(refund)
    .leftJoin(
      payment,
      and(eq(payment.company_id, refund.company_id), eq(payment.payment_id, refund.payment_id)),
    )
    .where(where)

const flat = ({ row, ...paid }: Awaited<ReturnType<typeof refunds>>[number]): RefundToPay => ({
  ...row,
  pay_type: paid.pay_type ?? '',
  pay_fee: paid.pay_fee ?? 0,
})

/** One window of the company's refunds, the latest first; a keyword is a number of order, trade or refund. */
export async function listRefundsOfDesk(
  db: Database,
  { company_id, tab, keyword, limit, offset }: WorklistSearch,
): Promise<{ list: WorklistRow[]; count: number }> {
  const like = keyword && containing(keyword.trim())
  const where = and(
    eq(refund.company_id, company_id),
    TABS[tab],
    like
      ? sql`(${refund.order_id} like ${like} or ${refund.trade_id} like ${like} or ${refund.refund_id} like ${like})`
      : undefined,
  )
  const [rows, count] = await Promise.all([
    refunds(db, where).orderBy(desc(refund.updated), desc(refund.refund_id)).limit(limit).offset(offset),
    db.$count(refunds(db, where).as('found')),
  ])
  const list = rows.map(flat).map((row) => ({
    id: row.refund_id,
    values: {
      order_id: row.order_id ?? row.trade_id,
      refund_fee: row.refund_fee,
      cause: causeWords(row),
      status: stateWords(row),
      failure: row.failure,
      updated: row.updated.toISOString(),
    },
  }))
  return { list, count }
}

/** One refund: what it is for, how it stands, and what can be done about it. */
export async function viewRefund(
  db: Database | Transaction,
  company_id: string,
  refund_id: string,
): Promise<ItemView | undefined> {
  const [found] = await refunds(db, and(eq(refund.company_id, company_id), eq(refund.refund_id, refund_id)))
  if (!found) return undefined
  const row = flat(found)
  return {
    title: refund_id,
    facts: [
      textFact('状态', stateWords(row)),
      ...(row.failure ? [textFact('失败原因', row.failure)] : []),
      textFact('退款原因', causeWords(row)),
      ...(row.order_id ? [textFact('订单号', row.order_id)] : []),
      textFact('交易号', row.trade_id),
      ...(row.aftersales_bn ? [textFact('售后单号', row.aftersales_bn)] : []),
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
    actions: offered(row),
  }
}

const causeWords = ({ cause }: RefundToPay): string => CAUSES[cause.split(':')[0] ?? ''] ?? ''

/** Whose account a transfer came from, for it goes back there. */
async function payerFacts(
  db: Database | Transaction,
  { company_id, trade_id, pay_type }: RefundToPay,
): Promise<WorklistFact[]> {
  const paid = pay_type === OFFLINE_PAY ? await voucherOf(db, company_id, trade_id) : undefined
  if (!paid) return []
  return [
    textFact('付款户名', paid.pay_account_name),
    textFact('付款银行', `${paid.pay_account_bank} ${paid.pay_account_no}`.trim()),
  ]
}

function offered(row: RefundToPay): OfferedAction[] {
  const actions: OfferedAction[] = []
  if (row.state === 'FAILS' && row.pay_type !== OFFLINE_PAY) actions.push({ form: 'retry_refund' })
  if (isByHand(row)) actions.push({ form: 'confirm_refund', role: 'owner' })
  return actions
}
