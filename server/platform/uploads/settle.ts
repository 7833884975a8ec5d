import { MINUTE_MS, DAY_MS } from '@schemas/time-units'
import { timeNow } from '../../db/time'
import { inTransaction } from '../../db/transaction'
import { addressOf, isPrivateKey, type Storage } from '../../storage/storage'
import { ENCODED_TYPE } from './encode'
import { fileKeys } from './keys'
import { namedAnywhere } from './picture-uses-repo'
import { newName, PICTURES, storedPictureOf, tellsMember, type Audience } from './addresses'
import { changeUpload, deleteUpload, lockUpload, insertUpload, takeUpload, type UploadRow } from './repo'
import { unusedUntil, type Uploads } from './service'
import { audiencesOf, forgetEvidence, hasLeft, renameIn } from './uses-repo'

/** How long a server has a picture to itself; after that another one may take it, as the first may have been killed. */
const LEASE_MS = 10 * MINUTE_MS
/** A picture that is where it belongs is looked at again then: a server of an earlier version says nothing of changes. */
const AGAIN_MS = 30 * DAY_MS
/** A moved picture is remembered for this long at least: a form that was open may still send its former address. */
const MOVED_MS = DAY_MS
/** An upload that was just begun may still be writing its files. */
const WRITING_MS = 10 * MINUTE_MS

/**
 * Puts a picture where the rows that name it want it: what evidence and vouchers name is private, what reviews and
 * avatars name is public, at an address without the member's id. One that no row names is removed after a day. Every
 * step may be the last one of a server that is killed: the picture is due again, and what was copied to no use is an
 * upload without a name.
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
    // a server of an earlier version may let a voucher name it without a word
    const soon = isPrivateKey(row.key) ? until : later(WRITING_MS)
    await changeUpload(db, row, { look_at: soon < until ? soon : until })
    return true
  }
  if (!(await isDoomed(uploads, row))) return false
  return remove(uploads, row)
}

/** Where a picture has to be moved or copied to; undefined where it is right. */
function wantedPlace(row: UploadRow, seen: ReadonlySet<Audience>): Audience | undefined {
  const isPrivate = isPrivateKey(row.key)
  if (seen.has('private') && !isPrivate) return 'private'
  return seen.has('public') && (isPrivate || tellsMember(row)) ? 'public' : undefined
}

/** Copies a picture, then lets the rows of the audience name the copy; the former one goes unless others name it. */
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
  // another audience names it too, or a request is just changing such a row
  if (!isMoved) await changeUpload(db, row, { look_at: now })
  else if (!(await isInContent(uploads, row, audience))) await deleteFiles(storage, row.key)
}

/**
 * Whether a page, an article or a record of the shop names the former address of a picture that stays public. Its files
 * are kept there for so long: who reads that content knows the address, and no answer of the API tells it any more.
 */
async function isInContent({ db, storage }: Uploads, row: UploadRow, audience: Audience): Promise<boolean> {
  if (audience === 'private' || isPrivateKey(row.key) || (await hasLeft(db, row))) return false
  const sizes = fileKeys(row.key).map((key) => addressOf(storage, key))
  return namedAnywhere(db, row.company_id, [row.url, ...sizes])
}

/** Lets rows follow that a form or an earlier version has given the former address since, then forgets it. */
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

/** From here on no row can name it. @returns false where one does */
const isDoomed = ({ db }: Uploads, row: UploadRow): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const held = await lockUpload(tx, row)
    if (held?.url !== row.url || (await audiencesOf(tx, row)).size > 0) return false
    await changeUpload(tx, row, { url: '' })
    return true
  })

/** The row goes last: while it is there, the files are looked for again. */
async function remove({ db, storage }: Uploads, row: UploadRow): Promise<boolean> {
  await deleteFiles(storage, row.key)
  await deleteUpload(db, row)
  return true
}

async function deleteFiles(storage: Storage, key: string): Promise<void> {
  for (const file of fileKeys(key)) await storage.delete(file)
}

/** A key of an early version has one file for all sizes. What is missing already stays missing. */
async function copyFiles(storage: Storage, from: string, to: string): Promise<void> {
  const [whole = from, ...sizes] = fileKeys(from)
  for (const [index, target] of fileKeys(to).entries()) {
    const bytes = await storage.get((index === 0 ? whole : sizes[index - 1]) ?? whole)
    if (bytes) await storage.put(target, bytes, ENCODED_TYPE)
  }
}
