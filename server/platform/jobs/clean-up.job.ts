import { deletePastPeriods } from '../../checkout/cart/purchase-repo'
import { BATCH, type Job } from './job'
import { deleteStale } from './repo'

/** The member with which the last step through purchase counts ended, by company; a new server begins again. */
const steps = new Map<string, string>()

/** Deletes expired idempotency keys, quotes, codes, guests' carts and sessions, and counts of past purchase limits. */
const cleanUp: Job = {
  name: 'clean-up',
  every: 300,
  async run({ db, company_id, now }) {
    const after = steps.get(company_id) ?? ''
    const { deleted, next } = await deletePastPeriods(db, company_id, { now, after })
    steps.set(company_id, next)
    return deleted + (await deleteStale(db, company_id, now, BATCH))
  },
}

export default cleanUp
