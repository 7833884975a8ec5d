import { and, asc, count, eq, isNull, ne, sql } from 'drizzle-orm'
import type { ImageFolder } from '@schemas/generated/api'
import type { Database, Transaction } from '../../db/client'
import { image, image_folder } from '../../db/schema'

export type FolderRow = typeof image_folder.$inferSelect

const onFolder = (company_id: string, folder_id: string) =>
  and(eq(image_folder.company_id, company_id), eq(image_folder.folder_id, folder_id))

export async function folderOf(db: Database | Transaction, company_id: string, folder_id: string) {
  const [row] = await db.select().from(image_folder).where(onFolder(company_id, folder_id)).for('update')
  return row
}

/** The row, or `undefined` if a folder of that name exists. */
export async function insertFolder(tx: Transaction, row: typeof image_folder.$inferInsert) {
  const [made] = await tx.insert(image_folder).values(row).onConflictDoNothing().returning()
  return made
}

export async function folderNamed(tx: Transaction, company_id: string, name: string) {
  const [row] = await tx
    .select()
    .from(image_folder)
    .where(and(eq(image_folder.company_id, company_id), eq(image_folder.name, name)))
  return row
}

export async function renameFolderRow(tx: Transaction, { company_id, folder_id }: FolderRow, name: string) {
  await tx.update(image_folder).set({ name }).where(onFolder(company_id, folder_id))
}

/** Deletes a folder; its pictures, also those in the bin, are in no folder then. */
export async function deleteFolder(tx: Transaction, { company_id, folder_id }: FolderRow) {
  await tx
    .update(image)
    .set({ folder_id: null })
    .where(and(eq(image.company_id, company_id), eq(image.folder_id, folder_id)))
  await tx.delete(image_folder).where(onFolder(company_id, folder_id))
}

/** Counts of the library's pictures by folder; '' for those in none. */
export async function imagesPerFolder(db: Database, company_id: string): Promise<Map<string, number>> {
  const rows = await db
    .select({ folder_id: sql<string>`coalesce(${image.folder_id}, '')`, count: count() })
    .from(image)
    .where(and(listed(company_id), eq(image.purpose, 'library')))
    .groupBy(image.folder_id)
  return new Map(rows.map((row) => [row.folder_id, row.count]))
}

/** Number of covers of saved designs; no folder counts them. */
export async function coversIn(db: Database, company_id: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(image)
    .where(and(listed(company_id), eq(image.purpose, 'cover')))
  return row?.count ?? 0
}

const listed = (company_id: string) =>
  and(eq(image.company_id, company_id), isNull(image.deleted), ne(image.img_name, ''))

export async function allFolders(db: Database, company_id: string): Promise<FolderRow[]> {
  return db
    .select()
    .from(image_folder)
    .where(eq(image_folder.company_id, company_id))
    .orderBy(asc(image_folder.created), asc(image_folder.folder_id))
}

/** In the shape of the API. */
export const serializeFolder = ({ folder_id, name, created }: FolderRow, images: number): ImageFolder => ({
  folder_id,
  name,
  images,
  created: created.toISOString(),
})
