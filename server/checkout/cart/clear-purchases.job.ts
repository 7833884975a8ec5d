import type { Job } from '../../platform'
import { deletePastPeriods } from './purchase-repo'

/** The last member that was processed, by company; a restarted server starts over. */
const steps = new Map<string, string>()

/** Deletes the counts of purchase limits whose period is over. */
const clearPurchases: Job = {
  name: 'clear-purchases',
  every: 300,
  async run({ db, company_id, now }) {
    const after = steps.get(company_id) ?? ''
    const { deleted, next } = await deletePastPeriods(db, company_id, { now, after })
    steps.set(company_id, next)
    return deleted
  },
}

export default clearPurchases
