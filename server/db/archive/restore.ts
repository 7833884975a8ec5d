import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { escapeIdentifier, type PoolClient } from 'pg'
import { OperatorError } from '../../config/operator-error'
import { recreateTablesOf, upgrade, migrationsUntil } from './earlier'
import { partOf, type Manifest } from './format'
import { filesBelow, FolderSwap } from './media'
import { differences, readEntries, verifyArchive } from './read'
import { insertChunk, sumOf } from './rows'
import { inOneTransaction, NEWEST, refuseOtherSchema } from './session'
import { declaredTables, type DeclaredTable } from '../declared-tables'
import type { ArchivedStore } from './write'

export interface RestoreOptions {
  /** Deletes existing rows and files; by default only an empty database is restored into. */
  replace?: boolean
}

/**
 * Restores an archive, all or nothing: it is checked against its manifest before anything is written and inserted in
 * one transaction, and the content of the database is compared with the manifest again before the commit. An archive
 * of an earlier version is restored into the tables of its version, which are then upgraded in the same transaction.
 * @throws OperatorError naming the difference or the obstacle; nothing has changed then
 */
export async function restoreArchive(
  { pool, mediaFolder }: ArchivedStore,
  file: string,
  { replace = false }: RestoreOptions = {},
): Promise<Manifest> {
  const manifest = await verifyArchive(file)
  migrationsUntil(manifest)
  const media = await mediaSwap(manifest, mediaFolder, replace)
  try {
    await inOneTransaction(pool, 'read committed', async (client) => {
      await refuseOtherSchema(client)
      await makeRoom(client, replace)
      const isEarlier = manifest.migration !== NEWEST
      const tables = isEarlier ? await recreateTablesOf(client, manifest) : declaredTables()
      await insertAll(client, file, tables, media)
      await compare(client, manifest, tables)
      if (isEarlier) await upgrade(client)
      await media?.swap()
    })
  } catch (error) {
    await media?.undo()
    throw error
  }
  await media?.keep()
  // statistics of empty tables would make every join slow
  for (const { name } of declaredTables()) await pool.query(`analyze ${escapeIdentifier(name)}`)
  return manifest
}

async function mediaSwap(manifest: Manifest, mediaFolder: string | undefined, replace: boolean) {
  if (!manifest.media) return undefined
  if (mediaFolder === undefined) {
    if (manifest.media.length === 0) return undefined
    throw new OperatorError(
      `The archive holds ${manifest.media.length} files of a local storage, and this server stores uploads in a bucket. Restore with PUMIAN_STORAGE=disk.`,
    )
  }
  const standing = await filesBelow(mediaFolder)
  if (standing.length > 0 && !replace)
    throw new OperatorError(
      `Expected no files in ${mediaFolder}, found ${standing.length}. --replace deletes them.`,
    )
  const swap = new FolderSwap(mediaFolder)
  await swap.begin()
  return swap
}

/** Locks all tables against other writers until the transaction ends. */
async function makeRoom(client: PoolClient, replace: boolean) {
  const tables = declaredTables()
  const all = tables.map(({ name }) => escapeIdentifier(name)).join(', ')
  if (replace) return client.query(`truncate ${all}`)
  await client.query(`lock table ${all} in exclusive mode`)
  const filled: string[] = []
  for (const { name } of tables) {
    const { rows } = await client.query<{ some: boolean }>(
      `select exists (select from ${escapeIdentifier(name)}) as some`,
    )
    if (rows[0]?.some) filled.push(name)
  }
  if (filled.length > 0)
    throw new OperatorError(
      `Expected an empty database, found rows in ${filled.join(', ')}. --replace deletes them.`,
    )
}

async function insertAll(
  client: PoolClient,
  file: string,
  all: DeclaredTable[],
  media: FolderSwap | undefined,
) {
  const tables = new Map(all.map((table) => [table.name, table]))
  await deferLateKeys(client, all, 'deferrable initially deferred')
  await readEntries(file, async (name, entry) => {
    const place = partOf(name)
    if (place.kind === 'rows') {
      const table = tables.get(place.table)
      if (!table)
        throw new OperatorError(
          `The archive holds rows of ${place.table}, a table that this build does not have.`,
        )
      await insertChunk(client, table, await buffer(entry))
    } else if (place.kind === 'media' && media) {
      const target = join(media.staging, place.path)
      await mkdir(dirname(target), { recursive: true })
      await pipeline(entry, createWriteStream(target, { flush: true }))
    } else entry.resume()
  })
  await client.query('set constraints all immediate')
  await deferLateKeys(client, all, 'not deferrable')
}

async function deferLateKeys(client: PoolClient, tables: DeclaredTable[], when: string) {
  for (const { name, lateKeys } of tables)
    for (const key of lateKeys)
      await client.query(
        `alter table ${escapeIdentifier(name)} alter constraint ${escapeIdentifier(key)} ${when}`,
      )
}

async function compare(client: PoolClient, manifest: Manifest, tables: DeclaredTable[]) {
  const found = []
  for (const table of tables) found.push({ name: table.name, ...(await sumOf(client, table)) })
  const differing = differences(manifest.tables, found)
  if (differing.length > 0)
    throw new OperatorError(
      `The database differs from the archive after the restore; nothing was restored:\n${differing.join('\n')}`,
    )
}
