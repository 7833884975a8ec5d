import type { Database } from '../../db/client'
import { inTransaction } from '../../db/transaction'
import type { By } from '../deliveries/repo'
import { approve } from './judge'
import { sheetsDue } from './repo'
import { giveBack, lockSheet, transition } from './transition'

/** Sheets of one round; the next one takes the rest. */
const AT_ONCE = 200

/**
 * What the clock does with sheets that nobody acted on (commerce-rules 15): applications for goods that were not sent
 * are approved after 48 h, those whose goods never came back are closed after 7 days. Safe on two servers: each sheet is
 * looked at again under its lock.
 * @param failed hears of a sheet that could not be dealt with; the next round tries again
 * @returns how many changed
 */
export async function settleDue(
  db: Database,
  now: Date,
  failed: (error: unknown, aftersales_bn: string) => void,
): Promise<number> {
  let changed = 0
  for (const { company_id, aftersales_bn } of await sheetsDue(db, now, AT_ONCE)) {
    try {
      if (await settleOne(db, { company_id, actor: 'system' }, aftersales_bn, now)) changed++
    } catch (error) {
      failed(error, aftersales_bn)
    }
  }
  return changed
}

const settleOne = (db: Database, by: By, aftersales_bn: string, now: Date): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const { sheet, lines } = await lockSheet(tx, by, aftersales_bn)
    if (sheet.due === null || sheet.due > now) return false
    if (sheet.state === 'APPLIED') await approve(tx, by, aftersales_bn, {}, now)
    else {
      await transition(tx, by, sheet, 'expire', {}, now)
      await giveBack(tx, lines)
    }
    return true
  })
