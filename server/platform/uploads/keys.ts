import { randomUUID } from 'node:crypto'
import { pictureAddresses, pictureAt, type PictureSize } from '@schemas/picture'

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
