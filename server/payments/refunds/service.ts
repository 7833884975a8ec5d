import type { Database, Transaction } from '../../db/client'
import { inTransaction } from '../../db/transaction'
import type { RefundReport } from '../providers/provider'
import { AppError } from '../../core/errors'
import {
  finishRefund,
  insertRefund,
  lockOpenRefund,
  lockPaidOrder,
  refundByCause,
  addRefundToLine,
  addRefundToOrder,
  type RefundAmount,
  reopenRefund,
  type RefundToPay,
} from './repo'
import type { Actor } from '../../core/owner'
import { refundHandler, type RefundRow } from '../trades/handlers'
import { OFFLINE_PAY } from '../trades/repo'

interface RefundRequest extends RefundAmount {
  company_id: string
  order_id: string
  /** Unique reason: `cancel:{order_id}`, `aftersale:{aftersales_bn}`. */
  cause: string
  aftersales_bn?: string
  /** Shares of the lines; the rest of `refund_fee` is freight. */
  lines: ({ line_id: string } & RefundAmount)[]
}

/**
 * Starts a refund of money and points through the original payment. A job sends it and then calls the handler of its cause
 * (handlers.ts). The amounts are added to the order's here, so that its refunds never exceed what was paid.
 * @returns the refund; the existing one if the cause was refunded before
 * @throws AppError not_found; over_refund if order or line have less left, and nothing is written then
 */
export async function startRefund(
  tx: Transaction,
  { lines, ...request }: RefundRequest,
  now: Date,
): Promise<RefundRow> {
  const { company_id, order_id, cause } = request
  const paid = await lockPaidOrder(tx, company_id, order_id)
  if (!paid) throw new AppError('not_found', { message: '订单不存在' })
  const earlier = await refundByCause(tx, company_id, cause)
  if (earlier) return earlier
  const enough = await addRefundToOrder(tx, company_id, order_id, request)
  if (!enough) throw new AppError('over_refund')
  for (const line of lines)
    if (!(await addRefundToLine(tx, company_id, order_id, line))) throw new AppError('over_refund')
  return insertRefund(tx, { ...request, ...paid }, now)
}

/**
 * Makes the job send a failed refund again, and calls the handler of its cause.
 * @throws AppError order_state if it has not failed
 */
export async function retryRefund(tx: Transaction, by: Actor, refund_id: string, now: Date): Promise<void> {
  const refund = await reopenRefund(tx, by.company_id, refund_id, now)
  if (!refund) throw new AppError('order_state', { message: '退款没有失败，不能重新退款' })
  await refundHandler(refund)?.retried(tx, refund, by, now)
}

/** Whether an operator has to pay it out: it refunds a transfer, or the provider refused (rule payments-3). */
export const isByHand = ({ state, pay_type, refund_fee }: RefundToPay): boolean =>
  state === 'FAILS' || (state !== 'SUCCESS' && pay_type === OFFLINE_PAY && refund_fee > 0)

/**
 * An operator has paid a refund out, of a bank transfer or after the provider refused.
 * @throws AppError order_state if it is finished already
 */
export async function confirmRefundByHand(
  tx: Transaction,
  by: Actor,
  refund_id: string,
  now: Date,
): Promise<void> {
  await reopenRefund(tx, by.company_id, refund_id, now)
  const done = await concludeRefundIn(tx, by.company_id, refund_id, { state: 'SUCCESS' }, now)
  if (!done) throw new AppError('order_state', { message: '退款已处理' })
}

type Conclusion = Exclude<RefundReport, { state: 'PROCESSING' }>

/** `concludeRefundIn` in its own transaction. */
export const concludeRefund = (
  db: Database,
  company_id: string,
  refund_id: string,
  report: Conclusion,
  now: Date,
): Promise<boolean> => inTransaction(db, (tx) => concludeRefundIn(tx, company_id, refund_id, report, now))

/**
 * Finishes a refund and calls the handler of its cause, once per refund.
 * @returns whether it was open until now
 */
async function concludeRefundIn(
  tx: Transaction,
  company_id: string,
  refund_id: string,
  report: Conclusion,
  now: Date,
): Promise<boolean> {
  const open = await lockOpenRefund(tx, company_id, refund_id)
  if (!open) return false
  const failure = report.state === 'FAILS' ? report.failure : ''
  const row: RefundRow = await finishRefund(tx, open, { state: report.state, failure }, now)
  const handler = refundHandler(row)
  await (report.state === 'SUCCESS' ? handler?.done(tx, row, now) : handler?.failed(tx, row, now))
  return true
}
