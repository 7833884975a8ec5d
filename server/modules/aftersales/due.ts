import type { Transaction } from '../../db/client'
import { linesOf, type By } from '../deliveries/repo'
import { isFreightDue } from './draft'
import { approve } from './judge'
import { giveBack, lockSheet, transition } from './transition'

/**
 * What the clock does with a sheet that nobody acted on (commerce-rules 15): an application for goods that were not
 * sent is approved after 48 h, but for freight of what is still to be sent, which an operator must grant; one whose goods never came back is closed after 7 days. Looked at again under its lock,
 * so any number of servers may come to it.
 * @returns whether it was still due
 */
export async function settleDue(tx: Transaction, by: By, aftersales_bn: string, now: Date): Promise<boolean> {
  const { sheet, lines } = await lockSheet(tx, by, aftersales_bn)
  if (sheet.due === null || sheet.due > now) return false
  if (sheet.state === 'APPLIED') {
    const { freight, refund_fee } = sheet
    const due = isFreightDue(await linesOf(tx, sheet.company_id, sheet.order_id)) ? freight : 0
    const asked = due === freight ? {} : { refund_fee: refund_fee - freight + due, freight: due }
    await approve(tx, by, aftersales_bn, asked, now)
    return true
  }
  await transition(tx, by, sheet, 'expire', {}, now)
  await giveBack(tx, lines)
  return true
}
