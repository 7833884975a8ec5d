import type {
  ChangeOperatorBody,
  CreateOperatorBody,
  OperatorRow,
  OperatorsAnswer,
  OperatorsQuery,
} from '@schemas/generated/api'
import type { Database } from '../../db/client'
import { inTransaction } from '../../db/transaction'
import { AppError } from '../../core/errors'
import { windowOf } from '../../db/paging'
import type { CurrentOperator } from '../../platform'
import { recordAudit } from '../audit/repo'
import { deleteSecondFactor, withSecondFactor } from '../second-factor/repo'
import { hashPassword, refuseWeakPassword } from './passwords'
import {
  insertOperator,
  lockOperator,
  lockOwners,
  operatorById,
  operatorCount,
  operatorsPage,
  updateOperator,
  type OperatorRecord,
} from './repo'
import { deleteSessionsOf } from './session-repo'

/** The operator who manages others, and their company. */
interface OperatorContext {
  company_id: string
  operator: CurrentOperator
}

export async function listOperators(
  db: Database,
  company_id: string,
  { keyword, page, pageSize }: OperatorsQuery,
): Promise<OperatorsAnswer> {
  const filter = { company_id, keyword }
  const [rows, count] = await Promise.all([
    operatorsPage(db, filter, windowOf(page, pageSize)),
    operatorCount(db, filter),
  ])
  const safer = await withSecondFactor(
    db,
    company_id,
    rows.map(({ operator_id }) => operator_id),
  )
  const list = rows.map((row) => serializeOperator(row, safer.has(row.operator_id)))
  return { list, count, total_count: count }
}

/** @throws AppError invalid if the username is taken, or for a weak password */
export async function createOperator(
  db: Database,
  { company_id, operator }: OperatorContext,
  { password, ...body }: CreateOperatorBody,
): Promise<OperatorRow> {
  await refuseWeakPassword(password, [body.username, body.name])
  const password_hash = await hashPassword(password)
  return inTransaction(db, async (tx) => {
    const row = await insertOperator(tx, { ...body, company_id, name: body.name.trim(), password_hash })
    if (!row) throw new AppError('invalid', { message: TAKEN, errors: { username: [TAKEN] } })
    const { username, name, role } = row
    await recordAudit(tx, {
      company_id,
      operator,
      action: 'operator.create',
      ...subjectOf(row),
      after: { username, name, role },
    })
    return serializeOperator(row, false)
  })
}

/**
 * Changes the given fields. A new password or disabling ends the operator's sessions; a new role applies from the
 * next request on.
 * @throws AppError not_found; invalid for a weak password, or if no owner would be left
 */
export async function changeOperator(
  db: Database,
  { company_id, operator }: OperatorContext,
  operator_id: string,
  { password, ...body }: ChangeOperatorBody,
): Promise<OperatorRow> {
  const known = await operatorById(db, company_id, operator_id)
  if (!known) throw new AppError('not_found')
  if (password !== undefined) await refuseWeakPassword(password, [known.username, known.name])
  const password_hash = password === undefined ? undefined : await hashPassword(password)
  return inTransaction(db, async (tx) => {
    // before the row itself: all transactions take these locks in one order
    const owners = await lockOwners(tx, company_id)
    const current = await lockOperator(tx, company_id, operator_id)
    if (!current) throw new AppError('not_found')
    const safer = await withSecondFactor(tx, company_id, [operator_id])
    const changed = changesOf(current, { ...body, name: body.name?.trim() })
    const resigns = changed.disabled === true || (changed.role !== undefined && changed.role !== 'owner')
    if (resigns && owners.length === 1 && owners[0] === operator_id)
      throw new AppError('invalid', { message: LAST_OWNER })
    if (Object.keys(changed).length === 0 && password_hash === undefined)
      return serializeOperator(current, safer.has(operator_id))

    const row = await updateOperator(tx, current, { ...changed, ...(password_hash && { password_hash }) })
    if (!row) throw new AppError('not_found')
    if (password_hash !== undefined || changed.disabled) await deleteSessionsOf(tx, company_id, operator_id)
    await recordAudit(tx, {
      company_id,
      operator,
      action: 'operator.change',
      ...subjectOf(row),
      before: pick(current, changed),
      // the log records only that it was changed
      after: { ...changed, ...(password_hash !== undefined && { password: true }) },
    })
    return serializeOperator(row, safer.has(operator_id))
  })
}

/**
 * Removes the second factor of an operator who has lost it, and ends their sessions.
 * @throws AppError not_found; invalid for the operator's own, which is removed with a code
 */
export async function resetSecondFactor(
  db: Database,
  { company_id, operator }: OperatorContext,
  operator_id: string,
): Promise<OperatorRow> {
  if (operator_id === operator.operator_id) throw new AppError('invalid', { message: OWN_FACTOR })
  return inTransaction(db, async (tx) => {
    const row = await lockOperator(tx, company_id, operator_id)
    if (!row) throw new AppError('not_found')
    if (await deleteSecondFactor(tx, { company_id, operator_id })) {
      await deleteSessionsOf(tx, company_id, operator_id)
      await recordAudit(tx, {
        company_id,
        operator,
        action: 'operator.reset_second_factor',
        ...subjectOf(row),
        before: { second_factor: true },
        after: { second_factor: false },
      })
    }
    return serializeOperator(row, false)
  })
}

const OWN_FACTOR = '自己的两步验证请在“我的账号”中关闭'
const TAKEN = '账号已存在'
const LAST_OWNER = '至少要保留一个可用的 owner 账号'

type Changes = Partial<Pick<OperatorRecord, 'name' | 'role' | 'disabled'>>

/** The given fields that differ. */
function changesOf(current: OperatorRecord, { name, role, disabled }: Changes): Changes {
  return {
    ...(name !== undefined && name !== current.name && { name }),
    ...(role !== undefined && role !== current.role && { role }),
    ...(disabled !== undefined && disabled !== current.disabled && { disabled }),
  }
}

const pick = ({ name, role, disabled }: OperatorRecord, changed: Changes): Changes => ({
  ...('name' in changed && { name }),
  ...('role' in changed && { role }),
  ...('disabled' in changed && { disabled }),
})

export const subjectOf = ({ operator_id, username }: OperatorRecord) => ({
  subject: 'operator',
  subject_id: operator_id,
  title: username,
})

const serializeOperator = (
  { operator_id, username, name, role, disabled, created }: OperatorRecord,
  second_factor: boolean,
): OperatorRow => ({
  operator_id,
  username,
  name,
  role,
  disabled,
  second_factor,
  created: created.toISOString(),
})
