import type { ImageRow, RegisterImageBody } from '@schemas/generated/api'
import type { Database, Transaction } from '../../db/client'
import { timeNow } from '../../db/time'
import { inTransaction } from '../../db/transaction'
import { AppError } from '../../core/errors'
import type { CurrentOperator } from '../../platform'
import type { Storage } from '../../storage/storage'
import { recordAudit } from '../../back-office'
import { folderOf } from './folder-repo'
import { findUpload, lockUpload, imageOf, updateImage, serializeImage, type StoredImageRow } from './repo'
import { usesOf } from './uses'

/** The operator and the company of the library. */
export interface Actor {
  company_id: string
  operator: CurrentOperator
}

/**
 * The third step of rule api-13: gives the uploaded picture its name and puts it into the library. Its size was measured
 * when it was stored; registering it twice answers the same picture.
 */
export async function registerImage(
  db: Database,
  storage: Storage,
  actor: Actor,
  { img_name, img_url, folder_id, purpose }: RegisterImageBody,
): Promise<ImageRow> {
  const name = nameFrom(img_name)
  const found = await findUpload(db, actor.company_id, img_url)
  if (!found || !(await storage.exists(found.img_url))) throw notUploaded()
  return inTransaction(db, async (tx) => {
    const row = await lockUpload(tx, found)
    if (row.img_name !== '' && row.deleted !== null) throw notUploaded()
    if (row.img_name !== '') return serializeImage(row)
    const change = { img_name: name, folder_id: await folderFrom(tx, actor, folder_id ?? '') }
    const registered = await updateImage(tx, row, { ...change, purpose, deleted: null, created: timeNow() })
    await audit(tx, actor, 'image.create', registered, undefined, {
      ...change,
      img_full_url: registered.img_full_url,
    })
    return serializeImage(registered)
  })
}

const notUploaded = () => new AppError('not_found', { message: '图片尚未上传，请重新上传' })

/** Renames or moves a picture, or both. */
export async function changeImage(
  db: Database,
  actor: Actor,
  image_id: string,
  { img_name, folder_id }: { img_name?: string; folder_id?: string },
): Promise<ImageRow> {
  return inTransaction(db, async (tx) => {
    const row = await requireImage(tx, actor, image_id)
    const change = {
      img_name: img_name === undefined ? row.img_name : nameFrom(img_name),
      folder_id: folder_id === undefined ? row.folder_id : await folderFrom(tx, actor, folder_id),
    }
    return serializeImage(await changed(tx, actor, row, change))
  })
}

type Named = Pick<StoredImageRow, 'img_name' | 'folder_id'>

/** @returns the row as it is then, also if nothing changes */
export async function changed(
  tx: Transaction,
  actor: Actor,
  row: StoredImageRow,
  { img_name, folder_id }: Named,
): Promise<StoredImageRow> {
  if (img_name === row.img_name && folder_id === row.folder_id) return row
  const change = { img_name, folder_id }
  const after = await updateImage(tx, row, change)
  const before = { img_name: row.img_name, folder_id: row.folder_id }
  await audit(tx, actor, 'image.change', after, before, change)
  return after
}

/**
 * Puts a picture into the bin. Its files are kept, so pages show it until the bin is cleared.
 * @throws AppError `in_use` with the places, unless `force`
 */
export async function removeImage(
  db: Database,
  actor: Actor,
  image_id: string,
  force: boolean,
): Promise<void> {
  const found = await requireImage(db, actor, image_id)
  if (!force) await requireUnused(db, actor, [found])
  await inTransaction(db, async (tx) => {
    const row = await requireImage(tx, actor, image_id)
    await bin(tx, actor, row)
  })
}

export async function bin(tx: Transaction, actor: Actor, row: StoredImageRow) {
  await updateImage(tx, row, { deleted: timeNow() })
  await audit(tx, actor, 'image.delete', row, { img_full_url: row.img_full_url }, undefined)
}

/** Takes a picture out of the bin; does nothing for one that is not in it. */
export async function restoreImage(db: Database, actor: Actor, image_id: string): Promise<ImageRow> {
  return inTransaction(db, async (tx) => {
    const row = await imageOf(tx, actor.company_id, image_id)
    if (!row) throw missing()
    return serializeImage(row.deleted === null ? row : await unbin(tx, actor, row))
  })
}

export async function unbin(tx: Transaction, actor: Actor, row: StoredImageRow): Promise<StoredImageRow> {
  const restored = await updateImage(tx, row, { deleted: null })
  await audit(tx, actor, 'image.restore', row, undefined, { img_full_url: row.img_full_url })
  return restored
}

/** @throws AppError `in_use` with the places that show one of them */
export async function requireUnused(
  db: Database,
  { company_id, operator }: Actor,
  rows: readonly StoredImageRow[],
): Promise<void> {
  const pictures = rows.map(({ img_full_url }) => img_full_url)
  const uses = await usesOf(db, company_id, pictures, operator.pages)
  if (uses.length === 0) return
  throw new AppError('in_use', { message: `图片正在被 ${uses.length} 处使用，不能删除`, details: { uses } })
}

/** A picture of the library that is not in the bin. @throws AppError not_found */
export async function requireImage(
  db: Database | Transaction,
  { company_id }: Pick<Actor, 'company_id'>,
  image_id: string,
): Promise<StoredImageRow> {
  const row = await imageOf(db, company_id, image_id)
  if (!row || row.deleted !== null) throw missing()
  return row
}

export const missing = () => new AppError('not_found', { message: '图片不存在或已删除' })

function nameFrom(text: string): string {
  const name = text.trim()
  if (name !== '') return name
  throw new AppError('invalid', { message: '请输入图片名称', errors: { img_name: ['请输入图片名称'] } })
}

export async function folderFrom(
  tx: Transaction,
  { company_id }: Actor,
  folder_id: string,
): Promise<string | null> {
  if (folder_id === '') return null
  if (await folderOf(tx, company_id, folder_id)) return folder_id
  throw new AppError('invalid', { message: '文件夹不存在', errors: { folder_id: ['文件夹不存在'] } })
}

async function audit(
  tx: Transaction,
  actor: Actor,
  action: string,
  { image_id, img_name }: StoredImageRow,
  before: unknown,
  after: unknown,
) {
  const subject = { subject: 'image', subject_id: image_id, title: img_name }
  await recordAudit(tx, { ...actor, ...subject, action, before, after })
}
