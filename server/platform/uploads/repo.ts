import { and, asc, count, eq, gte, inArray, lte } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import { member, member_upload } from '../../db/schema'
import type { Owner } from '../../core/owner'

export type UploadRow = typeof member_upload.$inferSelect

const mine = ({ company_id, user_id }: Owner) =>
  and(eq(member_upload.company_id, company_id), eq(member_upload.user_id, user_id))

const oneUpload = (row: Pick<UploadRow, 'company_id' | 'user_id' | 'upload_id'>) =>
  and(mine(row), eq(member_upload.upload_id, row.upload_id))

/** Reserves the address of a picture. @returns whether it was free */
export async function insertUpload(
  db: Database | Transaction,
  row: typeof member_upload.$inferInsert,
): Promise<boolean> {
  const { rowCount } = await db.insert(member_upload).values(row).onConflictDoNothing()
  return rowCount === 1
}

/** Serializes counting and inserting uploads of a member across servers. */
export async function lockUploads(tx: Transaction, { company_id, user_id }: Owner): Promise<void> {
  await tx
    .select({ user_id: member.user_id })
    .from(member)
    .where(and(eq(member.company_id, company_id), eq(member.user_id, user_id)))
    .for('update')
}

/** Number of pictures that a member has uploaded since a time. */
export async function uploadsSince(db: Database | Transaction, owner: Owner, since: Date): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(member_upload)
    .where(and(mine(owner), gte(member_upload.created, since)))
  return row?.count ?? 0
}

/** The member's own pictures at these addresses, locked until the transaction ends. */
export async function lockOwn(tx: Transaction, owner: Owner, urls: string[]): Promise<UploadRow[]> {
  if (urls.length === 0) return []
  return tx
    .select()
    .from(member_upload)
    .where(and(mine(owner), inArray(member_upload.url, urls)))
    .orderBy(asc(member_upload.upload_id))
    .for('update')
}

/** Schedules a check of these pictures of a member. */
export async function lookAt(tx: Transaction, owner: Owner, urls: string[], now: Date): Promise<void> {
  if (urls.length === 0) return
  await tx
    .update(member_upload)
    .set({ look_at: now })
    .where(and(mine(owner), inArray(member_upload.url, urls)))
}

/** By its id, of any member. */
export async function uploadById(
  db: Database,
  company_id: string,
  upload_id: string,
): Promise<UploadRow | undefined> {
  const [row] = await db
    .select()
    .from(member_upload)
    .where(and(eq(member_upload.company_id, company_id), eq(member_upload.upload_id, upload_id)))
  return row
}

/** Pictures that are due for a check, the first due first. */
export const uploadsDue = (
  db: Database,
  company_id: string,
  now: Date,
  limit: number,
): Promise<UploadRow[]> =>
  db
    .select()
    .from(member_upload)
    .where(and(eq(member_upload.company_id, company_id), lte(member_upload.look_at, now)))
    .orderBy(asc(member_upload.look_at))
    .limit(limit)

/** Takes a due picture for this server until `until`. @returns undefined if another server has it, or it is gone */
export async function takeUpload(
  db: Database,
  row: UploadRow,
  { now, until }: { now: Date; until: Date },
): Promise<UploadRow | undefined> {
  const [taken] = await db
    .update(member_upload)
    .set({ look_at: until })
    .where(and(oneUpload(row), lte(member_upload.look_at, now)))
    .returning()
  return taken
}

/** The current row, locked; undefined if a member is just naming it, or it is gone. */
export async function lockUpload(tx: Transaction, row: UploadRow): Promise<UploadRow | undefined> {
  const [held] = await tx
    .select()
    .from(member_upload)
    .where(oneUpload(row))
    .for('update', { skipLocked: true })
  return held
}

export async function changeUpload(
  db: Database | Transaction,
  row: UploadRow,
  change: Partial<Pick<UploadRow, 'url' | 'moved_to' | 'look_at'>>,
): Promise<void> {
  await db.update(member_upload).set(change).where(oneUpload(row))
}

export async function deleteUpload(db: Database, row: UploadRow): Promise<void> {
  await db.delete(member_upload).where(oneUpload(row))
}
