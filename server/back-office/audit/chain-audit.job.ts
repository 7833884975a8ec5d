import { inTransaction } from '../../db/transaction'
import { chainEntries, hasUnsignedEnd } from './chain-repo'
import { recordAudit } from './repo'
import { ChainSigning } from './signing'
import { BATCH, type Job } from '../../platform'

/** The actor in the log: the server itself. */
const BY_SERVER = { operator_id: '', name: 'PUMIAN_SECRET_KEYS' }

/**
 * Chains entries of the audit log a few seconds after they were written. A chain that was begun without a key gets
 * one more entry at once, so that it ends with a signature: `audit:verify` requires one.
 */
const chainAudit: Job = {
  name: 'chain-audit',
  every: 5,
  async run({ db, company_id, secretKeys }) {
    const signing = new ChainSigning(secretKeys)
    if (signing.signs && (await hasUnsignedEnd(db, company_id)))
      await inTransaction(db, (tx) =>
        recordAudit(tx, {
          company_id,
          operator: BY_SERVER,
          action: 'operator.log_signed',
          subject: 'operator',
          subject_id: '',
          title: '操作记录',
        }),
      )
    return chainEntries(db, company_id, BATCH, signing)
  },
}

export default chainAudit
