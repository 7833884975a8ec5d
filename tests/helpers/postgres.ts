import '@server/registry/discover'
import { createHash, randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { connect, type Database, type OpenDatabase } from '@server/db/client'
import { demoVersion, migrationsVersion, seedDemo } from './demo-version'

/** A PostgreSQL server where tests may create databases; `npm test` starts a temporary one and sets this. */
export const POSTGRES_URL = process.env.PUMIAN_TEST_POSTGRES

export interface Scratch {
  url: string
  /** @throws Error if transactions have deadlocked: they are retried, so only the database's statistics show it */
  drop(): Promise<void>
}

/** A new, empty database on that server. */
export const emptyScratch = (server: string) => createDatabase(server, 'template1')

/** A new database with the demo companies on that server. */
export const demoScratch = async (server: string) =>
  createDatabase(server, await templateOf(server, 'demo', demoVersion(), seedDemo))

/** A new, migrated database on that server, dropped on close. */
export const openScratch = async (server: string) =>
  openAndDrop(
    await createDatabase(server, await templateOf(server, 'migrated', migrationsVersion(), async () => {})),
  )

/** The same with the rows of the demo companies. */
export const openDemoScratch = async (server: string) => openAndDrop(await demoScratch(server))

async function openAndDrop(scratch: Scratch): Promise<OpenDatabase> {
  const database = await connect(scratch.url)
  return {
    ...database,
    close: async () => {
      await database.close()
      await scratch.drop()
    },
  }
}

async function createDatabase(server: string, template: string): Promise<Scratch> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await query(server, `create database ${name} template ${template} strategy file_copy`)
  const drop = async () => {
    const deadlocks = await deadlocksOf(server, name)
    await query(server, `drop database ${name} with (force)`)
    if (deadlocks > 0)
      throw new Error(`Expected no deadlocks in the database of this suite, found ${deadlocks}`)
  }
  return { url: addressOf(server, name), drop }
}

/** Number of deadlocks in a database; each session reports them when it ends. */
async function deadlocksOf(server: string, name: string): Promise<number> {
  const client = new Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(
      `select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()`,
      [name],
    )
    const { rows } = await client.query<{ deadlocks: number }>(
      `select deadlocks::int from pg_stat_database where datname = $1`,
      [name],
    )
    return rows[0]?.deadlocks ?? 0
  } finally {
    await client.end()
  }
}

/** Unique per checkout, since several may test on the same server. */
const CHECKOUT = createHash('sha256')
  .update(import.meta.dirname)
  .digest('hex')
  .slice(0, 6)

/**
 * Name of a migrated and filled database without connections, to be copied. The first process that needs it creates
 * it and drops those of other versions.
 */
async function templateOf(
  server: string,
  kind: 'demo' | 'migrated',
  version: string,
  fill: (db: Database) => Promise<void>,
): Promise<string> {
  const prefix = `${kind}_${CHECKOUT}_`
  const name = prefix + version
  const client = new Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(`select pg_advisory_lock(hashtext('${kind} template'))`)
    const { rows } = await client.query<{ datname: string }>(
      `select datname from pg_database where starts_with(datname, '${prefix}')`,
    )
    if (rows.some(({ datname }) => datname === name)) return name
    for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`)
    const scratch = await emptyScratch(server)
    const database = await connect(scratch.url)
    await fill(database.db)
    await database.close()
    await client.query(`alter database ${new URL(scratch.url).pathname.slice(1)} rename to ${name}`)
    return name
  } finally {
    await client.end()
  }
}

function addressOf(server: string, database: string): string {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}

async function query(server: string, sql: string) {
  const client = new Client({ connectionString: server })
  await client.connect()
  await client.query(sql).finally(() => client.end())
}
