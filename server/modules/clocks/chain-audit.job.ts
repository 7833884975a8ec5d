import { chainEntries } from '../audit/chain'
import { BATCH, type Job } from './job'

/** Chains the lines of the audit log a few seconds after they were written. */
const chainAudit: Job = {
  name: 'chain-audit',
  every: 5,
  run: ({ db, company_id }) => chainEntries(db, company_id, BATCH),
}

export default chainAudit
