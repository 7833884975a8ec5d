/** A folder with the pages of a shop, and in `.pumian.json` what they were when they were fetched. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isRecord } from '@schemas/json'
import { replaceFiles } from '../files/replace-files'

const SIDECAR = '.pumian.json'

/** One page as it was fetched or sent last. */
export interface KnownPage {
  /** Name in the folder. */
  file: string
  /** The draft that an edit starts from. */
  revision: string
  /** Of the file. */
  sha256: string
}

export interface Folder {
  /** Address of the shop; '' before the first pull. */
  url: string
  /** By page_id. */
  pages: Readonly<Record<string, KnownPage>>
}

/** @throws Error in words for the operator, for a file that is none of these */
export async function readFolder(folder: string): Promise<Folder> {
  const text = await readIfThere(join(folder, SIDECAR))
  if (text === null) return { url: '', pages: {} }
  const value: unknown = JSON.parse(text)
  if (!isRecord(value) || typeof value.url !== 'string' || !isRecord(value.pages) || !areKnown(value.pages))
    throw new Error(`${join(folder, SIDECAR)} 不是 npm run pull 写的文件`)
  return { url: value.url, pages: value.pages }
}

const areKnown = (pages: Record<string, unknown>): pages is Record<string, KnownPage> =>
  Object.values(pages).every(
    (page) =>
      isRecord(page) &&
      [page.file, page.revision, page.sha256].every((part) => typeof part === 'string') &&
      !String(page.file).includes('/'),
  )

/** Writes page files and what is known of them, all or nothing. */
export const writeFolder = (
  folder: string,
  known: Folder,
  texts: ReadonlyMap<string, string> = new Map(),
): Promise<void> =>
  replaceFiles(
    new Map([
      ...[...texts].map(([file, text]): [string, string] => [join(folder, file), text]),
      [join(folder, SIDECAR), `${JSON.stringify(known, null, 2)}\n`],
    ]),
  )

export const fileOf = (page_id: string): string => `${encodeURIComponent(page_id)}.page.json`

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The text of a file; null where there is none. */
export async function readIfThere(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
