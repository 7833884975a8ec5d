import { and, eq, isNotNull, lte, ne, or } from 'drizzle-orm'
import { pictureAddresses } from '@schemas/picture'
import { DAY_MS } from '@schemas/time-units'
import type { Database } from '../../db/client'
import { image } from '../../db/schema'
import { timeNow } from '../../db/time'
import { inTransaction } from '../../db/transaction'
import type { Storage } from '../../storage/storage'
import { recordAudit } from '../../back-office'
import { fileKeys, namedAnywhere } from '../../platform'
import { onImage, type StoredImageRow } from './repo'
import type { Actor } from './service'

const daysAgo = (days: number) => new Date(timeNow().getTime() - days * DAY_MS)

/**
 * Clears the bin of what has been in it for `days`, uploads that nobody registered with it: first the row, then the
 * files, so that no row ever promises files that are gone. What any kept page version, setting, saved design, article or
 * record of the shop still names stays.
 */
export async function purgeImages(
  db: Database,
  storage: Storage,
  actor: Actor,
  days: number,
): Promise<{ purged: number; kept: number }> {
  const { company_id } = actor
  // an upload without a name may be just about to be registered
  const due = and(
    lte(image.deleted, daysAgo(days)),
    or(ne(image.img_name, ''), lte(image.deleted, daysAgo(1))),
  )
  const rows = await db
    .select()
    .from(image)
    .where(and(eq(image.company_id, company_id), due))
    .orderBy(image.image_id)
  let purged = 0
  for (const row of rows) {
    const named = await namedAnywhere(db, company_id, pictureAddresses(row.img_full_url))
    if (named || !(await deleteRow(db, actor, row))) continue
    for (const key of fileKeys(row.img_url)) await storage.delete(key)
    purged++
  }
  return { purged, kept: rows.length - purged }
}

/** Whether the row was still in the bin. */
async function deleteRow(db: Database, actor: Actor, { company_id, image_id, img_name }: StoredImageRow) {
  return inTransaction(db, async (tx) => {
    const gone = await tx
      .delete(image)
      .where(and(onImage(company_id, image_id), isNotNull(image.deleted)))
      .returning({ img_full_url: image.img_full_url })
    if (!gone[0]) return false
    const subject = { subject: 'image', subject_id: image_id, title: img_name }
    await recordAudit(tx, { ...actor, ...subject, action: 'image.purge', before: gone[0] })
    return true
  })
}
