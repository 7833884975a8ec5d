import { workOnBills } from './due-bills'
import type { Job } from '../../platform'

/** Compares the daily bills of payment providers with our records, since notices and queries may have failed. */
const compareBills: Job = {
  name: 'compare-bills',
  every: 60,
  run: ({ db, providers, company_id, now, failed, signal }) =>
    workOnBills(db, providers, company_id, { now, failed, signal }),
}

export default compareBills
