import { OperatorError } from '../../config/operator-error'
import type { TableSum } from './rows'
import type { DeclaredColumn } from '../declared-tables'

/*
 * An archive is a gzip-compressed tar file:
 *
 *   archive.json             format, version, time of creation, newest migration
 *   rows/TABLE/00001.ndjson  one row per line as a JSON object; a table follows those that its foreign keys reference,
 *                            rows are in the order of the primary key; numbers, texts and booleans as such, times as
 *                            ISO 8601 in UTC with microseconds, arrays as arrays, jsonb as a string with JSON, null
 *   media/PATH               files of the local storage, by their path in its folder
 *   manifest.json            each table with its columns, number of rows and their SHA-256; each file with its length
 *                            and SHA-256. The last entry, since it is known last
 *
 * The format is independent of PGlite and of the version of PostgreSQL.
 */

export const FORMAT = 'pumian-archive'
/** Incremented when an older program could not read the format. */
export const VERSION = 1

export const HEAD = 'archive.json'
export const MANIFEST = 'manifest.json'

export interface ArchiveHead {
  format: typeof FORMAT
  version: number
  /** ISO 8601. */
  made: string
  /** Name of the newest migration of the database. */
  migration: string
}

export interface ArchivedFile {
  path: string
  bytes: number
  sha256: string
}

export interface Manifest extends ArchiveHead {
  tables: (TableSum & { name: string; columns: DeclaredColumn[] })[]
  /** Absent: uploads are stored in a bucket, which has its own backup. */
  media?: ArchivedFile[]
}

/** The kind of an entry. @throws OperatorError for a name that no archive has, such as `media/../x` */
export function partOf(
  name: string,
):
  | { kind: 'head' }
  | { kind: 'manifest' }
  | { kind: 'rows'; table: string }
  | { kind: 'media'; path: string } {
  if (name === HEAD) return { kind: 'head' }
  if (name === MANIFEST) return { kind: 'manifest' }
  const table = /^rows\/(\w+)\/\d+\.ndjson$/.exec(name)?.[1]
  if (table) return { kind: 'rows', table }
  const path = /^media\/((?:[^./\\\0][^/\\\0]*\/)*[^./\\\0][^/\\\0]*)$/.exec(name)?.[1]
  if (path) return { kind: 'media', path }
  throw new OperatorError(
    `Expected rows/TABLE/N.ndjson or media/PATH in the archive, found ${JSON.stringify(name)}.`,
  )
}

/** @throws OperatorError if it is not the head of an archive that this build can read */
export function readHead(text: string): ArchiveHead {
  const head = parsed(text, HEAD) as Partial<ArchiveHead>
  if (head.format !== FORMAT) throw new OperatorError(`Expected an archive of ${FORMAT}, got something else.`)
  if (head.version !== VERSION)
    throw new OperatorError(
      `Expected an archive of version ${VERSION}, got version ${head.version}: a newer program wrote it.`,
    )
  return head as ArchiveHead
}

export const readManifest = (text: string): Manifest => ({
  ...(parsed(text, MANIFEST) as Manifest),
  ...readHead(text),
})

function parsed(text: string, name: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new OperatorError(`Expected JSON in ${name} of the archive, found something else.`, { cause })
  }
}
