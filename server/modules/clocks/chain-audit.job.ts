import { chainEntries } from '../audit/chain'
import { BATCH, type Job } from './job'

/** Lines of the audit log get their places in the chain a few seconds after they were written. */
const chainAudit: Job = {
  name: 'chain-audit',
  every: 5,
  run: ({ db, company_id }) => chainEntries(db, company_id, BATCH),
}

export default chainAudit
