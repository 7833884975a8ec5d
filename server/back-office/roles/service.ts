import type { ChangeRoleBody, CreateRoleBody, RoleRow } from '@schemas/generated/api'
import { PRESET_NAMES, PRESETS, type Right, rightsOfPreset, withNeeded } from '@schemas/rights'
import type { Database, Transaction } from '../../db/client'
import { sqlState } from '../../db/postgres-errors'
import { inTransaction } from '../../db/transaction'
import { AppError, fieldError } from '../../core/errors'
import { newId } from '../../core/ids'
import type { CurrentOperator } from '../../platform'
import { recordAudit } from '../audit/repo'
import { requireRights } from './place'
import { accountsByRole, deleteRole, insertRole, lockRole, rolesOf, updateRole } from './repo'

/** The operator who manages roles, and their company. */
interface RoleContext {
  company_id: string
  operator: CurrentOperator
}

/** The presets, then the company's own roles by name. */
export async function listRoles(db: Database, company_id: string): Promise<RoleRow[]> {
  const [own, accounts] = await Promise.all([rolesOf(db, company_id), accountsByRole(db, company_id)])
  const presets = PRESETS.map((role_id) => ({
    role_id,
    name: PRESET_NAMES[role_id],
    preset: true,
    rights: rightsOfPreset(role_id),
  }))
  const custom = own.map((role) => ({ ...role, preset: false }))
  return [...presets, ...custom].map((role) => ({ ...role, accounts: accounts.get(role.role_id) ?? 0 }))
}

/** @throws AppError invalid if the name is taken; forbidden for rights that the caller does not have */
export async function createRole(
  db: Database,
  { company_id, operator }: RoleContext,
  body: CreateRoleBody,
): Promise<RoleRow> {
  const wanted = wantedOf(body)
  requireRights(operator, wanted.rights)
  return inTransaction(db, async (tx) => {
    const role = { role_id: newId(), ...wanted }
    if (!(await insertRole(tx, company_id, role))) throw taken()
    await audit(tx, { company_id, operator }, 'create', role.role_id, { after: wanted })
    return { ...role, preset: false, accounts: 0 }
  })
}

/**
 * Changes name and rights; accounts with the role have them from the next request on.
 * @throws AppError not_found; invalid if the name is taken; forbidden for adding or taking rights beyond the caller's own
 */
export async function changeRole(
  db: Database,
  { company_id, operator }: RoleContext,
  role_id: string,
  body: ChangeRoleBody,
): Promise<RoleRow> {
  const wanted = wantedOf(body)
  await inTransaction(db, async (tx) => {
    const before = await lockRole(tx, company_id, role_id)
    if (!before) throw new AppError('not_found')
    const { name, rights } = before
    requireRights(operator, withNeeded([...rights, ...wanted.rights]))
    if (name === wanted.name && rights.join() === wanted.rights.join()) return
    await updateRole(tx, company_id, { role_id, ...wanted })
    await audit(tx, { company_id, operator }, 'change', role_id, { before: { name, rights }, after: wanted })
  }).catch(refuseTaken)
  return roleOf(db, company_id, role_id)
}

/** @throws AppError not_found, in_use, forbidden as above */
export async function removeRole(
  db: Database,
  { company_id, operator }: RoleContext,
  role_id: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const before = await lockRole(tx, company_id, role_id)
    if (!before) throw new AppError('not_found')
    const { name, rights } = before
    requireRights(operator, rights)
    await deleteRole(tx, company_id, role_id)
    await audit(tx, { company_id, operator }, 'delete', role_id, { before: { name, rights } })
  }).catch((cause: unknown) => {
    if (sqlState(cause) !== FOREIGN_KEY) throw cause
    throw new AppError('in_use', { message: '还有账号使用这个角色，请先给他们换一个', cause })
  })
}

interface Wanted {
  name: string
  rights: Right[]
}

function wantedOf({ name, rights }: CreateRoleBody): Wanted {
  const wanted = withNeeded(rights)
  const unknown = rights.find((right) => !wanted.some((known) => known === right))
  if (unknown !== undefined) throw fieldError('rights', `没有名为 ${unknown} 的权限`)
  const trimmed = name.trim()
  if (Object.values(PRESET_NAMES).includes(trimmed)) throw taken()
  return { name: trimmed, rights: wanted }
}

async function roleOf(db: Database, company_id: string, role_id: string): Promise<RoleRow> {
  const found = (await listRoles(db, company_id)).find((role) => role.role_id === role_id)
  if (!found) throw new AppError('not_found')
  return found
}

const UNIQUE = '23505'
const FOREIGN_KEY = '23503'

function refuseTaken(cause: unknown): never {
  throw sqlState(cause) === UNIQUE ? taken() : cause
}

const taken = () => fieldError('name', '已有这个名称的角色')

const audit = (
  tx: Transaction,
  by: RoleContext,
  verb: 'create' | 'change' | 'delete',
  role_id: string,
  { before, after }: { before?: Wanted; after?: Wanted },
) =>
  recordAudit(tx, {
    ...by,
    action: `role.${verb}`,
    subject: 'role',
    subject_id: role_id,
    title: (after ?? before)?.name ?? '',
    before,
    after,
  })
