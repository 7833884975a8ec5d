import { Pool } from 'pg'
import { expect, it } from 'vitest'
import { migrate, MIGRATIONS } from '@server/db/migrate'
import { describePostgres } from '@tests/helpers/database'
import { fillTables, sumsOf } from '@tests/helpers/old-rows'
import { emptyScratch } from '@tests/helpers/postgres'
import { figure, isSoak } from '@tests/helpers/soak'

const ORDERS = figure(20, 100_000)
/** Every earlier version of the database; all are upgraded to the newest. */
const STATES = MIGRATIONS.slice(0, -1).map(({ name }, index) => ({
  name,
  applied: MIGRATIONS.slice(0, index + 1),
}))
/** A soak starts from each; otherwise the first, the first with orders, and the last: their rows pass every step. */
const tried = STATES.filter(
  ({ name }, index) => isSoak || index === 0 || name.endsWith('_orders') || index === STATES.length - 1,
)

describePostgres('races: upgrades', (server) => {
  it.each(tried)(
    `a database at $name with ${ORDERS} orders is upgraded, and every row stays the same`,
    async ({ applied }) => {
      const scratch = await emptyScratch(server)
      const pool = new Pool({ connectionString: scratch.url, max: 2 })
      // a dropped database ends connections that the pool is still closing
      pool.on('connect', (client) => client.on('error', () => undefined)).on('error', () => undefined)
      try {
        await migrate(pool, applied)
        const tables = await fillTables(pool, ['order_line', 'order_event', 'payment', 'member'], ORDERS)
        const before = await sumsOf(pool, tables)
        expect(await migrate(pool)).toEqual(MIGRATIONS.slice(applied.length).map(({ name }) => name))
        expect(await sumsOf(pool, tables)).toEqual(before)
      } finally {
        await pool.end()
        await scratch.drop()
      }
    },
    600_000,
  )
})
