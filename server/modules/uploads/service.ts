import { createHmac, randomUUID } from 'node:crypto'
import type { UploadedPicture, UploadPlace } from '@schemas/generated/api'
import { companySecret } from '../../db/company-secret'
import type { Database, Transaction } from '../../db/client'
import { timeNow } from '../../db/time'
import { inTransaction } from '../../db/transaction'
import { AppError } from '../../errors'
import { addressOf, type Storage } from '../../storage/storage'
import { FIGURES } from '../../limits'
import { startOfDayInShanghai } from '../clocks/shanghai'
import type { Owner } from '../members/owner'
import { ENCODED_TYPE, encodePicture } from '../images/encode'
import { keyAt } from '../images/keys'
import { settingOf } from '../settings/repo'
import type { PictureForm } from './form'
import { insertUpload, lockUploads, ownUrls, uploadsSince } from './repo'

export interface Uploads {
  db: Database
  storage: Storage
}

/** provider-api §12 `espier/image_upload_token`: where the next picture will stand, and where to send it. */
export const uploadPlace = async (
  { db, storage }: Uploads,
  owner: Owner,
  host: string,
): Promise<UploadPlace> => ({
  driver: 'local',
  key: await newKey(db, owner),
  domain: storage.domain,
  host,
  max_bytes: FIGURES.member_picture_bytes,
})

/**
 * Judges a member's picture by its content, writes it anew without what a camera adds, and keeps it.
 * @throws AppError too_many_requests after the day's share; invalid for what is no sound JPG or PNG; conflict for a
 * place that is taken
 */
export async function keepPicture(
  { db, storage }: Uploads,
  owner: Owner,
  { file, key }: PictureForm,
  now = timeNow(),
): Promise<UploadedPicture> {
  if (key !== '' && !(await isKeyOf(db, owner, key)))
    throw new AppError('invalid', {
      message: 'key 应当来自 espier/image_upload_token',
      errors: { key: ['无效'] },
    })
  const { uploads_per_day } = await settingOf(db, owner.company_id, 'after_sale')
  const refuseMore = async (at: Database | Transaction) => {
    if ((await uploadsSince(at, owner, startOfDayInShanghai(now))) >= uploads_per_day)
      throw new AppError('too_many_requests', { message: `每天最多上传${uploads_per_day}张图片` })
  }
  // early refusal, before a picture is decoded; the authoritative count is made when it is stored
  await refuseMore(db)
  const sizes = await encodePicture(file, FIGURES.member_picture_pixels)
  const place = key === '' ? await newKey(db, owner) : key
  const url = addressOf(storage, place)
  const { bytes, width, height } = sizes.l
  const row = { ...owner, key: place, url, size: bytes.length, created: now }
  const isKept = await inTransaction(db, async (tx) => {
    await lockUploads(tx, owner)
    await refuseMore(tx)
    return insertUpload(tx, row)
  })
  if (!isKept) throw new AppError('conflict', { message: '该位置已有图片，请重新上传' })
  // the size that addresses name comes last: where it is, the others are
  for (const size of ['s', 'm', 'l'] as const)
    await storage.put(keyAt(place, size), sizes[size].bytes, ENCODED_TYPE)
  return { url, image_url: url, key: place, width, height, size: bytes.length }
}

/**
 * Evidence, reviews and vouchers show pictures that their member uploaded, and no others: no foreign address is ever
 * loaded by whoever looks at them.
 * @throws AppError invalid naming the field and the address
 */
export async function refuseForeignPictures(
  db: Database | Transaction,
  owner: Owner,
  urls: string[],
  field: string,
): Promise<void> {
  if (urls.length === 0) return
  const own = await ownUrls(db, owner, urls)
  const foreign = urls.find((url) => !own.has(url))
  if (foreign === undefined) return
  const message = `图片应当是本人上传的，收到 ${foreign}`
  throw new AppError('invalid', { message, errors: { [field]: [message] } })
}

/**
 * Separate from the operators' pictures. The address reveals neither the member's id nor that two pictures belong to the
 * same member; the MAC after the random name lets only this server recognise the owner.
 */
const folderOf = ({ company_id }: Owner) => `uploads/${company_id}/members/`

async function markOf(db: Database, { company_id, user_id }: Owner, name: string): Promise<string> {
  const secret = await companySecret(db, company_id, 'member-picture')
  return createHmac('sha256', secret)
    .update(JSON.stringify([user_id, name]))
    .digest('hex')
    .slice(0, MARK)
}

async function newKey(db: Database, owner: Owner): Promise<string> {
  const name = randomUUID()
  return `${folderOf(owner)}${name}-${await markOf(db, owner, name)}-l.webp`
}

async function isKeyOf(db: Database, owner: Owner, key: string): Promise<boolean> {
  const folder = folderOf(owner)
  if (!key.startsWith(folder)) return false
  const [, name, mark] = KEY.exec(key.slice(folder.length)) ?? []
  return name !== undefined && mark === (await markOf(db, owner, name))
}

/** Hexadecimal digits of a mark: 128 bits. */
const MARK = 32
const KEY = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})-([\da-f]{32})-l\.webp$/
