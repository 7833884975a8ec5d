import { createHash, randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { connect, type OpenDatabase } from '@server/db/client'
import { seedRows } from '@server/demo/seed'
import { demoVersion } from './demo-version'

/** A PostgreSQL that tests may create databases in; `npm test` starts a throw-away one and sets this. */
export const POSTGRES_URL = process.env.PUMIAN_TEST_POSTGRES

export interface Scratch {
  url: string
  /** @throws Error where transactions have deadlocked: it is retried, so only the database tells */
  drop(): Promise<void>
}

/** A new, empty database on that server. */
export const emptyScratch = (server: string) => createDatabase(server, 'template1')

/** A new database with the demo companies on that server. */
export const demoScratch = async (server: string) => createDatabase(server, await demoTemplate(server))

/** A new, migrated database on that server, dropped on close. */
export const openScratch = async (server: string) => openAndDrop(await emptyScratch(server))

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
  await query(server, `create database ${name} template ${template}`)
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
const PREFIX = `demo_${createHash('sha256')
  .update(import.meta.dirname)
  .digest('hex')
  .slice(0, 6)}_`

/** Name of a database with the demo's rows that nobody is connected to; made by whoever asks first. */
async function demoTemplate(server: string): Promise<string> {
  const name = PREFIX + demoVersion()
  const client = new Client({ connectionString: server })
  await client.connect()
  try {
    await client.query("select pg_advisory_lock(hashtext('demo template'))")
    const { rows } = await client.query<{ datname: string }>(
      `select datname from pg_database where starts_with(datname, '${PREFIX}')`,
    )
    if (rows.some(({ datname }) => datname === name)) return name
    for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`)
    const scratch = await emptyScratch(server)
    const database = await connect(scratch.url)
    await seedRows(database.db)
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
