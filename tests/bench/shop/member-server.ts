/** A shop whose member has many orders and favourites, for the bench, in a separate process. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildApp } from '@server/app/build-app'
import { readConfig } from '@server/config/read-config'
import { connect } from '@server/db/client'
import { openEmbedded } from '@server/db/embedded/open'
import { seedRows } from '@server/demo/seed'
import { buyAndPay } from '@tests/helpers/checkout'
import { newMember } from '@tests/helpers/member'
import { emptyScratch } from '@tests/helpers/postgres'
import { manyGoods } from './many-goods'
import { manyFavourites, manyFavouriteShops, manyOrders } from './many-rows'
import type { MemberShop } from './with-member'

const count = Number(process.env.PUMIAN_BENCH_ROWS)
const postgres = process.env.PUMIAN_BENCH_POSTGRES
const dataDir = mkdtempSync(join(tmpdir(), 'pumian-bench-'))
const environment = {
  LOG_LEVEL: 'error',
  PUMIAN_DATA_DIR: dataDir,
  PUMIAN_LIMITS: 'global=100000000',
  PUMIAN_JOBS: '0',
}
const scratch = postgres ? await emptyScratch(postgres) : undefined
const embedded = scratch ? undefined : await openEmbedded(join(dataDir, 'database'))
const database = await connect(scratch?.url ?? embedded?.url ?? '', embedded)
await seedRows(database.db)
const app = await buildApp({ config: { ...readConfig(environment), port: 0 }, db: database.db })
await app.ready()
const member = await newMember(app)
const lines = [{ item_id: '10101', num: 2 }, { item_id: '10201' }]
const order = await buyAndPay({ db: database.db, member }, lines, { not_use_coupon: true })
await manyOrders(database.pool, order, count)
await manyGoods(database.pool, count)
await manyFavourites(database.pool, member.user_id, count)
await manyFavouriteShops(database.pool, member.user_id, count)
await database.pool.query('vacuum analyze')
const shop: MemberShop = {
  url: await app.listen({ host: '127.0.0.1', port: 0 }),
  database: embedded ? 'PGlite' : 'PostgreSQL',
  cookie: member.cookie,
}
process.send?.(shop)
process.once('disconnect', () => void stop())

/** The last request may still be running: the database must not close first. */
async function stop() {
  await sleep(500)
  await app.close()
  await database.close()
  await scratch?.drop()
  rmSync(dataDir, { recursive: true, force: true })
}
