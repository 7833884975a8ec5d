import { pictureAddresses } from '@schemas/picture'
import { DAY_MS } from '@schemas/time-units'
import type { Database } from '../../db/client'
import { timeNow } from '../../db/time'
import { inTransaction } from '../../db/transaction'
import type { Storage } from '../../storage/storage'
import { recordAudit } from '../../back-office'
import { fileKeys, namedAnywhere } from '../../platform'
import { binnedImages, deleteBinnedImage, type StoredImageRow } from './repo'
import type { Actor } from './service'

const daysAgo = (days: number) => new Date(timeNow().getTime() - days * DAY_MS)

/**
 * Deletes what has been in the bin for `days`, and uploads that were never registered: first the row, then the files, so
 * that no row refers to missing files. Pictures that a stored page version, setting, saved design, article or record of
 * the shop still uses are kept.
 */
export async function purgeImages(
  db: Database,
  storage: Storage,
  actor: Actor,
  days: number,
): Promise<{ purged: number; kept: number }> {
  const { company_id } = actor
  const rows = await binnedImages(db, company_id, daysAgo(days), daysAgo(1))
  let purged = 0
  for (const row of rows) {
    const named = await namedAnywhere(db, company_id, pictureAddresses(row.img_full_url))
    if (named || !(await deleteRow(db, actor, row))) continue
    for (const key of fileKeys(row.img_url)) await storage.delete(key)
    purged++
  }
  return { purged, kept: rows.length - purged }
}

/** @returns false if the picture is no longer in the bin */
async function deleteRow(db: Database, actor: Actor, row: StoredImageRow): Promise<boolean> {
  const { image_id, img_name, img_full_url } = row
  return inTransaction(db, async (tx) => {
    if (!(await deleteBinnedImage(tx, row))) return false
    const subject = { subject: 'image', subject_id: image_id, title: img_name }
    await recordAudit(tx, { ...actor, ...subject, action: 'image.purge', before: { img_full_url } })
    return true
  })
}
