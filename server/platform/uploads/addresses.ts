import { createHmac, randomUUID } from 'node:crypto'
import { MEMBER_PICTURES } from '@schemas/api-address'
import { pictureAddresses, pictureAt, type PictureSize } from '@schemas/picture'
import { companySecret } from '../../db/company-secret'
import type { Database, Transaction } from '../../db/client'
import { ADMIN_BASE } from '../http/declare-admin'
import { addressOf, PRIVATE_FOLDER, type Storage } from '../../storage/storage'
import type { Owner } from '../../core/owner'

/** Who may see a picture: everyone, or its member and the company's operators. */
export type Audience = 'public' | 'private'

/** Where a picture is stored, and its address in rows. */
interface StoredPicture {
  upload_id: string
  key: string
  url: string
}

/** Path of private pictures for their members: `{name}.webp`. */
export const PICTURES = MEMBER_PICTURES

/** Hexadecimal digits of a MAC: 128 bits. */
const MARK = 32
/** An upload's id and its MAC. */
export const NAME = `[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}-[\\da-f]{${MARK}}`
const ID_LENGTH = 36

export const uploadIdOf = (name: string) => name.slice(0, ID_LENGTH)

/**
 * A new name of a picture. It reveals neither the member's id nor that two pictures belong to the same member; the MAC
 * behind the random id lets only this server recognise the owner.
 */
export async function newName(db: Database | Transaction, owner: Owner): Promise<string> {
  const id = randomUUID()
  return `${id}-${await markOf(db, owner, id)}`
}

/** Whether a name was made for this member. */
export const isNameOf = async (db: Database | Transaction, owner: Owner, name: string): Promise<boolean> =>
  name === `${uploadIdOf(name)}-${await markOf(db, owner, uploadIdOf(name))}`

async function markOf(db: Database | Transaction, { company_id, user_id }: Owner, id: string) {
  const secret = await companySecret(db, company_id, 'member-picture')
  return createHmac('sha256', secret)
    .update(JSON.stringify([user_id, id]))
    .digest('hex')
    .slice(0, MARK)
}

/** The target of an upload: the client returns `key`, and finds the picture at `domain/key`. */
export const uploadTargetOf = (storage: Storage, { company_id }: Owner, name: string, audience: Audience) =>
  audience === 'private'
    ? { domain: PICTURES, key: `${name}.webp` }
    : { domain: storage.domain, key: `${publicFolder(company_id)}${name}-l.webp` }

const publicFolder = (company_id: string) => `uploads/${company_id}/members/`

/** The name in the `key` of an upload target, and who may see the picture. */
export function nameInKey(
  { company_id }: Owner,
  key: string,
): { name: string; audience: Audience } | undefined {
  const folder = publicFolder(company_id)
  const isPublic = key.startsWith(folder)
  const found = (isPublic ? PUBLIC_KEY : PRIVATE_KEY).exec(isPublic ? key.slice(folder.length) : key)?.[1]
  return found === undefined ? undefined : { name: found, audience: isPublic ? 'public' : 'private' }
}

const PUBLIC_KEY = new RegExp(`^(${NAME})-l\\.webp$`)
const PRIVATE_KEY = new RegExp(`^(${NAME})\\.webp$`)

/** The key of a private picture cannot be derived from its address: no address leads into a bucket or `/media`. */
export function storedPictureOf(
  storage: Storage,
  owner: Owner,
  name: string,
  audience: Audience,
): StoredPicture {
  const upload_id = uploadIdOf(name)
  if (audience === 'private')
    return {
      upload_id,
      key: `${PRIVATE_FOLDER}/${owner.company_id}/${randomUUID()}-l.webp`,
      url: `${PICTURES}/${name}.webp`,
    }
  const { key } = uploadTargetOf(storage, owner, name, audience)
  return { upload_id, key, url: addressOf(storage, key) }
}

/** Whether a key contains the member's id, as in earlier versions. */
export const tellsMember = ({ key, user_id }: { key: string; user_id: string }) =>
  key.split('/').includes(user_id)

/** The address in rows, without the parameters of a link. */
export const withoutLink = (url: string) =>
  url.startsWith(`${PICTURES}/`) ? (url.split('?', 1)[0] ?? url) : url

/** The address for operators; public ones are unchanged. */
export function forOperators(company_id: string, url: string): string {
  if (!url.startsWith(`${PICTURES}/`)) return url
  return `${ADMIN_BASE}/member-pictures${url.slice(PICTURES.length)}?${new URLSearchParams({ company_id })}`
}

/** Storage key of a new picture: company, year, month (UTC), a random id, its size. */
export function newKey(company_id: string, now: Date): string {
  const [year, month] = now.toISOString().split('-')
  return `uploads/${company_id}/${year}/${month}/${randomUUID()}-l.webp`
}

/** Sizes are derived from addresses; this prefix turns a key into one. */
const ADDRESS = '/media/'
const keyOf = (address: string) => address.slice(ADDRESS.length)

/** The key of a stored picture in another size. */
export const keyAt = (key: string, size: PictureSize): string => keyOf(pictureAt(ADDRESS + key, size))

/** The keys of all files of a stored picture. */
export const fileKeys = (key: string): string[] => pictureAddresses(ADDRESS + key).map(keyOf)
