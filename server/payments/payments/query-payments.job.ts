import { queryDuePayments } from './query-payments'
import type { Job } from '../../platform'

/** Providers are asked what they may have failed to tell (rule payments-2). */
const queryPayments: Job = {
  name: 'query-payments',
  every: 10,
  run: ({ db, providers, company_id, now, failed, signal }) =>
    queryDuePayments(db, providers, company_id, { now, limit: 20, failed, signal }),
}

export default queryPayments
