import { randomUUID } from 'node:crypto'
import {
  and,
  arrayContains,
  asc,
  count,
  eq,
  getTableColumns,
  ilike,
  inArray,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import type { PageWindow } from '../../db/paging'
import { containing } from '../../db/search'
import { operator, operator_role, type OperatorRole } from '../../db/schema'
import { PRESETS, type Right, rightsOfPreset } from '@schemas/rights'
import { ofRole, ROLE } from '../roles/repo'
import { sessionBell } from '../roles/session-bell'

/** An account with its role. */
export type OperatorRecord = typeof operator.$inferSelect & { role_name: string; role_rights: Right[] }

const CURRENT = {
  operator_id: operator.operator_id,
  username: operator.username,
  name: operator.name,
  ...ROLE,
}

/** Accounts with their roles. */
const withRole = (db: Database | Transaction) =>
  db
    .select({ ...getTableColumns(operator), ...ROLE })
    .from(operator)
    .leftJoin(operator_role, ofRole)

export async function operatorByUsername(
  db: Database | Transaction,
  company_id: string,
  username: string,
): Promise<OperatorRecord | undefined> {
  const [row] = await withRole(db).where(
    and(eq(operator.company_id, company_id), eq(operator.username, username)),
  )
  return row
}

export async function operatorById(
  db: Database | Transaction,
  company_id: string,
  operator_id: string,
): Promise<OperatorRecord | undefined> {
  const [row] = await withRole(db).where(
    and(eq(operator.company_id, company_id), eq(operator.operator_id, operator_id)),
  )
  return row
}

/** The operator if nothing that the sign-in depended on has changed, locked until the transaction ends. */
export async function operatorForSession(
  tx: Transaction,
  { company_id, operator_id, password_hash }: OperatorRecord,
) {
  const [row] = await tx
    .select(CURRENT)
    .from(operator)
    .leftJoin(operator_role, ofRole)
    .where(
      and(
        eq(operator.company_id, company_id),
        eq(operator.operator_id, operator_id),
        eq(operator.password_hash, password_hash),
        eq(operator.disabled, false),
      ),
    )
    .for('share', { of: operator })
  return row
}

/** One operator, locked until the transaction ends. */
export async function lockOperator(
  tx: Transaction,
  company_id: string,
  operator_id: string,
): Promise<OperatorRecord | undefined> {
  const [row] = await withRole(tx)
    .where(and(eq(operator.company_id, company_id), eq(operator.operator_id, operator_id)))
    .for('update', { of: operator })
  return row
}

/**
 * Ids of the owners who can sign in and are not narrowed, locked in one order, so that two owners who demote each other
 * wait here.
 */
export async function lockOwners(tx: Transaction, company_id: string): Promise<string[]> {
  const rows = await tx
    .select({ operator_id: operator.operator_id })
    .from(operator)
    .where(
      and(
        eq(operator.company_id, company_id),
        eq(operator.role, 'owner'),
        eq(operator.disabled, false),
        eq(operator.shops, []),
        eq(operator.pages, []),
      ),
    )
    .orderBy(asc(operator.operator_id))
    .for('update')
  return rows.map(({ operator_id }) => operator_id)
}

/** The operators who can sign in and have a right, with the pages that they are narrowed to. */
export function operatorsWith(
  db: Database | Transaction,
  company_id: string,
  right: Right,
): Promise<{ operator_id: string; pages: string[] }[]> {
  const presets = PRESETS.filter((preset) => rightsOfPreset(preset).includes(right))
  return db
    .select({ operator_id: operator.operator_id, pages: operator.pages })
    .from(operator)
    .leftJoin(operator_role, ofRole)
    .where(
      and(
        eq(operator.company_id, company_id),
        eq(operator.disabled, false),
        or(inArray(operator.role, presets), arrayContains(operator_role.rights, [right])),
      ),
    )
    .orderBy(asc(operator.operator_id))
}

export interface OperatorFilter {
  company_id: string
  /** Part of the username or the name. */
  keyword?: string | undefined
}

/** One window of a company's operators, by username. */
export function operatorsPage(
  db: Database,
  filter: OperatorFilter,
  { limit, offset }: PageWindow,
): Promise<OperatorRecord[]> {
  return withRole(db).where(matching(filter)).orderBy(asc(operator.username)).limit(limit).offset(offset)
}

export async function operatorCount(db: Database, filter: OperatorFilter): Promise<number> {
  const [row] = await db.select({ count: count() }).from(operator).where(matching(filter))
  return row?.count ?? 0
}

function matching({ company_id, keyword }: OperatorFilter): SQL | undefined {
  const pattern = keyword && containing(keyword.trim())
  return and(
    eq(operator.company_id, company_id),
    pattern ? or(ilike(operator.username, pattern), ilike(operator.name, pattern)) : undefined,
  )
}

export interface NewOperator {
  company_id: string
  username: string
  name: string
  role: OperatorRole
  role_id?: string | null
  shops?: string[]
  pages?: string[]
  password_hash: string
}

/** @returns undefined if the company has an operator with that username already */
export async function insertOperator(
  db: Database | Transaction,
  row: NewOperator,
): Promise<OperatorRecord | undefined> {
  const operator_id = randomUUID()
  const inserted = await db
    .insert(operator)
    .values({ ...row, operator_id })
    .onConflictDoNothing({ target: [operator.company_id, operator.username] })
    .returning({ operator_id: operator.operator_id })
  return inserted.length > 0 ? operatorById(db, row.company_id, operator_id) : undefined
}

export async function updateOperator(
  tx: Transaction,
  { company_id, operator_id }: Pick<OperatorRecord, 'company_id' | 'operator_id'>,
  values: Partial<
    Pick<OperatorRecord, 'name' | 'role' | 'role_id' | 'shops' | 'pages' | 'password_hash' | 'disabled'>
  >,
): Promise<OperatorRecord | undefined> {
  await tx
    .update(operator)
    .set({ ...values, updated: sql`now()` })
    .where(and(eq(operator.company_id, company_id), eq(operator.operator_id, operator_id)))
  sessionBell.ring(tx, { company_id, operator_id })
  return operatorById(tx, company_id, operator_id)
}
