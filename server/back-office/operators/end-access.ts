import type { Transaction } from '../../db/client'
import { deleteSessionsOf } from './session-repo'
import { revokeTokensOf } from './token-repo'

/**
 * Ends the access of one operator, in the transaction of what makes it necessary: all access tokens, and all sessions or
 * all but one.
 */
export async function endAccessOf(
  tx: Transaction,
  company_id: string,
  operator_id: string,
  except?: string,
): Promise<void> {
  await revokeTokensOf(tx, { company_id, operator_id })
  await deleteSessionsOf(tx, company_id, operator_id, except)
}
