import { and, asc, count, eq, sql } from 'drizzle-orm'
import { type Right } from '@schemas/rights'
import type { Database, Transaction } from '../../db/client'
import { operator, operator_role } from '../../db/schema'
import { sessionBell } from './session-bell'

export type RoleRow = Pick<typeof operator_role.$inferSelect, 'role_id' | 'name' | 'rights'>

/** Joins an operator with the role of the company's own. */
export const ofRole = and(
  eq(operator_role.company_id, operator.company_id),
  eq(operator_role.role_id, operator.role_id),
)

/** What an operator's role is read as, with `ofRole` joined. */
export const ROLE = {
  role: operator.role,
  role_id: operator.role_id,
  role_name: sql<string>`coalesce(${operator_role.name}, '')`,
  role_rights: sql<Right[]>`coalesce(${operator_role.rights}, '{}')`,
  shops: operator.shops,
  pages: operator.pages,
}

const COLUMNS = { role_id: operator_role.role_id, name: operator_role.name, rights: operator_role.rights }

/** The company's own roles, by name. */
export const rolesOf = (db: Database, company_id: string): Promise<RoleRow[]> =>
  db
    .select(COLUMNS)
    .from(operator_role)
    .where(eq(operator_role.company_id, company_id))
    .orderBy(asc(operator_role.name))

/** How many accounts have each role: presets by their word, others by their id. */
export async function accountsByRole(db: Database, company_id: string): Promise<Map<string, number>> {
  const rows = await db
    .select({ role: operator.role, role_id: operator.role_id, accounts: count() })
    .from(operator)
    .where(eq(operator.company_id, company_id))
    .groupBy(operator.role, operator.role_id)
  return new Map(rows.map(({ role, role_id, accounts }) => [role_id ?? role, accounts]))
}

/** One role, locked until the transaction ends. */
export async function lockRole(
  tx: Transaction,
  company_id: string,
  role_id: string,
  strength: 'update' | 'share' = 'update',
): Promise<RoleRow | undefined> {
  const [row] = await tx.select(COLUMNS).from(operator_role).where(isRole(company_id, role_id)).for(strength)
  return row
}

/** @returns false if another role of the company has this name */
export async function insertRole(tx: Transaction, company_id: string, row: RoleRow): Promise<boolean> {
  const made = await tx
    .insert(operator_role)
    .values({ ...row, company_id })
    .onConflictDoNothing({ target: [operator_role.company_id, operator_role.name] })
    .returning({ role_id: operator_role.role_id })
  return made.length > 0
}

/** @throws an error of the driver if another role of the company has this name */
export async function updateRole(
  tx: Transaction,
  company_id: string,
  { role_id, ...values }: RoleRow,
): Promise<void> {
  await tx
    .update(operator_role)
    .set({ ...values, updated: sql`now()` })
    .where(isRole(company_id, role_id))
  const accounts = await tx
    .select({ company_id: operator.company_id, operator_id: operator.operator_id })
    .from(operator)
    .where(and(eq(operator.company_id, company_id), eq(operator.role_id, role_id)))
  sessionBell.ring(tx, ...accounts)
}

export async function deleteRole(tx: Transaction, company_id: string, role_id: string): Promise<void> {
  await tx.delete(operator_role).where(isRole(company_id, role_id))
}

const isRole = (company_id: string, role_id: string) =>
  and(eq(operator_role.company_id, company_id), eq(operator_role.role_id, role_id))
