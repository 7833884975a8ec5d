import type { UploadedPicture, UploadPlace } from '@schemas/generated/api'
import type { Database, Transaction } from '../../db/client'
import { timeNow } from '../../db/time'
import { inTransaction } from '../../db/transaction'
import { AppError } from '../../core/errors'
import type { Storage } from '../../storage/storage'
import { FIGURES } from '../../config/limits'
import { startOfDayInShanghai } from '../../core/shanghai'
import type { Owner } from '../../core/owner'
import { ENCODED_TYPE, encodePicture } from './encode'
import {
  type Audience,
  isNameOf,
  keyAt,
  nameInKey,
  newName,
  storedPictureOf,
  uploadTargetOf,
} from './addresses'
import { settingOf } from '../settings/repo'
import type { PictureForm } from './upload-form'
import { insertUpload, lockUploads, uploadsSince } from './repo'

export interface Uploads {
  db: Database
  storage: Storage
}

/** Values of `group` for public pictures; any other picture is private until a public row names it. */
const SHOWN: ReadonlySet<string> = new Set(['avatar', 'review'])

const audienceOf = (group = ''): Audience => (SHOWN.has(group) ? 'public' : 'private')

/** `espier/image_upload_token` (rule api-13): the address of the next picture, and where to send it. */
export const uploadPlace = async (
  { db, storage }: Uploads,
  owner: Owner,
  { host, group }: { host: string; group: string | undefined },
): Promise<UploadPlace> => ({
  driver: 'local',
  ...uploadTargetOf(storage, owner, await newName(db, owner), audienceOf(group)),
  host,
  max_bytes: FIGURES.member_picture_bytes,
})

/**
 * Validates a member's picture by its content, encodes it without metadata, and stores it.
 * @throws AppError too_many_requests beyond the daily limit; invalid for anything but an intact JPG or PNG; conflict
 * for an address that is taken
 */
export async function keepPicture(
  { db, storage }: Uploads,
  owner: Owner,
  { file, key, group }: PictureForm,
  now = timeNow(),
): Promise<UploadedPicture> {
  const { name, audience } =
    key === ''
      ? { name: await newName(db, owner), audience: audienceOf(group) }
      : await toldTo(db, owner, key)
  const { uploads_per_day } = await settingOf(db, owner.company_id, 'after_sale')
  const refuseMore = async (at: Database | Transaction) => {
    if ((await uploadsSince(at, owner, startOfDayInShanghai(now))) >= uploads_per_day)
      throw new AppError('too_many_requests', { message: `每天最多上传${uploads_per_day}张图片` })
  }
  // early refusal, before a picture is decoded; the authoritative count is made when it is stored
  await refuseMore(db)
  const sizes = await encodePicture(file, FIGURES.member_picture_pixels)
  const place = storedPictureOf(storage, owner, name, audience)
  const { bytes, width, height } = sizes.l
  const row = { ...owner, ...place, size: bytes.length, created: now, look_at: unusedUntil(now) }
  const isKept = await inTransaction(db, async (tx) => {
    await lockUploads(tx, owner)
    await refuseMore(tx)
    return insertUpload(tx, row)
  })
  if (!isKept) throw new AppError('conflict', { message: '该位置已有图片，请重新上传' })
  // the size that addresses name comes last: if it exists, so do the others
  for (const size of ['s', 'm', 'l'] as const)
    await storage.put(keyAt(place.key, size), sizes[size].bytes, ENCODED_TYPE)
  const { url } = place
  return {
    url,
    image_url: url,
    key: uploadTargetOf(storage, owner, name, audience).key,
    width,
    height,
    size: bytes.length,
  }
}

/** When an upload that no row names may be deleted. */
export const unusedUntil = (created: Date): Date =>
  new Date(created.getTime() + FIGURES.unused_picture_hours * 3_600_000)

/** @throws AppError invalid for a key that was not issued to this member */
async function toldTo(db: Database, owner: Owner, key: string) {
  const told = nameInKey(owner, key)
  if (told && (await isNameOf(db, owner, told.name))) return told
  throw new AppError('invalid', {
    message: 'key 应当来自 espier/image_upload_token',
    errors: { key: ['无效'] },
  })
}
