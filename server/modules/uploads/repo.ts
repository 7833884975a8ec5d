import { randomUUID } from 'node:crypto'
import { and, count, eq, gte, inArray } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import { member, member_upload } from '../../db/schema'
import type { Owner } from '../members/owner'

export type UploadRow = typeof member_upload.$inferSelect

const mine = ({ company_id, user_id }: Owner) =>
  and(eq(member_upload.company_id, company_id), eq(member_upload.user_id, user_id))

/** Claims a place in the storage for a picture. @returns whether nobody had it */
export async function insertUpload(
  db: Database | Transaction,
  row: Omit<typeof member_upload.$inferInsert, 'upload_id'>,
): Promise<boolean> {
  const { rowCount } = await db
    .insert(member_upload)
    .values({ ...row, upload_id: randomUUID() })
    .onConflictDoNothing()
  return rowCount === 1
}

/** Serialises counting and inserting uploads of a member across servers. */
export async function lockUploads(tx: Transaction, { company_id, user_id }: Owner): Promise<void> {
  await tx
    .select({ user_id: member.user_id })
    .from(member)
    .where(and(eq(member.company_id, company_id), eq(member.user_id, user_id)))
    .for('update')
}

/** Pictures that a member has uploaded from a moment on. */
export async function uploadsSince(db: Database | Transaction, owner: Owner, since: Date): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(member_upload)
    .where(and(mine(owner), gte(member_upload.created, since)))
  return row?.count ?? 0
}

/** Which of these addresses are of the member's own pictures. */
export async function ownUrls(
  db: Database | Transaction,
  owner: Owner,
  urls: string[],
): Promise<Set<string>> {
  const rows = await db
    .select({ url: member_upload.url })
    .from(member_upload)
    .where(and(mine(owner), inArray(member_upload.url, urls)))
  return new Set(rows.map(({ url }) => url))
}
