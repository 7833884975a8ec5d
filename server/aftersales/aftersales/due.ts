import type { Transaction } from '../../db/client'
import type { Actor } from '../../core/owner'
import { linesOf } from '../../orders'
import { isFreightDue } from './draft'
import { approve, refundGoods, takeIn } from './judge'
import { updateSheet, updateSheetLine } from './repo'
import { giveBack, lockSheet, transition, type OpenSheet } from './transition'

/**
 * What the clock does with a sheet that was not processed in time (rule aftersales-2, setting trade): an
 * application is approved, but for freight of what is still to be sent, which an operator must grant; one whose goods
 * were never sent back is closed; goods that were sent back are paid for, whether the shop confirmed them or not, and so
 * are those that it did not exchange. Looked at again under its lock, so any number of servers may come to it.
 * @returns whether it was still due
 */
export async function settleDue(
  tx: Transaction,
  by: Actor,
  aftersales_bn: string,
  now: Date,
): Promise<boolean> {
  const open = await lockSheet(tx, by, aftersales_bn)
  const { sheet, lines } = open
  if (sheet.due === null || sheet.due > now) return false
  switch (sheet.state) {
    case 'APPLIED':
      await approve(tx, by, aftersales_bn, await withoutFreight(tx, open), now)
      return true
    case 'WAIT_SENDBACK':
      await transition(tx, by, sheet, 'expire', {}, now)
      await giveBack(tx, lines)
      return true
    case 'SENT':
      // it is unknown whether the goods can be sold again
      await takeIn(tx, by, aftersales_bn, { restock: false }, now)
      await payFor(tx, by, aftersales_bn, now)
      return true
    case 'RECEIVED':
      await payFor(tx, by, aftersales_bn, now)
      return true
    default:
      return false
  }
}

async function withoutFreight(tx: Transaction, { sheet }: OpenSheet) {
  const { freight, freight_point, refund_fee, refund_point } = sheet
  const asksNone = freight === 0 && freight_point === 0
  if (asksNone || isFreightDue(await linesOf(tx, sheet.company_id, sheet.order_id))) return {}
  const goods = { refund_fee: refund_fee - freight, refund_point: refund_point - freight_point }
  return { ...goods, freight: 0, freight_point: 0 }
}

/** Gives the money for goods that lie with the shop; an exchange that did not come becomes a return of goods. */
async function payFor(tx: Transaction, by: Actor, aftersales_bn: string, now: Date) {
  const { sheet, lines } = await lockSheet(tx, by, aftersales_bn)
  if (sheet.aftersales_type === 'EXCHANGING_GOODS') {
    for (const line of lines)
      await updateSheetLine(tx, line, { refund_fee: line.share_fee, refund_point: line.share_point })
    const sums = {
      refund_fee: lines.reduce((sum, { share_fee }) => sum + share_fee, 0),
      refund_point: lines.reduce((sum, { share_point }) => sum + share_point, 0),
    }
    await updateSheet(tx, sheet, { aftersales_type: 'REFUND_GOODS', ...sums }, now)
  }
  await refundGoods(tx, by, aftersales_bn, {}, now)
}
