import { createHash } from 'node:crypto'
import { createWriteStream, existsSync } from 'node:fs'
import { open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Pool, PoolClient } from 'pg'
import { pack, type Pack } from 'tar-stream'
import { OperatorError } from '../../config/operator-error'
import { FORMAT, HEAD, MANIFEST, VERSION, type ArchiveHead, type ArchivedFile, type Manifest } from './format'
import { filesBelow } from './media'
import { chunksOf } from './rows'
import { inOneTransaction, NEWEST, refuseOtherSchema } from './session'
import { declaredTables } from '../declared-tables'

/** The database and files that are archived or restored into. */
export interface ArchivedStore {
  pool: Pool
  /** Folder of the local storage; absent if uploads are stored in a bucket. */
  mediaFolder: string | undefined
}

/**
 * Writes a consistent archive: rows in one repeatable-read transaction, files after it, so that every file that a row
 * names is included unless it was deleted meanwhile. The file appears when it is complete.
 * @throws OperatorError if the file exists, or the database does not have this build's schema
 */
export async function writeArchive(store: ArchivedStore, file: string, now = new Date()): Promise<Manifest> {
  if (existsSync(file))
    throw new OperatorError(`${file} exists already; choose another name, backups are not overwritten.`)
  const partial = `${file}.partial`
  const archive = pack()
  // it contains members' data: readable by its owner only
  const written = pipeline(archive, createGzip(), createWriteStream(partial, { mode: 0o600 }))
  try {
    const [manifest] = await Promise.all([fill(archive, store, now), written])
    await flush(partial)
    await rename(partial, file)
    return manifest
  } catch (error) {
    // it fails with the same error, or has ended: the file is closed in both cases
    await Promise.allSettled([written])
    await rm(partial, { force: true })
    throw error
  }
}

async function fill(archive: Pack, { pool, mediaFolder }: ArchivedStore, now: Date): Promise<Manifest> {
  try {
    const head: ArchiveHead = { format: FORMAT, version: VERSION, made: now.toISOString(), migration: NEWEST }
    const tables = await inOneTransaction(pool, 'repeatable read, read only', async (client) => {
      await refuseOtherSchema(client)
      await add(archive, HEAD, json(head))
      return addTables(archive, client)
    })
    const media = mediaFolder === undefined ? undefined : await addFiles(archive, mediaFolder)
    const manifest: Manifest = { ...head, tables, ...(media && { media }) }
    await add(archive, MANIFEST, json(manifest))
    archive.finalize()
    return manifest
  } catch (error) {
    archive.destroy(error instanceof Error ? error : new Error(String(error)))
    throw error
  }
}

async function addTables(archive: Pack, client: PoolClient): Promise<Manifest['tables']> {
  const tables: Manifest['tables'] = []
  for (const table of declaredTables()) {
    const chunks = chunksOf(client, table)
    for (let number = 1; ; number++) {
      const step = await chunks.next()
      if (step.done) {
        tables.push({ name: table.name, columns: table.columns, ...step.value })
        break
      }
      await add(archive, `rows/${table.name}/${String(number).padStart(5, '0')}.ndjson`, step.value)
    }
  }
  return tables
}

async function addFiles(archive: Pack, folder: string): Promise<ArchivedFile[]> {
  const files: ArchivedFile[] = []
  for (const path of await filesBelow(folder)) {
    const content = await readUnlessGone(join(folder, path))
    if (!content) continue
    await add(archive, `media/${path}`, content)
    files.push({ path, bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') })
  }
  return files
}

/** Applies back-pressure, so that the archive is never in memory as a whole. */
const add = (archive: Pack, name: string, content: Buffer) =>
  new Promise<void>((resolve, reject) => {
    archive
      .entry({ name, size: content.length, mtime: new Date(0) }, (error) =>
        error ? reject(error) : resolve(),
      )
      .end(content)
  })

const json = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`)

/** An upload may be deleted while the archive is written. */
async function readUnlessGone(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file)
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Synced to the disk before it gets its name. */
async function flush(file: string) {
  const handle = await open(file, 'r+')
  await handle.sync().finally(() => handle.close())
}
