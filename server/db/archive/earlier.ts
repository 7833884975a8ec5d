import { escapeIdentifier, type PoolClient } from 'pg'
import { OperatorError } from '../../config/operator-error'
import { applyMigrations, MIGRATIONS, type Migration } from '../migrate'
import type { Manifest } from './format'
import { NEWEST } from './session'
import { declaredTables, type DeclaredTable } from '../declared-tables'

/**
 * The migrations that an archive's version had.
 * @throws OperatorError for a version unknown to this build
 */
export function migrationsUntil({ migration }: Pick<Manifest, 'migration'>): Migration[] {
  const at = MIGRATIONS.findIndex(({ name }) => name === migration)
  if (at >= 0) return MIGRATIONS.slice(0, at + 1)
  throw new OperatorError(
    `Expected an archive with migration ${NEWEST} or an earlier one, got one with ${migration}: a newer version of the program wrote it. Restore it with that version.`,
  )
}

/**
 * Recreates the tables of an earlier version, without rows.
 * @returns the tables, in the order of the archive
 */
export async function recreateTablesOf(client: PoolClient, manifest: Manifest): Promise<DeclaredTable[]> {
  const names = declaredTables().map(({ name }) => escapeIdentifier(name))
  await client.query(`drop table ${names.join(', ')} cascade`)
  await client.query(`delete from schema_migration where name <> ''`)
  await applyMigrations(client, migrationsUntil(manifest))
  return tablesOf(client, manifest)
}

/** Upgrades an earlier version with its rows to this build's. */
export const upgrade = (client: PoolClient) => applyMigrations(client, MIGRATIONS)

/** Tables of an earlier version: what this build no longer declares is read from the catalogue. */
async function tablesOf(client: PoolClient, { tables }: Pick<Manifest, 'tables'>): Promise<DeclaredTable[]> {
  const found: DeclaredTable[] = []
  for (const { name, columns } of tables) {
    const { rows: keys } = await client.query<{ name: string }>(
      `select a.attname as name from pg_index i, unnest(i.indkey) with ordinality k(attnum, place), pg_attribute a
        where i.indrelid = $1::regclass and i.indisprimary and a.attrelid = i.indrelid and a.attnum = k.attnum
        order by k.place`,
      [escapeIdentifier(name)],
    )
    const { rows: foreign } = await client.query<{ key: string; target: string }>(
      `select conname as key, (select relname from pg_class where oid = confrelid) as target
         from pg_constraint where conrelid = $1::regclass and contype = 'f'`,
      [escapeIdentifier(name)],
    )
    const before = new Set(found.map((table) => table.name))
    const lateKeys = foreign.filter(({ target }) => !before.has(target)).map(({ key }) => key)
    found.push({ name, columns, key: keys.map((column) => column.name), lateKeys })
  }
  return found
}
