import type { ImageUse } from '@schemas/generated/api'
import type { Database, Transaction } from '../../db/client'
import { inTransaction } from '../../db/transaction'
import { imagesOf, lockImages, type StoredImageRow } from './repo'
import { type Actor, bin, changed, folderFrom, missing, requireUnused, unbin } from './service'
import { usesOf } from './uses'

/** All places that show one of these pictures of the library. @throws AppError not_found if one is not there */
export async function usesOfAll(db: Database, actor: Actor, image_ids: string[]): Promise<ImageUse[]> {
  const rows = await imagesOf(db, actor.company_id, image_ids)
  if (rows.length < new Set(image_ids).size || rows.some(({ deleted }) => deleted !== null)) throw missing()
  const pictures = rows.map(({ img_full_url }) => img_full_url)
  return usesOf(db, actor.company_id, pictures, actor.operator.pages)
}

/** Moves all of them into a folder ('': none), or none of them. */
export const moveImages = (db: Database, actor: Actor, image_ids: string[], folder_id: string) =>
  inTransaction(db, async (tx) => {
    const folder = await folderFrom(tx, actor, folder_id)
    for (const row of await lockShown(tx, actor, image_ids))
      await changed(tx, actor, row, { img_name: row.img_name, folder_id: folder })
  })

/**
 * Puts all of them into the bin, or none of them.
 * @throws AppError `in_use` with the places that show one of them, unless `force`
 */
export async function removeImages(
  db: Database,
  actor: Actor,
  { image_ids, force }: { image_ids: string[]; force: boolean },
): Promise<void> {
  if (!force) await requireUnused(db, actor, await imagesOf(db, actor.company_id, image_ids))
  await inTransaction(db, async (tx) => {
    for (const row of await lockShown(tx, actor, image_ids)) await bin(tx, actor, row)
  })
}

/** Takes all of them out of the bin; those that are not in it stay as they are. */
export const restoreImages = (db: Database, actor: Actor, image_ids: string[]) =>
  inTransaction(db, async (tx) => {
    for (const row of await lockAll(tx, actor, image_ids))
      if (row.deleted !== null) await unbin(tx, actor, row)
  })

/** @throws AppError not_found if one of them does not exist */
async function lockAll(
  tx: Transaction,
  { company_id }: Actor,
  image_ids: string[],
): Promise<StoredImageRow[]> {
  const rows = await lockImages(tx, company_id, image_ids)
  if (rows.length < image_ids.length) throw missing()
  return rows
}

/** @throws AppError not_found if one of them does not exist or lies in the bin */
async function lockShown(tx: Transaction, actor: Actor, image_ids: string[]): Promise<StoredImageRow[]> {
  const rows = await lockAll(tx, actor, image_ids)
  if (rows.some(({ deleted }) => deleted !== null)) throw missing()
  return rows
}
