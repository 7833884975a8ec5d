import { randomUUID } from 'node:crypto'
import type { ImageFolder, ImageFoldersAnswer } from '@schemas/generated/api'
import type { Database } from '../../db/client'
import { sqlState } from '../../db/postgres-errors'
import { inTransaction } from '../../db/transaction'
import { AppError } from '../../core/errors'
import { recordAudit } from '../../back-office'
import {
  allFolders,
  coversIn,
  deleteFolder,
  folderNamed,
  folderOf,
  imagesPerFolder,
  insertFolder,
  renameFolderRow,
  serializeFolder,
} from './folder-repo'
import type { Actor } from './service'

export async function listFolders(db: Database, company_id: string): Promise<ImageFoldersAnswer> {
  const [rows, images, covers] = await Promise.all([
    allFolders(db, company_id),
    imagesPerFolder(db, company_id),
    coversIn(db, company_id),
  ])
  const list = rows.map((row) => serializeFolder(row, images.get(row.folder_id) ?? 0))
  const total = [...images.values()].reduce((sum, each) => sum + each, 0)
  return {
    list,
    count: list.length,
    total_count: list.length,
    images: total,
    unfiled: images.get('') ?? 0,
    covers,
  }
}

export async function addFolder(db: Database, actor: Actor, text: string): Promise<ImageFolder> {
  const name = nameFrom(text)
  return inTransaction(db, async (tx) => {
    const { company_id } = actor
    const row = await insertFolder(tx, { company_id, folder_id: randomUUID(), name })
    if (!row) throw taken()
    const subject = { subject: 'image_folder', subject_id: row.folder_id, title: name }
    await recordAudit(tx, { ...actor, ...subject, action: 'image_folder.create', after: { name } })
    return serializeFolder(row, 0)
  })
}

export async function renameFolder(
  db: Database,
  actor: Actor,
  folder_id: string,
  text: string,
): Promise<ImageFolder> {
  const name = nameFrom(text)
  const renaming = inTransaction(db, async (tx) => {
    const row = await folderOf(tx, actor.company_id, folder_id)
    if (!row) throw missing()
    if (row.name === name) return row
    if (await folderNamed(tx, actor.company_id, name)) throw taken()
    await renameFolderRow(tx, row, name)
    const subject = { subject: 'image_folder', subject_id: folder_id, title: name }
    const change = { before: { name: row.name }, after: { name } }
    await recordAudit(tx, { ...actor, ...subject, action: 'image_folder.rename', ...change })
    return { ...row, name }
  })
  const row = await renaming.catch((error: unknown) => {
    // another transaction took the name at the same time
    throw sqlState(error) === '23505' ? taken() : error
  })
  const images = await imagesPerFolder(db, actor.company_id)
  return serializeFolder(row, images.get(folder_id) ?? 0)
}

/** Deletes a folder; its pictures stay, in no folder. */
export async function removeFolder(db: Database, actor: Actor, folder_id: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const row = await folderOf(tx, actor.company_id, folder_id)
    if (!row) throw missing()
    await deleteFolder(tx, row)
    const subject = { subject: 'image_folder', subject_id: folder_id, title: row.name }
    await recordAudit(tx, {
      ...actor,
      ...subject,
      action: 'image_folder.delete',
      before: { name: row.name },
    })
  })
}

function nameFrom(text: string): string {
  const name = text.trim()
  if (name !== '') return name
  throw new AppError('invalid', { message: '请输入文件夹名称', errors: { name: ['请输入文件夹名称'] } })
}

const taken = () =>
  new AppError('invalid', { message: '已有同名文件夹', errors: { name: ['已有同名文件夹'] } })
const missing = () => new AppError('not_found', { message: '文件夹不存在或已删除' })
