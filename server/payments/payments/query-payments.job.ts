import { queryDuePayments } from './query-payments'
import type { Job } from '../../platform'

/** Queries providers about payments whose notice may be missing (rule payments-2). */
const queryPayments: Job = {
  name: 'query-payments',
  every: 10,
  run: ({ db, providers, company_id, now, failed, signal }) =>
    queryDuePayments(db, providers, company_id, { now, limit: 20, failed, signal }),
}

export default queryPayments
