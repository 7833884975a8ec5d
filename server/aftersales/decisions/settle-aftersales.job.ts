import { inTransaction } from '../../db/transaction'
import { postpone, dueAftersales, updateAftersale, updateAftersaleLine } from '../cases/repo'
import { BATCH, forEach, type Job } from '../../platform'
import type { Transaction } from '../../db/client'
import type { Actor } from '../../core/owner'
import { linesOf } from '../../orders'
import { isFreightDue } from '../applications/draft'
import { approve, refundGoods, takeIn } from './decide'
import { returnLines, lockAftersale, transition, type LockedAftersale } from '../cases/transition'

/** ms until a case that could not be processed (a shop without return address) is tried again. */
const AGAIN_MS = 3_600_000

/** Approves, refunds or closes after-sales cases that were not processed in time (rule aftersales-2). */
const settleAftersales: Job = {
  name: 'settle-aftersales',
  every: 60,
  async run({ db, company_id, now, failed, signal }) {
    const due = await dueAftersales(db, company_id, now, BATCH)
    return forEach(due, { failed, signal }, async (aftersales_bn) => {
      try {
        return await inTransaction(db, (tx) =>
          settleDue(tx, { company_id, actor: 'system' }, aftersales_bn, now),
        )
      } catch (error) {
        await postpone(db, company_id, aftersales_bn, new Date(now.getTime() + AGAIN_MS))
        throw error
      }
    })
  },
}

export default settleAftersales

/**
 * Processes a case that is overdue (rule aftersales-2, setting trade). An application is approved, without freight of what
 * is still to be shipped, which an operator must grant. A case whose items were not sent back is closed. Items that were
 * sent back are refunded, whether the shop confirmed them or not, and so are those that it did not exchange. The case is
 * read again under its lock, so that several servers may try it.
 * @returns whether it was still due
 */
export async function settleDue(
  tx: Transaction,
  by: Actor,
  aftersales_bn: string,
  now: Date,
): Promise<boolean> {
  const open = await lockAftersale(tx, by, aftersales_bn)
  const { aftersale, lines } = open
  if (aftersale.due === null || aftersale.due > now) return false
  switch (aftersale.state) {
    case 'APPLIED':
      await approve(tx, by, aftersales_bn, await withoutFreight(tx, open), now)
      return true
    case 'WAIT_SENDBACK':
      await transition(tx, by, aftersale, 'expire', {}, now)
      await returnLines(tx, lines)
      return true
    case 'SENT':
      // it is unknown whether the items can be sold again
      await takeIn(tx, by, aftersales_bn, { restock: false }, now)
      await refundReturned(tx, by, aftersales_bn, now)
      return true
    case 'RECEIVED':
      await refundReturned(tx, by, aftersales_bn, now)
      return true
    default:
      return false
  }
}

async function withoutFreight(tx: Transaction, { aftersale }: LockedAftersale) {
  const { freight, freight_point, refund_fee, refund_point } = aftersale
  const asksNone = freight === 0 && freight_point === 0
  if (asksNone || isFreightDue(await linesOf(tx, aftersale.company_id, aftersale.order_id))) return {}
  const goods = { refund_fee: refund_fee - freight, refund_point: refund_point - freight_point }
  return { ...goods, freight: 0, freight_point: 0 }
}

/** Refunds items that are at the shop; an exchange that was not sent becomes a return. */
async function refundReturned(tx: Transaction, by: Actor, aftersales_bn: string, now: Date) {
  const { aftersale, lines } = await lockAftersale(tx, by, aftersales_bn)
  if (aftersale.aftersales_type === 'EXCHANGING_GOODS') {
    for (const line of lines)
      await updateAftersaleLine(tx, line, { refund_fee: line.share_fee, refund_point: line.share_point })
    const sums = {
      refund_fee: lines.reduce((sum, { share_fee }) => sum + share_fee, 0),
      refund_point: lines.reduce((sum, { share_point }) => sum + share_point, 0),
    }
    await updateAftersale(tx, aftersale, { aftersales_type: 'REFUND_GOODS', ...sums }, now)
  }
  await refundGoods(tx, by, aftersales_bn, {}, now)
}
