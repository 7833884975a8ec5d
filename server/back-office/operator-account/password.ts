import type { ChangeOwnPasswordBody } from '@schemas/generated/api'
import type { Database } from '../../db/client'
import { inTransaction } from '../../db/transaction'
import { AppError } from '../../core/errors'
import { recordAudit } from '../audit/repo'
import { hashPassword } from '../operators/passwords'
import { lockOperator, updateOperator } from '../operators/repo'
import { subjectOf } from '../operators/service'
import { deleteSessionsOf } from '../operators/session-repo'
import { refuseWeakPassword } from '../operators/weak-password'
import type { Throttle } from '../../platform'
import { provePassword, type Own } from './prove'

/**
 * Changes the operator's own password and ends his sessions elsewhere.
 * @param session_id the session that goes on
 * @throws AppError invalid for a wrong or a weak password; too_many_requests
 */
export async function changeOwnPassword(
  db: Database,
  throttle: Throttle,
  own: Own,
  { current, password }: ChangeOwnPasswordBody,
  session_id: string,
): Promise<void> {
  const { company_id, operator } = own
  const proved = await provePassword(db, throttle, own, current)
  if (password === current) throw new AppError('invalid', { message: SAME, errors: { password: [SAME] } })
  await refuseWeakPassword(password, [proved.username, proved.name])
  const password_hash = await hashPassword(password)
  await inTransaction(db, async (tx) => {
    const row = await lockOperator(tx, company_id, operator.operator_id)
    // an owner set another one meanwhile, or disabled the account
    if (row?.password_hash !== proved.password_hash || row.disabled) throw new AppError('unauthenticated')
    await updateOperator(tx, row, { password_hash })
    await deleteSessionsOf(tx, company_id, row.operator_id, session_id)
    await recordAudit(tx, {
      company_id,
      operator,
      action: 'operator.change_password',
      ...subjectOf(row),
      after: { password: true },
    })
  })
}

const SAME = '新密码不能与当前密码相同'
