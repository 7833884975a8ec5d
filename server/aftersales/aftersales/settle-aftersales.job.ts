import { inTransaction } from '../../db/transaction'
import { settleDue } from './due'
import { putOff, sheetsDue } from './repo'
import { BATCH, forEach, type Job } from '../../platform'

/** What could not be settled (a shop without an address for returns) is tried again after so long. */
const AGAIN_MS = 3_600_000

/** After-sales that were not processed in time are approved, refunded or closed (rule aftersales-2). */
const settleAftersales: Job = {
  name: 'settle-aftersales',
  every: 60,
  async run({ db, company_id, now, failed, signal }) {
    const due = await sheetsDue(db, company_id, now, BATCH)
    return forEach(due, { failed, signal }, async (aftersales_bn) => {
      try {
        return await inTransaction(db, (tx) =>
          settleDue(tx, { company_id, actor: 'system' }, aftersales_bn, now),
        )
      } catch (error) {
        await putOff(db, company_id, aftersales_bn, new Date(now.getTime() + AGAIN_MS))
        throw error
      }
    })
  },
}

export default settleAftersales
