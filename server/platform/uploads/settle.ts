import { MINUTE_MS, DAY_MS } from '@schemas/time-units'
import { timeNow } from '../../db/time'
import { inTransaction } from '../../db/transaction'
import { addressOf, isPrivateKey, type Storage } from '../../storage/storage'
import { ENCODED_TYPE } from './encode'
import { type Audience, fileKeys, newName, PICTURES, storedPictureOf, tellsMember } from './addresses'
import { namedAnywhere } from './picture-uses-repo'
import { changeUpload, deleteUpload, lockUpload, insertUpload, takeUpload, type UploadRow } from './repo'
import { unusedUntil, type Uploads } from './service'
import { audiencesOf, forgetEvidence, hasLeft, renameIn } from './uses-repo'

/** How long a server owns a picture; then another one may take it, since the first may have been killed. */
const LEASE_MS = 10 * MINUTE_MS
/** When a picture in the right place is checked again: servers of earlier versions do not report changes. */
const AGAIN_MS = 30 * DAY_MS
/** A moved picture is remembered at least this long: a form that was open may still send its former address. */
const MOVED_MS = DAY_MS
/** An upload that was just begun may still be writing its files. */
const WRITING_MS = 10 * MINUTE_MS

/**
 * Moves a picture to where the rows that name it need it: evidence and vouchers are private, reviews and avatars are
 * public, at an address without the member's id. A picture that no row names is deleted after a day. The server may
 * be killed after any step: the picture is then due again, and a useless copy is an upload that no row names.
 * @returns whether there was something to do
 */
export async function settlePicture(uploads: Uploads, due: UploadRow, now = timeNow()): Promise<boolean> {
  const { db } = uploads
  const later = (ms: number) => new Date(now.getTime() + ms)
  const row = await takeUpload(db, due, { now, until: later(LEASE_MS) })
  if (!row) return false
  if (row.moved_to !== null) return removeMoved(uploads, row, row.moved_to, now)
  if (row.url === '') return remove(uploads, row)

  const isGone = await hasLeft(db, row)
  if (isGone) await forgetEvidence(db, row, now)
  const seen = await audiencesOf(db, row)
  const wanted = wantedPlace(row, seen)
  if (wanted) {
    await move(uploads, row, wanted, now)
    return true
  }
  if (seen.size > 0) {
    await changeUpload(db, row, { look_at: later(AGAIN_MS) })
    return true
  }
  const until = isGone ? new Date(row.created.getTime() + WRITING_MS) : unusedUntil(row.created)
  if (until > now) {
    // a server of an earlier version may let a voucher name it without reporting that
    const soon = isPrivateKey(row.key) ? until : later(WRITING_MS)
    await changeUpload(db, row, { look_at: soon < until ? soon : until })
    return true
  }
  if (!(await isDoomed(uploads, row))) return false
  return remove(uploads, row)
}

/** Where a picture must be moved or copied to; undefined if it is in the right place. */
function wantedPlace(row: UploadRow, seen: ReadonlySet<Audience>): Audience | undefined {
  const isPrivate = isPrivateKey(row.key)
  if (seen.has('private') && !isPrivate) return 'private'
  return seen.has('public') && (isPrivate || tellsMember(row)) ? 'public' : undefined
}

/**
 * Copies a picture, then changes the address in the rows of the audience; the former one is deleted unless other rows
 * name it.
 */
async function move(uploads: Uploads, row: UploadRow, audience: Audience, now: Date): Promise<void> {
  const { db, storage } = uploads
  const copy = storedPictureOf(storage, row, await newName(db, row), audience)
  const { company_id, user_id, size, created } = row
  const look_at = new Date(now.getTime() + LEASE_MS)
  await insertUpload(db, { company_id, user_id, size, created, ...copy, look_at })
  await copyFiles(storage, row.key, copy.key)
  const isMoved = await inTransaction(db, async (tx) => {
    const held = await lockUpload(tx, row)
    if (held?.url !== row.url || held.moved_to !== null) return false
    await renameIn(tx, row, audience, copy.url)
    if ((await audiencesOf(tx, row)).size > 0) return false
    await changeUpload(tx, row, { moved_to: copy.url, look_at: new Date(now.getTime() + MOVED_MS) })
    return true
  })
  // another audience names it too, or a request is changing such a row
  if (!isMoved) await changeUpload(db, row, { look_at: now })
  else if (!(await isInContent(uploads, row, audience))) await deleteFiles(storage, row.key)
}

/**
 * Whether a page, an article or a record of the shop names the former address of a picture that stays public. Its
 * files are kept for as long: readers of that content know the address, and no response of the API contains it any
 * more.
 */
async function isInContent({ db, storage }: Uploads, row: UploadRow, audience: Audience): Promise<boolean> {
  if (audience === 'private' || isPrivateKey(row.key) || (await hasLeft(db, row))) return false
  const sizes = fileKeys(row.key).map((key) => addressOf(storage, key))
  return namedAnywhere(db, row.company_id, [row.url, ...sizes])
}

/** Changes rows that a form or an earlier version has given the former address meanwhile, then forgets it. */
async function removeMoved(uploads: Uploads, row: UploadRow, to: string, now: Date): Promise<boolean> {
  const { db } = uploads
  const isFree = await inTransaction(db, async (tx) => {
    for (const audience of ['public', 'private'] as const) await renameIn(tx, row, audience, to)
    return (await audiencesOf(tx, row)).size === 0
  })
  const isKept = isFree && (await isInContent(uploads, row, to.startsWith(PICTURES) ? 'private' : 'public'))
  if (isFree && !isKept) return remove(uploads, row)
  await changeUpload(db, row, { look_at: new Date(now.getTime() + (isKept ? MOVED_MS : MINUTE_MS)) })
  return false
}

/** Afterwards no row can name it. @returns false if a row does */
const isDoomed = ({ db }: Uploads, row: UploadRow): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const held = await lockUpload(tx, row)
    if (held?.url !== row.url || (await audiencesOf(tx, row)).size > 0) return false
    await changeUpload(tx, row, { url: '' })
    return true
  })

/** The row is deleted last: until then the files are looked for again. */
async function remove({ db, storage }: Uploads, row: UploadRow): Promise<boolean> {
  await deleteFiles(storage, row.key)
  await deleteUpload(db, row)
  return true
}

async function deleteFiles(storage: Storage, key: string): Promise<void> {
  for (const file of fileKeys(key)) await storage.delete(file)
}

/** A key of an early version has one file for all sizes. Missing files are skipped. */
async function copyFiles(storage: Storage, from: string, to: string): Promise<void> {
  const [whole = from, ...sizes] = fileKeys(from)
  for (const [index, target] of fileKeys(to).entries()) {
    const bytes = await storage.get((index === 0 ? whole : sizes[index - 1]) ?? whole)
    if (bytes) await storage.put(target, bytes, ENCODED_TYPE)
  }
}
