import { join } from 'node:path'
import { drizzle, type NodePgDatabase, type NodePgTransaction } from 'drizzle-orm/node-postgres'
import type { ExtractTablesWithRelations } from 'drizzle-orm'
import { Pool, type ClientBase } from 'pg'
import type { Config } from '../config/read-config'
import { openEmbedded } from './embedded/open'
import { migrate } from './migrate'
import * as schema from './schema'
import { OperatorError } from '../config/operator-error'
import { limitSessions, STATEMENT_LIMIT_MS } from './session-limits'
import { ShopPool } from './shop-pool'

export type Database = NodePgDatabase<typeof schema> & { $client: ShopPool }
export type Transaction = NodePgTransaction<typeof schema, ExtractTablesWithRelations<typeof schema>>

export interface OpenDatabase {
  db: Database
  pool: ShopPool
  /** Commits survive kill -9, but not a power cut, when it is embedded. */
  embedded: boolean
  close(): Promise<void>
}

export interface OpenOptions {
  /** Whether its schema is upgraded to this build's; default `true`. A backup leaves it unchanged. */
  upgrade?: boolean
  /** Of PostgreSQL itself, if the address is a pooler's. */
  directUrl?: string | undefined
}

const OLDEST_POSTGRES = 15
/** ms that a request waits for a connection; a pool query inside an open transaction fails after it, too. */
const CONNECTION_LIMIT_MS = 10_000

/**
 * Opens the configured database and migrates it.
 * @throws Error with advice: embedded in a deployment, directory in use, server too old or unreachable
 */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'deployed' | 'allowEmbedded'> &
    Partial<Pick<Config, 'directUrl'>>,
  options: OpenOptions = {},
): Promise<OpenDatabase> {
  const { databaseUrl, directUrl } = config
  if (databaseUrl) return connect(databaseUrl, undefined, { ...options, directUrl })
  if (config.deployed && !config.allowEmbedded) {
    throw new OperatorError(
      'PUMIAN_ENV=production without DATABASE_URL: the embedded database does not survive a power cut. ' +
        'Set DATABASE_URL to PostgreSQL 15 or later, or PUMIAN_ALLOW_EMBEDDED=1 to use the embedded one anyway.',
    )
  }
  const server = await openEmbedded(join(config.dataDir, 'database'))
  return connect(server.url, server, options)
}

/**
 * Connects to a server, checks its version, migrates it and limits its sessions. `embedded` is the server itself if it
 * is ours to close.
 */
export async function connect(
  url: string,
  embedded?: { close(): Promise<void> },
  { upgrade = true, directUrl }: OpenOptions = {},
): Promise<OpenDatabase> {
  if (!embedded) await prepare(directUrl, url, upgrade)
  const pool = new ShopPool(url, {
    directUrl,
    // PGlite is one session: a second connection would mix its unnamed statements with the first one's
    max: embedded ? 1 : 20,
    connectionTimeoutMillis: CONNECTION_LIMIT_MS,
    query_timeout: STATEMENT_LIMIT_MS + 1_000,
    application_name: 'pumian',
    ...(embedded && {
      // the session of PGlite outlives its connections, with the statements that they have prepared
      onConnect: (client: ClientBase) => client.query('deallocate all'),
    }),
  })
  // the pool replaces a broken connection, even within a transaction, whose query reports the failure; without a
  // listener the error would end the process
  let closing = false
  pool.on('connect', (client) =>
    client.on('error', (error) => {
      if (!closing) console.warn(`Database connection lost: ${error.message}`)
    }),
  )
  pool.on('error', () => undefined)
  const close = async () => {
    // errors after close() are expected
    closing = true
    await pool.end()
    await embedded?.close()
  }
  try {
    await checkVersion(pool)
    if (embedded && upgrade) {
      await migrate(pool)
      // PGlite has no autovacuum; without statistics a join over the demo goods takes seconds instead of 30 ms
      await pool.query('vacuum analyze')
    }
  } catch (error) {
    await close()
    throw error
  }
  return { db: drizzle(pool, { schema }), pool, embedded: embedded !== undefined, close }
}

/** Before the pool opens sessions, since those that are open do not get new limits. */
async function prepare(directUrl: string | undefined, url: string, upgrade: boolean) {
  const pool = new Pool({
    connectionString: directUrl ?? url,
    max: 1,
    connectionTimeoutMillis: CONNECTION_LIMIT_MS,
  })
  pool.on('error', () => undefined)
  try {
    await checkVersion(pool, directUrl === undefined ? 'DATABASE_URL' : 'PUMIAN_DIRECT_URL')
    if (upgrade) {
      await migrate(pool)
      await limitSessions(pool)
    }
  } finally {
    await pool.end()
  }
}

async function checkVersion(pool: Pool, name = 'DATABASE_URL') {
  const { rows } = await pool
    .query<{ server_version_num: string }>('show server_version_num')
    .catch((cause: unknown) => {
      throw new OperatorError(`The database of ${name} does not answer: ${reason(cause)}`, { cause })
    })
  const major = Math.floor(Number(rows[0]?.server_version_num) / 10_000)
  if (major < OLDEST_POSTGRES) {
    throw new OperatorError(`Expected PostgreSQL ${OLDEST_POSTGRES} or later at ${name}, found ${major}.`)
  }
}

/** An AggregateError (several addresses refused) has no message of its own. */
function reason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reason).join('; ')
  return error instanceof Error ? error.message : String(error)
}
