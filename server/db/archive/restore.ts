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
import { isDistributed, ONE_BY_ONE } from '../citus'
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
      const isEarlier = manifest.migration !== NEWEST
      if (await isDistributed(client)) {
        if (isEarlier) throw notForCitus(manifest)
        await client.query(ONE_BY_ONE)
      }
      await makeRoom(client, replace)
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

/** Tables are partitioned before they are distributed, and only those of this build are known to be ready for both. */
const notForCitus = ({ migration }: Manifest) =>
  new OperatorError(
    `Expected an archive with migration ${NEWEST}, got one with ${migration}, and this database is distributed. Restore it into one that is not, which upgrades it, and restore a backup of that one here.`,
  )

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
      `select exists (select 1 from ${escapeIdentifier(name)}) as some`,
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
  const late = await dropLateKeys(client, all)
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
  for (const add of late) await client.query(add)
}

/**
 * Drops the keys that rows could not satisfy one after another; Citus cannot defer them.
 * @returns statements that add them again, which checks all rows
 */
async function dropLateKeys(client: PoolClient, tables: DeclaredTable[]): Promise<string[]> {
  const { rows } = await client.query<{ table: string; key: string; definition: string }>(
    `select relname as "table", conname as key, pg_get_constraintdef(c.oid) as definition
       from pg_constraint c join pg_class t on t.oid = c.conrelid
      where c.contype = 'f' and c.conparentid = 0 and t.relnamespace = 'public'::regnamespace`,
  )
  const late = rows.filter(({ table, key }) =>
    tables.some(({ name, lateKeys }) => name === table && lateKeys.includes(key)),
  )
  for (const { table, key } of late)
    await client.query(`${alter(table)} drop constraint ${escapeIdentifier(key)}`)
  return late.map(
    ({ table, key, definition }) => `${alter(table)} add constraint ${escapeIdentifier(key)} ${definition}`,
  )
}

const alter = (table: string) => `alter table ${escapeIdentifier(table)}`

async function compare(client: PoolClient, manifest: Manifest, tables: DeclaredTable[]) {
  const found = []
  for (const table of tables) found.push({ name: table.name, ...(await sumOf(client, table)) })
  const differing = differences(manifest.tables, found)
  if (differing.length > 0)
    throw new OperatorError(
      `The database differs from the archive after the restore; nothing was restored:\n${differing.join('\n')}`,
    )
}
