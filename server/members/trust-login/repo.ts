import { and, desc, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import { member_identity } from '../../db/schema'
import type { Owner } from '../../core/owner'

/** An account of a third party. */
export interface IdentityKey {
  company_id: string
  provider: string
  subject: string
}

const one = ({ company_id, provider, subject }: IdentityKey) =>
  and(
    eq(member_identity.company_id, company_id),
    eq(member_identity.provider, provider),
    eq(member_identity.subject, subject),
  )

/** The member who owns the account; `undefined` if it belongs to no member yet. */
export async function memberOfIdentity(
  db: Database | Transaction,
  key: IdentityKey,
): Promise<string | undefined> {
  const [row] = await db.select({ user_id: member_identity.user_id }).from(member_identity).where(one(key))
  return row?.user_id
}

/** Gives the account to a member unless it has an owner. @returns the owner */
export async function insertIdentity(
  tx: Transaction,
  key: IdentityKey,
  user_id: string,
  nickname: string,
): Promise<string | undefined> {
  await tx
    .insert(member_identity)
    .values({ ...key, user_id, nickname })
    .onConflictDoNothing()
  return memberOfIdentity(tx, key)
}

/** A provider's id of the member; '' if the member has bound none of its accounts. The latest counts. */
export async function subjectOf(
  db: Database,
  { company_id, user_id }: Owner,
  provider: string,
): Promise<string> {
  const [row] = await db
    .select({ subject: member_identity.subject })
    .from(member_identity)
    .where(
      and(
        eq(member_identity.company_id, company_id),
        eq(member_identity.user_id, user_id),
        eq(member_identity.provider, provider),
      ),
    )
    .orderBy(desc(member_identity.created))
    .limit(1)
  return row?.subject ?? ''
}

export async function deleteIdentities(
  db: Database,
  { company_id, user_id }: Owner,
  provider: string,
): Promise<number> {
  const rows = await db
    .delete(member_identity)
    .where(
      and(
        eq(member_identity.company_id, company_id),
        eq(member_identity.user_id, user_id),
        eq(member_identity.provider, provider),
      ),
    )
    .returning({ subject: member_identity.subject })
  return rows.length
}
