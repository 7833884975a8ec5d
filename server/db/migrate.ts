import { HOUR_MS } from '@schemas/time-units'
import { createHash } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import { distributeTable, isDistributed, ONE_BY_ONE, undistributed } from './citus'
import { divideNew } from './months/divide'
import { sqlState } from './postgres-errors'
import { OperatorError } from '../config/operator-error'

export interface Migration {
  /** File name without folder and extension: `0000_shop`. */
  name: string
  sql: string
}

const files = import.meta.glob<string>('./migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Every migration of this build, in the order in which they are applied. */
export const MIGRATIONS: Migration[] = Object.entries(files)
  .map(([path, sql]) => ({ name: path.replace(/^.*\/|\.sql$/g, ''), sql }))
  .toSorted((a, b) => (a.name < b.name ? -1 : 1))

/** How long a migration waits for a locked table; later requests for that table queue behind it. */
const LOCK_LIMIT_MS = 2_000
const ATTEMPTS = 5
/** lock_not_available: lock_timeout has expired. */
const LOCKED = '55P03'

/**
 * Upgrades the database to this build's schema, in one transaction. Servers that start together queue for a row of
 * `schema_migration`, which needs no advisory lock. Tables of a new database are partitioned by month at once, new
 * tables of a distributed one are distributed. A
 * locked table is waited for at most 2 s; then the whole is retried, up to 5 times.
 * @returns names of the migrations that were applied now
 * @throws OperatorError when the database is newer than this build, an applied file was changed afterwards, or a
 * table stayed locked
 */
export async function migrate(pool: Pool, migrations: Migration[] = MIGRATIONS): Promise<string[]> {
  await createBookkeeping(pool)
  for (let attempt = 1; ; attempt++) {
    try {
      return await migrateOnce(pool, migrations)
    } catch (error) {
      if (sqlState(error) !== LOCKED) throw error
      if (attempt === ATTEMPTS)
        throw new OperatorError(
          `The schema could not be upgraded: a table stayed in use for ${LOCK_LIMIT_MS / 1_000} s, ${ATTEMPTS} times. Nothing was changed. End the long transaction (pg_stat_activity) and start again.`,
          { cause: error },
        )
    }
  }
}

async function migrateOnce(pool: Pool, migrations: Migration[]): Promise<string[]> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('set local statement_timeout = 0')
    // another migrating server is waited for like any lock, in each attempt
    await client.query(`select name from schema_migration where name = '' for update`)
    await client.query(`set local lock_timeout = ${LOCK_LIMIT_MS}`)
    const applied = await applyMigrations(client, migrations)
    // a database of an earlier version, as tests create them, has its own keys
    if (applied.length >= MIGRATIONS.length) await divideNew(client, new Set(await undistributed(client)))
    await client.query('commit')
    return applied
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

export interface MigrationState {
  /** Newest migration in the database. */
  newest: string
  /** Of this build, but not applied. */
  pending: string[]
  /** Applied by a newer build, whose servers may run beside this one during a rolling deployment. */
  unknown: string[]
}

/** How this build's migrations compare with those of the database. */
export async function migrationState(
  pool: Pool,
  migrations: Migration[] = MIGRATIONS,
): Promise<MigrationState> {
  const { rows } = await pool.query<{ name: string }>(
    `select name from schema_migration where name <> '' order by name`,
  )
  const [applied, ours] = [rows, migrations].map((list) => new Set(list.map(({ name }) => name)))
  return {
    newest: rows.at(-1)?.name ?? '',
    pending: migrations.map(({ name }) => name).filter((name) => !applied?.has(name)),
    unknown: rows.map(({ name }) => name).filter((name) => !ours?.has(name)),
  }
}

/** The same inside the caller's transaction, which must exclude other servers. */
export async function applyMigrations(client: PoolClient, migrations: Migration[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    `select name, checksum from schema_migration where name <> '' order by name`,
  )
  const known = new Map(rows.map((row) => [row.name, row.checksum]))
  refuseStrangers(known, migrations)
  const pending = migrations.filter(({ name }) => !known.has(name))
  const distributes = await distributing(client)
  for (const { name, sql } of pending) {
    for (const statement of sql.split('--> statement-breakpoint')) {
      // an index over many rows takes longer than the time limit of requests
      const patient = { text: statement, query_timeout: HOUR_MS }
      await client.query(patient)
      if (/\bcreate table\b/i.test(statement)) await distributes()
    }
    await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [name, checksum(sql)])
  }
  return pending.map(({ name }) => name)
}

/**
 * Called after a statement that creates a table: distributes it where the others are distributed, before keys and
 * indexes are added to it.
 */
async function distributing(client: PoolClient): Promise<() => Promise<void>> {
  if (!(await isDistributed(client))) return async () => {}
  await client.query(ONE_BY_ONE)
  const others = new Set(await undistributed(client))
  return async () => {
    const created = (await undistributed(client)).filter((name) => !others.has(name))
    await divideNew(client, new Set(created))
    for (const name of created) await distributeTable(client, name)
  }
}

function refuseStrangers(known: Map<string, string>, migrations: Migration[]) {
  const ours = new Map(migrations.map(({ name, sql }) => [name, checksum(sql)]))
  for (const [name, sum] of known) {
    const expected = ours.get(name)
    if (expected === undefined) {
      throw new OperatorError(
        `The database holds migration ${name}, which this build does not know: it belongs to a newer version. Start that version, or restore a backup made before the upgrade.`,
      )
    }
    if (expected !== sum) {
      throw new OperatorError(
        `Migration ${name} was changed after it had been applied to this database. Restore the file and write the change as a new migration.`,
      )
    }
  }
}

/**
 * `create table if not exists` is not atomic. The loser of a race gets one of three errors: unique_violation in the
 * catalogue, duplicate_table, or duplicate_object of the table's row type.
 */
const CREATED_BY_ANOTHER: ReadonlySet<string> = new Set(['23505', '42P07', '42710'])

/** Two servers may create the table at once; the second one then finds it. */
async function createBookkeeping(pool: Pool) {
  try {
    await pool.query(
      `create table if not exists schema_migration (
         name text primary key, checksum text not null, applied timestamptz not null default now())`,
    )
  } catch (error) {
    if (!CREATED_BY_ANOTHER.has(sqlState(error) ?? '')) throw error
  }
  await pool.query(
    `insert into schema_migration (name, checksum) values ('', '') on conflict (name) do nothing`,
  )
}

const checksum = (sql: string) => createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex')
