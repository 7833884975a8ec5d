import type { Database } from '../../db/client'
import { AppError } from '../../core/errors'
import type { CurrentOperator, Throttle } from '../../platform'
import { isPassword } from '../operators/passwords'
import { operatorById, type OperatorRecord } from '../operators/repo'

/** An operator who changes his own account. */
export interface Own {
  company_id: string
  operator: CurrentOperator
}

/**
 * The operator's row after the password was confirmed: a session alone cannot change the account.
 * @throws AppError invalid for another password, with `errors.current`; too_many_requests
 */
export async function provePassword(
  db: Database,
  throttle: Throttle,
  { company_id, operator: { operator_id } }: Own,
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
