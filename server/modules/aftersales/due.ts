import type { Transaction } from '../../db/client'
import type { By } from '../deliveries/repo'
import { approve } from './judge'
import { giveBack, lockSheet, transition } from './transition'

/**
 * What the clock does with a sheet that nobody acted on (commerce-rules 15): an application for goods that were not
 * sent is approved after 48 h, one whose goods never came back is closed after 7 days. Looked at again under its lock,
 * so any number of servers may come to it.
 * @returns whether it was still due
 */
export async function settleDue(tx: Transaction, by: By, aftersales_bn: string, now: Date): Promise<boolean> {
  const { sheet, lines } = await lockSheet(tx, by, aftersales_bn)
  if (sheet.due === null || sheet.due > now) return false
  if (sheet.state === 'APPLIED') {
    await approve(tx, by, aftersales_bn, {}, now)
    return true
  }
  await transition(tx, by, sheet, 'expire', {}, now)
  await giveBack(tx, lines)
  return true
}
