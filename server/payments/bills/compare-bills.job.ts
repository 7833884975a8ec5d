import { workOnBills } from './due-bills'
import type { Job } from '../../platform'

/** The daily bills of payment providers are compared with our books: notices and queries may all have failed. */
const compareBills: Job = {
  name: 'compare-bills',
  every: 60,
  run: ({ db, providers, company_id, now, failed, signal }) =>
    workOnBills(db, providers, company_id, { now, failed, signal }),
}

export default compareBills
