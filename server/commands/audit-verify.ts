import { verifyChains } from '../modules/audit/chain'
import { reporting, withDatabase, type ExitCode, type Invocation } from './command'

/** `npm run audit:verify`: 0 where every company's audit log is what was written, else 1 and its first broken row. */
export function auditVerify(invocation: Invocation): Promise<ExitCode> {
  return reporting(invocation, () =>
    withDatabase(invocation, {}, async ({ db }) => {
      const { rows, broken } = await verifyChains(db)
      for (const { company_id, seq, audit_id, reason } of broken)
        invocation.stdout.write(
          `company ${company_id}, row ${seq}${audit_id ? ` (${audit_id})` : ''}: ${reason}\n`,
        )
      invocation.stdout.write(
        broken.length === 0
          ? `The audit log is what was written: ${rows} rows.\n`
          : `The audit log of ${broken.length} companies was changed.\n`,
      )
      return broken.length === 0 ? 0 : 1
    }),
  )
}
