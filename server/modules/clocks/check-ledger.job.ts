import { checkLedger as balance } from '../stock/checkpoint'
import type { Job } from './job'

/** The books of stock are looked over once a day (commerce-rules 1); what does not balance is for somebody to look at. */
const checkLedger: Job = {
  name: 'check-ledger',
  every: 86_400,
  async run({ db, company_id, failed }) {
    const { ledger, held } = await balance(db, company_id)
    for (const fault of [...ledger, ...held])
      failed(new Error(`Stock does not balance: ${JSON.stringify(fault)}`), fault.item_id)
    return 0
  },
}

export default checkLedger
