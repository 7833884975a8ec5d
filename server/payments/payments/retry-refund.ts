/** What operators do with refunds that no provider pays out: rule payments-3 promises the money whatever a provider says. */
import type { Transaction } from '../../db/client'
import { AppError } from '../../core/errors'
import type { Actor } from '../../core/actor'
import { refundHandler } from './handlers'
import { OFFLINE_PAY } from './methods'
import { reopenRefund, type RefundToPay } from './refund-job-repo'
import { concludeRefundIn } from './send-refunds'

/**
 * A refund that the provider refused is sent again by the job, and whoever serves its cause hears that it is under way.
 * @throws AppError order_state where it has not failed (any more)
 */
export async function retryRefund(tx: Transaction, by: Actor, refund_id: string, now: Date): Promise<void> {
  const refund = await reopenRefund(tx, by.company_id, refund_id, now)
  if (!refund) throw new AppError('order_state', { message: '退款没有失败，不能重新退款' })
  await refundHandler(refund)?.retried(tx, refund, by, now)
}

/** Whether somebody has to pay it out by hand: it came by transfer, or the provider will not. */
export const isByHand = ({ state, pay_type, refund_fee }: RefundToPay): boolean =>
  state === 'FAILS' || (state !== 'SUCCESS' && pay_type === OFFLINE_PAY && refund_fee > 0)

/**
 * Somebody paid a refund out by hand: of a bank transfer, or where the provider refused.
 * @throws AppError order_state where it is over already
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
