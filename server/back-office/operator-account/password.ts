import type { ChangeOwnPasswordBody } from '@schemas/generated/api'
import type { Database } from '../../db/client'
import { AppError } from '../../core/errors'
import type { CurrentOperator, Throttle } from '../../platform'
import { hashPassword, isPassword, refuseWeakPassword } from '../operators/passwords'
import { lockOperator, operatorById, type OperatorRecord, updateOperator } from '../operators/repo'
import { inTransaction } from '../../db/transaction'
import { recordAudit } from '../audit/repo'
import { subjectOf } from '../operators/service'
import { endAccessOf } from '../operators/end-access'

/** An operator who changes their own account. */
export interface OwnContext {
  company_id: string
  operator: CurrentOperator
}

/**
 * The operator's row once the password is confirmed: a session alone cannot change the account.
 * @throws AppError invalid for a wrong password, with `errors.current`; too_many_requests
 */
export async function provePassword(
  db: Database,
  throttle: Throttle,
  { company_id, operator: { operator_id } }: OwnContext,
  current: string,
): Promise<OperatorRecord> {
  await throttle.take(company_id, 'operator_proof', operator_id)
  const row = await operatorById(db, company_id, operator_id)
  if (!(await isPassword(row?.password_hash, current)) || !row)
    throw new AppError('invalid', { message: WRONG, errors: { current: [WRONG] } })
  await throttle.clear(company_id, 'operator_proof', operator_id)
  return row
}

const WRONG = '当前密码不正确'

/**
 * Changes the operator's own password and ends their other sessions.
 * @param session_id the session that continues
 * @throws AppError invalid for a wrong or a weak password; too_many_requests
 */
export async function changeOwnPassword(
  db: Database,
  throttle: Throttle,
  own: OwnContext,
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
    // an owner set another password meanwhile, or disabled the account
    if (row?.password_hash !== proved.password_hash || row.disabled) throw new AppError('unauthenticated')
    await updateOperator(tx, row, { password_hash })
    await endAccessOf(tx, company_id, row.operator_id, session_id)
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
