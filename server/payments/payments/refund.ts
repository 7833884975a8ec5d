import type { Transaction } from '../../db/client'
import { AppError } from '../../core/errors'
import {
  insertRefund,
  lockPaidOrder,
  refundByCause,
  takeFromLine,
  takeFromOrder,
  type Amount,
  type RefundRow,
} from './refund-repo'

export type { RefundRow } from './refund-repo'

export interface RefundRequest extends Amount {
  company_id: string
  order_id: string
  /** What it is for, once: `cancel:{order}`, `aftersale:{bn}`. */
  cause: string
  aftersales_bn?: string
  /** Shares of the lines; what `refund_fee` holds beyond them is freight. */
  lines: ({ line_id: string } & Amount)[]
}

/**
 * Starts to give money and points back, by the way they came. A job sends it and then tells whoever serves its cause
 * (handlers.ts). What is given back is counted here, so that two refunds never add up to more than was paid.
 * @returns the refund; the one there is where the cause was refunded before
 * @throws AppError not_found; over_refund where order or line have less left, and nothing is written then
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
  const enough = await takeFromOrder(tx, company_id, order_id, request)
  if (!enough) throw new AppError('over_refund')
  for (const line of lines)
    if (!(await takeFromLine(tx, company_id, order_id, line))) throw new AppError('over_refund')
  return insertRefund(tx, { ...request, ...paid }, now)
}
