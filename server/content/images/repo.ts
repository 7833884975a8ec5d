import {
  and,
  asc,
  count,
  desc,
  eq,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  or,
  type SQL,
} from 'drizzle-orm'
import type { ImageRow, ImagesQuery } from '@schemas/generated/api'
import type { Database, Transaction } from '../../db/client'
import { containing } from '../../db/search'
import { company, image } from '../../db/schema'
import { windowOf } from '../../db/paging'

export type StoredImageRow = typeof image.$inferSelect
export type NewImage = typeof image.$inferInsert

/** Uploads that are not registered yet have no name. */
const registered = ne(image.img_name, '')

const onImage = (company_id: string, image_id: string) =>
  and(eq(image.company_id, company_id), eq(image.image_id, image_id))

/** @returns whether the row is new; a key is used once */
export async function insertUpload(db: Database, row: NewImage): Promise<boolean> {
  const made = await db.insert(image).values(row).onConflictDoNothing().returning({ id: image.image_id })
  return made.length > 0
}

/** An uploaded picture by its key, registered or not. */
export async function findUpload(db: Database, company_id: string, key: string) {
  const [row] = await db
    .select()
    .from(image)
    .where(and(eq(image.company_id, company_id), eq(image.img_url, key)))
  return row
}

/** The row, locked until the transaction ends, so that of two registrations the second sees the first. */
export async function lockUpload(tx: Transaction, { company_id, image_id }: StoredImageRow) {
  const [row] = await tx.select().from(image).where(onImage(company_id, image_id)).for('update')
  if (!row) throw new Error(`Expected image ${image_id} of company ${company_id}, found none`)
  return row
}

/** A registered picture, in the library or in the bin. */
export async function imageOf(db: Database | Transaction, company_id: string, image_id: string) {
  const [row] = await db
    .select()
    .from(image)
    .where(and(onImage(company_id, image_id), registered))
  return row
}

/** Registered pictures in one order; fewer than asked for if some do not exist. */
export const imagesOf = (db: Database | Transaction, company_id: string, image_ids: string[]) =>
  db
    .select()
    .from(image)
    .where(and(eq(image.company_id, company_id), inArray(image.image_id, image_ids), registered))
    .orderBy(asc(image.image_id))
    .$dynamic()

/** The same, locked until the transaction ends. */
export const lockImages = (tx: Transaction, company_id: string, image_ids: string[]) =>
  imagesOf(tx, company_id, image_ids).for('update')

export async function updateImage(
  tx: Transaction,
  { company_id, image_id }: Pick<StoredImageRow, 'company_id' | 'image_id'>,
  change: Partial<StoredImageRow>,
): Promise<StoredImageRow> {
  const [row] = await tx.update(image).set(change).where(onImage(company_id, image_id)).returning()
  if (!row) throw new Error(`Expected image ${image_id} of company ${company_id}, found none`)
  return row
}

const SORTS = { created: image.created, name: image.img_name, size: image.img_size, width: image.width }

/** One page of the library or of the bin, and how many there are in all. */
export async function listImages(db: Database, company_id: string, query: ImagesQuery) {
  const { page, pageSize, sort, order } = query
  const where = matching(company_id, query)
  const { limit, offset } = windowOf(page, pageSize)
  const towards = order === 'asc' ? asc : desc
  const [rows, [total]] = await Promise.all([
    db
      .select()
      .from(image)
      .where(where)
      .orderBy(towards(SORTS[sort]), towards(image.image_id))
      .limit(limit)
      .offset(offset),
    db.select({ count: count() }).from(image).where(where),
  ])
  return { rows, count: total?.count ?? 0 }
}

function matching(
  company_id: string,
  { folder_id, purpose, keyword, deleted }: ImagesQuery,
): SQL | undefined {
  return and(
    eq(image.company_id, company_id),
    registered,
    deleted ? isNotNull(image.deleted) : isNull(image.deleted),
    // the bin shows all
    deleted ? undefined : eq(image.purpose, purpose),
    folder_id === undefined
      ? undefined
      : folder_id === ''
        ? isNull(image.folder_id)
        : eq(image.folder_id, folder_id),
    keyword ? ilike(image.img_name, containing(keyword)) : undefined,
  )
}

/** Whether there is a company without pictures, in the library or the bin. */
export async function someLibraryIsEmpty(db: Database): Promise<boolean> {
  const [row] = await db
    .select({ company_id: company.company_id })
    .from(company)
    .leftJoin(image, eq(image.company_id, company.company_id))
    .where(isNull(image.image_id))
    .limit(1)
  return row !== undefined
}

/** In the shape of the API. */
export function serializeImage(row: StoredImageRow): ImageRow {
  const { company_id: _company, purpose: _purpose, folder_id, created, deleted, ...same } = row
  return {
    ...same,
    folder_id: folder_id ?? '',
    created: created.toISOString(),
    deleted: deleted?.toISOString() ?? '',
  }
}

/**
 * Pictures that have been in the bin since a time.
 * @param unregistered the later limit of uploads without a name, as they may be about to be registered
 */
export function binnedImages(
  db: Database,
  company_id: string,
  since: Date,
  unregistered: Date,
): Promise<StoredImageRow[]> {
  const due = and(lte(image.deleted, since), or(registered, lte(image.deleted, unregistered)))
  return db
    .select()
    .from(image)
    .where(and(eq(image.company_id, company_id), due))
    .orderBy(image.image_id)
}

/** Deletes a picture that is in the bin. @returns false if it is no longer there */
export async function deleteBinnedImage(
  tx: Transaction,
  { company_id, image_id }: StoredImageRow,
): Promise<boolean> {
  const gone = await tx
    .delete(image)
    .where(and(onImage(company_id, image_id), isNotNull(image.deleted)))
    .returning({ image_id: image.image_id })
  return gone.length > 0
}
