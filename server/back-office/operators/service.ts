import type {
  ChangeOperatorBody,
  CreateOperatorBody,
  OperatorRow,
  OperatorsAnswer,
  OperatorsQuery,
} from '@schemas/generated/api'
import { isDeepStrictEqual } from 'node:util'
import type { Database } from '../../db/client'
import { inTransaction } from '../../db/transaction'
import { AppError } from '../../core/errors'
import { windowOf } from '../../db/paging'
import type { CurrentOperator } from '../../platform'
import { recordAudit } from '../audit/repo'
import { withRights } from '../roles/rights-of'
import { isNarrowed, isWithin, type Place, placeOf, requireWithin, shownPlace } from '../roles/place'
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
import { endAccessOf } from './end-access'

/** The operator who manages others, and their company. */
interface OperatorContext {
  company_id: string
  operator: CurrentOperator
}

export async function listOperators(
  db: Database,
  { company_id, operator }: OperatorContext,
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
  const list = rows.map((row) => serializeOperator(operator, row, safer.has(row.operator_id)))
  return { list, count, total_count: count }
}

/**
 * @throws AppError invalid if the username is taken, for a weak password, or an unknown role, shop or page; forbidden for
 * rights that the caller does not have
 */
export async function createOperator(
  db: Database,
  { company_id, operator }: OperatorContext,
  { password, ...body }: CreateOperatorBody,
): Promise<OperatorRow> {
  await refuseWeakPassword(password, [body.username, body.name])
  const password_hash = await hashPassword(password)
  return inTransaction(db, async (tx) => {
    const place = await placeOf(tx, { company_id, operator }, body)
    const { username } = body
    const row = await insertOperator(tx, {
      ...place,
      username,
      company_id,
      name: body.name.trim(),
      password_hash,
    })
    if (!row) throw new AppError('invalid', { message: TAKEN, errors: { username: [TAKEN] } })
    await recordAudit(tx, {
      company_id,
      operator,
      action: 'operator.create',
      ...subjectOf(row),
      after: { username, name: row.name, ...shownPlace(row) },
    })
    return serializeOperator(operator, row, false)
  })
}

/**
 * Changes the given fields. A new password or disabling ends the operator's sessions; a new role applies from the
 * next request on.
 * @throws AppError not_found; invalid for a weak password, an unknown role, shop or page, or if no owner would be left;
 * forbidden for an account with more rights than the caller, and for giving such rights
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
    requireWithin(operator, withRights(current))
    const safer = await withSecondFactor(tx, company_id, [operator_id])
    const place = await placeOf(tx, { company_id, operator }, body, current)
    const { disabled } = body
    const changed = changesOf(current, { ...place, disabled, name: body.name?.trim() })
    const resigns = changed.disabled === true || place.role !== 'owner' || isNarrowed(place)
    if (resigns && owners.length === 1 && owners[0] === operator_id)
      throw new AppError('invalid', { message: LAST_OWNER })
    if (Object.keys(changed).length === 0 && password_hash === undefined)
      return serializeOperator(operator, current, safer.has(operator_id))

    const row = await updateOperator(tx, current, { ...changed, ...(password_hash && { password_hash }) })
    if (!row) throw new AppError('not_found')
    if (password_hash !== undefined || changed.disabled) await endAccessOf(tx, company_id, operator_id)
    await recordAudit(tx, {
      company_id,
      operator,
      action: 'operator.change',
      ...subjectOf(row),
      before: pick(current, changed),
      // the log records only that it was changed
      after: { ...pick(row, changed), ...(password_hash !== undefined && { password: true }) },
    })
    return serializeOperator(operator, row, safer.has(operator_id))
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
    requireWithin(operator, withRights(row))
    if (await deleteSecondFactor(tx, { company_id, operator_id })) {
      await endAccessOf(tx, company_id, operator_id)
      await recordAudit(tx, {
        company_id,
        operator,
        action: 'operator.reset_second_factor',
        ...subjectOf(row),
        before: { second_factor: true },
        after: { second_factor: false },
      })
    }
    return serializeOperator(operator, row, false)
  })
}

const OWN_FACTOR = '自己的两步验证请在“我的账号”中关闭'
const TAKEN = '账号已存在'
const LAST_OWNER = '至少要保留一个可用的 owner 账号'

type Changes = Partial<Place & Pick<OperatorRecord, 'name' | 'disabled'>>

/** The given fields that differ. */
const changesOf = (current: OperatorRecord, wanted: Changes): Changes =>
  Object.fromEntries(
    Object.entries(wanted).filter(
      ([key, value]) => value !== undefined && !isDeepStrictEqual(value, current[key as keyof Changes]),
    ),
  )

/** The changed fields as the audit log shows them. */
function pick(row: OperatorRecord, changed: Changes) {
  const shown = { name: row.name, disabled: row.disabled, ...shownPlace(row) }
  const keys = new Set<string>(Object.keys(changed).map((key) => (key === 'role_id' ? 'role' : key)))
  return Object.fromEntries(Object.entries(shown).filter(([key]) => keys.has(key)))
}

export const subjectOf = ({ operator_id, username }: OperatorRecord) => ({
  subject: 'operator',
  subject_id: operator_id,
  title: username,
})

const serializeOperator = (by: CurrentOperator, row: OperatorRecord, second_factor: boolean): OperatorRow => {
  const { operator_id, username, name, role, role_id, shops, pages, disabled, created } = row
  const { role_name, rights } = withRights(row)
  return {
    operator_id,
    username,
    name,
    role,
    role_id: role_id ?? '',
    role_name,
    shops,
    pages,
    manageable: isWithin(by, { rights, shops, pages }),
    disabled,
    second_factor,
    created: created.toISOString(),
  }
}
