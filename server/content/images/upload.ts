import { randomUUID } from 'node:crypto'
import type { ImageToken, StoredImage } from '@schemas/generated/api'
import type { PictureSize } from '@schemas/picture'
import type { Database } from '../../db/client'
import { acceptedSecrets, companySecret } from '../../db/company-secret'
import { timeNow } from '../../db/time'
import { FIGURES } from '../../config/limits'
import { AppError } from '../../core/errors'
import { readToken, signToken } from '../../core/signed-token'
import {
  ADMIN_BASE,
  type CurrentOperator,
  ENCODED_TYPE,
  encodePicture,
  keyAt,
  newKey,
  tooLarge,
  type UploadForm,
} from '../../platform'
import { addressOf, type Storage } from '../../storage/storage'
import { insertUpload } from './repo'

/** The permission for one upload. */
interface UploadGrant {
  company_id: string
  operator_id: string
  /** Key of the picture in the storage. */
  key: string
  max_bytes: number
  /** ms since 1970. */
  expires: number
}

/** Validity of a permission, up to the last byte of the upload. */
const GRANT_MS = FIGURES.upload_grant_minutes * 60 * 1000

export interface Uploader {
  db: Database
  storage: Storage
  company_id: string
  operator: CurrentOperator
  maxBytes: number
}

/** Of the secret that signs upload tokens. */
const PURPOSE = 'upload'

/** The first step of rule api-13: the permission for this operator to store one picture under a key that we choose. */
export async function grantUpload({
  db,
  storage,
  company_id,
  operator,
  maxBytes,
}: Uploader): Promise<ImageToken> {
  const now = timeNow()
  const expires = now.getTime() + GRANT_MS
  const grant: UploadGrant = {
    company_id,
    operator_id: operator.operator_id,
    key: newKey(company_id, now),
    max_bytes: maxBytes,
    expires,
  }
  return {
    token: signToken(await companySecret(db, company_id, PURPOSE), grant),
    key: grant.key,
    host: `${ADMIN_BASE}/images/upload`,
    domain: storage.domain,
    max_bytes: maxBytes,
    expires: new Date(expires).toISOString(),
  }
}

/**
 * The second step: validates, re-encodes and stores the picture. Its row is in the bin, without a name, until the third
 * step registers it, so an upload that is never registered is deleted with the bin.
 * @throws AppError for a token of another upload, and for anything but a valid JPG or PNG
 */
export async function storeUpload(
  uploader: Uploader,
  { file, token, key }: UploadForm,
): Promise<StoredImage> {
  const { db, storage, company_id, operator } = uploader
  const secrets = await acceptedSecrets(db, company_id, PURPOSE)
  const grant = secrets.map((secret) => readToken<UploadGrant>(secret, token)).find(Boolean)
  checkGrant(grant, { company_id, operator_id: operator.operator_id, key })
  if (file.length > grant.max_bytes) throw tooLarge(grant.max_bytes)
  const sizes = await encodePicture(file)
  const { bytes, width, height } = sizes.l
  const url = addressOf(storage, key)
  const claimed = await insertUpload(db, {
    company_id,
    image_id: randomUUID(),
    img_name: '',
    img_url: key,
    img_full_url: url,
    img_type: ENCODED_TYPE,
    img_size: bytes.length,
    width,
    height,
    operator_name: operator.name,
    deleted: timeNow(),
  })
  if (!claimed) throw new AppError('conflict', { message: '上传许可已经用过，请重新上传' })
  for (const size of WRITTEN) await storage.put(keyAt(key, size), sizes[size].bytes, ENCODED_TYPE)
  return { key, url, width, height, size: bytes.length, type: ENCODED_TYPE }
}

/** The size in addresses comes last: if it exists, the others do. */
const WRITTEN: PictureSize[] = ['s', 'm', 'l']

type ExpectedGrant = Pick<UploadGrant, 'company_id' | 'operator_id' | 'key'>

function checkGrant(grant: UploadGrant | undefined, expected: ExpectedGrant): asserts grant is UploadGrant {
  const fits =
    grant &&
    grant.company_id === expected.company_id &&
    grant.operator_id === expected.operator_id &&
    grant.key === expected.key
  if (!fits) throw new AppError('forbidden', { message: '上传许可无效，请重新上传' })
  if (grant.expires <= timeNow().getTime())
    throw new AppError('forbidden', { message: '上传许可已过期，请重新上传' })
}
