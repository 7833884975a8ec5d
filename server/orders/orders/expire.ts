import type { Database } from '../../db/client'
import { inTransaction } from '../../db/transaction'
import { takeMember } from '../../members'
import { changeTrade, closeReadyPayments, tradeOf } from '../../payments'
import { closeUnpaid, lockCheckout } from './close'
import { isOpen } from './open'

/**
 * Cancels what nobody paid in time. Somebody else may pay, cancel or extend it at this very moment: under the lock it is
 * looked at again.
 * @returns whether it was cancelled; not where it is paid meanwhile, or another server is at this member's
 */
export function closeExpired(
  db: Database,
  company_id: string,
  trade_id: string,
  now: Date,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const due = await tradeOf(tx, company_id, trade_id)
    if (!due || !(await takeMember(tx, company_id, due.user_id))) return false
    const checkout = await lockCheckout(tx, company_id, due)
    const { trade, orders } = checkout
    if (trade.state !== 'NOTPAY' || trade.expires > now) return false
    // a transfer is being judged
    if (orders.some(({ status }) => status === 'WAIT_PAID_CONFIRM')) return false
    const open = orders.filter(isOpen)
    const by = { company_id, actor: 'system' }
    if (open.length > 0) await closeUnpaid(tx, by, checkout, open, '超时未支付', now)
    else {
      // a grade, or the like: no order holds anything
      await changeTrade(tx, company_id, trade_id, { state: 'CLOSED' }, now)
      await closeReadyPayments(tx, company_id, trade_id, now)
    }
    return true
  })
}
