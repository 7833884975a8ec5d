/**
 * A shop with many products for the bench, in a separate process; besides its API it answers `/bench/bare?of=…`: how
 * often per second a bare script gets the SQL of a request answered, and `/bench/idle`. Sends its address to its
 * parent.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'pg'
import { buildApp } from '@server/app/build-app'
import { readConfig } from '@server/config/read-config'
import { connect } from '@server/db/client'
import { openEmbedded } from '@server/db/embedded/open'
import { seedRows } from '@server/demo/seed'
import { indexAll } from '@server/catalogue/goods/search-repo'
import { UNLIMITED } from '@tests/helpers/on-server'
import { emptyScratch } from '@tests/helpers/postgres'
import { barePerSecond, statementsOf } from './bare'
import { manyGoods } from './many-goods'
import type { GoodsShop } from './with-goods'
import { serveImports } from './imports'
import { serveWrites } from './writes/endpoints'

/** The demo company that gets them. */
const COMPANY = '1'

const count = Number(process.env.PUMIAN_BENCH_GOODS)
const postgres = process.env.PUMIAN_BENCH_POSTGRES
const dataDir = mkdtempSync(join(tmpdir(), 'pumian-bench-'))
const environment = {
  LOG_LEVEL: 'error',
  PUMIAN_DATA_DIR: dataDir,
  PUMIAN_LIMITS: 'global=100000000,order=1000',
  // scheduled jobs would be measured as well
  PUMIAN_JOBS: '0',
}
const config = { ...readConfig(environment), port: 0 }

const scratch = postgres ? await emptyScratch(postgres) : undefined
const embedded = scratch ? undefined : await openEmbedded(join(dataDir, 'database'))
const databaseUrl = scratch?.url ?? embedded?.url ?? ''
const database = await connect(databaseUrl, embedded)
await seedRows(database.db)
await fill()
const app = await buildApp({ config, db: database.db })
/** Pool size of the shop and of the bare script. */
const connections = embedded ? 1 : 20
serveWrites({ app, pool: database.pool, url: databaseUrl, connections })
serveImports(app, database.pool)
app.get<{ Querystring: { of: string; connections: string; seconds: string } }>(
  '/bench/bare',
  { schema: { hide: true } },
  async ({ query }) => {
    const ask = () => app.inject({ url: query.of })
    // caches are filled by then, so both send the same
    await ask()
    return {
      perSecond: await barePerSecond({
        url: databaseUrl,
        statements: await statementsOf(ask),
        connections: Number(query.connections),
        pool: connections,
        seconds: Number(query.seconds),
      }),
    }
  },
)
// answers once no statement is running in the database
app.get('/bench/idle', { schema: { hide: true } }, async () => {
  while (await isBusy()) await sleep(20)
  return {}
})
const url = await app.listen({ host: '127.0.0.1', port: 0 })
const address: GoodsShop = { url, database: embedded ? 'PGlite' : 'PostgreSQL', total: await countGoods() }
process.send?.(address)
process.once('disconnect', () => void stop())

/**
 * Through a connection without the shop's limits: inserting a hundred thousand products takes longer than any request
 * may.
 */
async function fill() {
  const pool = new Pool({ connectionString: databaseUrl, max: 1, options: UNLIMITED })
  await manyGoods(pool, count, COMPANY)
  await pool.end()
  await indexAll(database.db, COMPANY)
  await database.pool.query('vacuum analyze')
}

async function countGoods(): Promise<number> {
  const answer = await app.inject({ url: '/api/h5app/wxapp/goods/items' })
  return answer.json<{ data: { total_count: number } }>().data.total_count
}

async function isBusy(): Promise<boolean> {
  const { rows } = await database.pool.query(`select 1 from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and state <> 'idle'
      and pid <> pg_backend_pid()`)
  return rows.length > 0
}

/** Work left over from the load may still be running: nothing waits for it, but the database must not close first. */
async function stop() {
  await sleep(500)
  await app.close()
  await database.close()
  await scratch?.drop()
  rmSync(dataDir, { recursive: true, force: true })
}
