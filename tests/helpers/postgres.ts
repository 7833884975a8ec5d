import '@server/registry/discover'
import { createHash, randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { connect, type Database, type OpenDatabase } from '@server/db/client'
import { demoVersion, migrationsVersion, seedDemo, type TemplateVersion } from './demo-version'

/** A PostgreSQL server where tests may create databases; `npm test` starts a temporary one and sets this. */
export const POSTGRES_URL = process.env.PUMIAN_TEST_POSTGRES

/** A pooler in front of that server, through which the shop connects; a soak starts one and sets this. */
const POOLER_URL = process.env.PUMIAN_TEST_POOLER

export interface Scratch {
  /** Without a pooler. */
  url: string
  /** Of a server process on it. */
  env: { DATABASE_URL: string; PUMIAN_DIRECT_URL?: string }
  /** Opens it as a server does. */
  connect(): Promise<OpenDatabase>
  /** @throws Error if transactions have deadlocked: they are retried, so only the database's statistics show it */
  drop(): Promise<void>
}

/** A new, empty database on that server. */
export const emptyScratch = (server: string) =>
  onServer(server, (client) => copy(client, server, 'template1'))

/** A new database with the demo companies on that server. */
export const demoScratch = (server: string, version = demoVersion()) =>
  copyOfTemplate(server, 'demo', version, seedDemo)

/** A new, migrated database on that server, dropped on close. */
export const openScratch = async (server: string) =>
  openAndDrop(await copyOfTemplate(server, 'migrated', migrationsVersion(), async () => {}))

/** The same with the rows of the demo companies. */
export const openDemoScratch = async (server: string) => openAndDrop(await demoScratch(server))

async function openAndDrop(scratch: Scratch): Promise<OpenDatabase> {
  const database = await scratch.connect()
  return {
    ...database,
    close: async () => {
      await database.close()
      await scratch.drop()
    },
  }
}

async function copy(client: Client, server: string, template: string): Promise<Scratch> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await client.query(`create database ${name} template ${template} strategy file_copy`)
  const drop = async () => {
    const deadlocks = await deadlocksOf(server, name)
    await onServer(server, (other) => other.query(`drop database ${name} with (force)`))
    if (deadlocks > 0)
      throw new Error(`Expected no deadlocks in the database of this suite, found ${deadlocks}`)
  }
  return scratchOf(
    addressOf(server, name),
    server === POSTGRES_URL && POOLER_URL ? addressOf(POOLER_URL, name) : undefined,
    drop,
  )
}

const scratchOf = (url: string, pooled: string | undefined, drop: Scratch['drop']): Scratch => ({
  url,
  drop,
  env: pooled ? { DATABASE_URL: pooled, PUMIAN_DIRECT_URL: url } : { DATABASE_URL: url },
  connect: () => (pooled ? connect(pooled, undefined, { directUrl: url }) : connect(url)),
})

/** Number of deadlocks in a database; each session reports them when it ends. */
const deadlocksOf = (server: string, name: string) =>
  onServer(server, async (client) => {
    await client.query(
      `select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()`,
      [name],
    )
    const { rows } = await client.query<{ deadlocks: number }>(
      `select deadlocks::int from pg_stat_database where datname = $1`,
      [name],
    )
    return rows[0]?.deadlocks ?? 0
  })

/** Unique per checkout, since several may test on the same server. */
const CHECKOUT = createHash('sha256')
  .update(import.meta.dirname)
  .digest('hex')
  .slice(0, 6)

/**
 * Copy of a migrated and filled database without connections. The first process that needs a version makes it and drops
 * outdated ones; the lock keeps every other process from dropping it while it is copied.
 */
const copyOfTemplate = (
  server: string,
  kind: 'demo' | 'migrated',
  version: TemplateVersion,
  fill: (db: Database) => Promise<void>,
) =>
  onServer(server, async (client) => {
    const key = `hashtext('${kind} template')`
    const prefix = `${kind}_${CHECKOUT}_`
    const name = `${prefix}${version.period}_${version.hash}`
    await client.query(`select pg_advisory_lock_shared(${key})`)
    const { rows } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rows.length === 0) {
      await client.query(`select pg_advisory_unlock_shared(${key})`)
      await client.query(`select pg_advisory_lock(${key})`)
      await makeTemplate(client, server, { prefix, name, version }, fill)
    }
    return copy(client, server, name)
  })

async function makeTemplate(
  client: Client,
  server: string,
  { prefix, name, version }: { prefix: string; name: string; version: TemplateVersion },
  fill: (db: Database) => Promise<void>,
) {
  const { rows } = await client.query<{ datname: string }>(
    `select datname from pg_database where starts_with(datname, '${prefix}')`,
  )
  if (rows.some(({ datname }) => datname === name)) return
  for (const { datname } of rows)
    if (isOutdated(datname.slice(prefix.length), version))
      await client.query(`drop database ${datname} with (force)`)
  const scratch = await copy(client, server, 'template1')
  // a pooler would keep its session after the end
  const database = await connect(scratch.url)
  await fill(database.db)
  await database.close()
  await client.query(`alter database ${new URL(scratch.url).pathname.slice(1)} rename to ${name}`)
}

/** Of other sources, or of periods before the last one: workers that started before its end still copy that. */
function isOutdated(other: string, { period, hash }: TemplateVersion): boolean {
  const [otherPeriod, otherHash] = other.split('_')
  return Number(otherPeriod) < period - 1 || (Number(otherPeriod) === period && otherHash !== hash)
}

function addressOf(server: string, database: string): string {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}

async function onServer<T>(server: string, use: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: server })
  await client.connect()
  return use(client).finally(() => client.end())
}
