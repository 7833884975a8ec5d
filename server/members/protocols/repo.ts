import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import { member_consent, protocol } from '../../db/schema'
import { AppError } from '../../core/errors'
import type { Owner } from '../../core/owner'
import { shopNameOf } from '../../platform'
import { defaultText, type ProtocolType } from './default-texts'

export interface Protocol {
  version: number
  title: string
  /** HTML, cleaned when it was saved. */
  content: string
  /** null: it is the default text and not stored yet. */
  created: Date | null
}

/** The version of a protocol in force; without one of the company, version 1 of the default text. */
export async function currentProtocol(
  db: Database | Transaction,
  company_id: string,
  type: ProtocolType,
): Promise<Protocol> {
  const [row] = await db
    .select()
    .from(protocol)
    .where(and(eq(protocol.company_id, company_id), eq(protocol.type, type)))
    .orderBy(desc(protocol.version))
    .limit(1)
  return row ?? { ...defaultText(type, await shopNameOf(db, company_id)), version: 1, created: null }
}

/** @throws AppError invalid if another version was read than the one in force */
export async function refuseOldVersions(
  db: Database,
  company_id: string,
  agreed: readonly { type: ProtocolType; version: number }[],
): Promise<void> {
  const current = await Promise.all(agreed.map(({ type }) => currentProtocol(db, company_id, type)))
  if (agreed.some(({ version }, index) => version !== current[index]?.version))
    throw new AppError('invalid', { message: REWRITTEN, errors: { agreed: [REWRITTEN] } })
}

const REWRITTEN = '协议已更新，请重新阅读并同意'

/** Records that a member agrees to the versions in force, once for each. */
export async function recordConsents(
  tx: Transaction,
  { company_id, user_id }: Owner,
  types: readonly ProtocolType[],
): Promise<void> {
  const known = await versionsOf(tx, company_id, types)
  for (const type of types.filter((each) => !known.has(each))) await writeFirst(tx, company_id, type)
  const agreed = types.map((type) => ({ company_id, user_id, type, version: known.get(type) ?? 1 }))
  await tx.insert(member_consent).values(agreed).onConflictDoNothing()
}

async function versionsOf(tx: Transaction, company_id: string, types: readonly ProtocolType[]) {
  const rows = await tx
    .select({ type: protocol.type, version: sql<number>`max(${protocol.version})::int` })
    .from(protocol)
    .where(and(eq(protocol.company_id, company_id), inArray(protocol.type, [...types])))
    .groupBy(protocol.type)
  return new Map(rows.map(({ type, version }) => [type, version]))
}

/** Stores the default text, so that what a member agreed to can be shown later; once. */
async function writeFirst(tx: Transaction, company_id: string, type: ProtocolType): Promise<void> {
  const text = defaultText(type, await shopNameOf(tx, company_id))
  await tx
    .insert(protocol)
    .values({ ...text, company_id, type, version: 1 })
    .onConflictDoNothing()
}

/** Locks the first version: only one transaction at a time adds a version. */
export async function lockProtocol(tx: Transaction, company_id: string, type: ProtocolType): Promise<void> {
  await writeFirst(tx, company_id, type)
  await tx
    .select({ version: protocol.version })
    .from(protocol)
    .where(and(eq(protocol.company_id, company_id), eq(protocol.type, type), eq(protocol.version, 1)))
    .for('update')
}

export async function insertVersion(
  tx: Transaction,
  company_id: string,
  type: ProtocolType,
  version: Omit<Protocol, 'created'>,
): Promise<void> {
  await tx.insert(protocol).values({ ...version, company_id, type })
}
