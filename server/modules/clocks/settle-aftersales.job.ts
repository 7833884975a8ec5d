import { inTransaction } from '../../db/transaction'
import { settleDue } from '../aftersales/due'
import { sheetsDue } from '../aftersales/repo'
import { BATCH, forEach, type Job } from './job'

/** After-sales that nobody acted on are approved, or closed (commerce-rules 15). */
const settleAftersales: Job = {
  name: 'settle-aftersales',
  every: 60,
  async run({ db, company_id, now, failed, signal }) {
    const due = await sheetsDue(db, company_id, now, BATCH)
    return forEach(due, { failed, signal }, (aftersales_bn) =>
      inTransaction(db, (tx) => settleDue(tx, { company_id, actor: 'system' }, aftersales_bn, now)),
    )
  },
}

export default settleAftersales
