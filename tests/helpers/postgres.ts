import '@server/registry/discover'
import './one-query'
import { createHash, randomBytes } from 'node:crypto'
import type { Client } from 'pg'
import { connect, type Database, type OpenDatabase } from '@server/db/client'
import { distribute } from '@server/db/distribute'
import { joinMachines } from './citus'
import { addressOf, onServer } from './on-server'
import { demoVersion, migrationsVersion, seedDemo, type TemplateVersion } from './demo-version'

/** A PostgreSQL server where tests may create databases; `npm test` starts a temporary one and sets this. */
export const POSTGRES_URL = process.env.PUMIAN_TEST_POSTGRES

/** A pooler in front of that server, through which the shop connects; a soak starts one and sets this. */
const POOLER_URL = process.env.PUMIAN_TEST_POOLER

/** The workers of the Citus cluster whose coordinator `POSTGRES_URL` is; set by `npm run soak -- citus`. */
export const WORKERS: readonly string[] = process.env.PUMIAN_TEST_CITUS_WORKERS?.split(',') ?? []

/** Whether the databases of tests are distributed over several machines. */
export const isCitus = WORKERS.length > 0

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
  const create = `create database ${name} template ${template} strategy file_copy`
  // the databases of a cluster know each other by their name, and their tables by numbers that a copy keeps
  const isSpread = isCitus && template !== 'template1'
  if (isSpread) for (const worker of WORKERS) await onServer(worker, (other) => other.query(create))
  await client.query(create)
  const drop = async () => {
    const deadlocks = await deadlocksOf(server, name)
    for (const each of [server, ...(isSpread ? WORKERS : [])])
      await onServer(each, (other) => other.query(`drop database ${name} with (force)`))
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
  const machines = [...WORKERS, server]
  for (const { datname } of rows)
    if (isOutdated(datname.slice(prefix.length), version))
      for (const machine of machines)
        await onServer(machine, (other) => other.query(`drop database if exists ${datname} with (force)`))
  const scratch = await copy(client, server, 'template1')
  // a pooler would keep its session after the end
  const database = await connect(scratch.url)
  const made = new URL(scratch.url).pathname.slice(1)
  await fill(database.db)
  if (isCitus) {
    await joinMachines(database.pool, made, server, WORKERS)
    await distribute(database.pool)
  }
  await database.close()
  // the coordinator last: there the others look for it
  for (const machine of machines) await onServer(machine, (other) => rename(other, made, name))
}

/** Citus keeps a process in each database, which must not come back. */
async function rename(client: Client, from: string, to: string) {
  await client.query(`alter database ${from} allow_connections false`)
  await client.query(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()`,
    [from],
  )
  await client.query(`alter database ${from} rename to ${to}`)
}

/** Of other sources, or of periods before the last one: workers that started before its end still copy that. */
function isOutdated(other: string, { period, hash }: TemplateVersion): boolean {
  const [otherPeriod, otherHash] = other.split('_')
  return Number(otherPeriod) < period - 1 || (Number(otherPeriod) === period && otherHash !== hash)
}
