import { checkLedger as balance } from './ledger-repo'
import { daily, type Job } from '../../platform'
import { hourInShanghai } from '../../core/shanghai'

/** Off-peak hours, Asia/Shanghai. */
const NIGHT = { from: 2, until: 6 }

/** Checks the stock ledger once a night on one server (rule stock-1) and logs differences. */
const checkLedger: Job = {
  name: 'check-ledger',
  every: 600,
  async run(context) {
    const { db, company_id, now, failed } = context
    const hour = hourInShanghai(now)
    if (hour < NIGHT.from || hour >= NIGHT.until) return 0
    return daily(context, checkLedger, async () => {
      const { ledger, held } = await balance(db, company_id)
      for (const fault of [...ledger, ...held])
        failed(new Error(`Stock does not balance: ${JSON.stringify(fault)}`), fault.item_id)
      return { done: 0 }
    })
  },
}

export default checkLedger
