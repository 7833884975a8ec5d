import { Pool } from 'pg'
import { expect, it } from 'vitest'
import { migrate, MIGRATIONS } from '@server/db/migrate'
import { partitionsOf } from '@server/db/months/ahead'
import { keepMonths } from '@server/db/months/keep'
import { kindOf, MONTHLY, monthOf } from '@server/db/months/tables'
import { sqlState } from '@server/db/postgres-errors'
import { describePostgres } from '@tests/helpers/database'
import { fillTables } from '@tests/helpers/old-rows'
import { emptyScratch } from '@tests/helpers/postgres'
import { figure } from '@tests/helpers/soak'

const ORDERS = figure(500, 100_000)
const LOCKED = '55P03'

describePostgres('races: tables by month', (server) => {
  it('two servers partition a filled table and create the same months while orders are written; no row is lost, no write fails', async () => {
    const scratch = await emptyScratch(server)
    const pools = Array.from({ length: 3 }, () => new Pool({ connectionString: scratch.url, max: 6 }))
    for (const pool of pools)
      pool.on('connect', (client) => client.on('error', () => undefined)).on('error', () => undefined)
    const [one, two, writers] = pools as [Pool, Pool, Pool]
    try {
      await migrate(
        one,
        MIGRATIONS.filter(({ name }) => name < '0036'),
      )
      await fillTables(
        one,
        MONTHLY.map(({ name }) => name),
        ORDERS,
      )
      await migrate(one)

      let [written, ahead] = [0, 0]
      const ended = new AbortController()
      /** An order and its event in one transaction, as at checkout. */
      const write = async (writer: number) => {
        for (let n = 0; !ended.signal.aborted; n++) {
          const client = await writers.connect()
          try {
            await client.query('begin')
            await client.query(`update orders set updated = now() where company_id = '1' and order_id = $1`, [
              String(writer + 1),
            ])
            // half of them in a month that is being created
            await client.query(
              `insert into order_event (company_id, order_id, event_id, kind, actor, created)
               values ('1', $1, $2, 'paid', 'system', $3)`,
              [String(writer + 1), `${writer}-${n}`, monthOf(new Date(), n % 2 === 0 ? 0 : ahead)],
            )
            await client.query('commit')
            written++
          } finally {
            client.release()
          }
        }
      }
      const writing = Promise.all([0, 1, 2, 3].map(write))
      const unexpected: unknown[] = []
      const failed = (error: unknown) => {
        if (sqlState(error) !== LOCKED) unexpected.push(error)
      }
      const keepBoth = (now: Date) => Promise.all([one, two].map((pool) => keepMonths(pool, now, failed)))
      const isDivided = async () => {
        for (const { name } of MONTHLY) if ((await kindOf(one, name)) !== 'p') return false
        return true
      }
      const newest = async () => {
        const untils = await Promise.all(MONTHLY.map(({ name }) => partitionsOf(one, name)))
        return Math.min(...untils.map((list) => list.at(-1)?.until.getTime() ?? 0))
      }
      const until = async (reached: () => Promise<boolean>, now: Date) => {
        for (let round = 0; round < 60 && !(await reached()); round++) await keepBoth(now)
      }
      // a day has passed since the upgrade, so no server of the previous version is running
      const now = new Date(Date.now() + 25 * 3_600_000)
      await until(isDivided, now)
      ahead = 6
      const later = monthOf(now, ahead)
      await until(async () => (await newest()) > monthOf(later, 3).getTime(), later)
      ended.abort()
      await writing

      expect(unexpected).toEqual([])
      expect(await isDivided()).toBe(true)
      for (const { name } of MONTHLY) {
        const untils = (await partitionsOf(one, name)).map(({ until: end }) => end.getTime())
        expect(untils).toEqual(untils.map((_, index) => monthOf(now, 2 + index).getTime()))
        expect(untils).toHaveLength(9)
      }
      const checks = await one.query(`select conname from pg_constraint where conname like '%\\_until'`)
      expect(checks.rows).toEqual([])
      const { rows } = await one.query(
        `select count(*)::int as events, count(*) filter (where tableoid = 'order_event_rest'::regclass)::int as rest,
                count(distinct tableoid)::int as tables from order_event where kind = 'paid'`,
      )
      expect(rows).toEqual([{ events: written, rest: 0, tables: 2 }])
      expect(written).toBeGreaterThan(20)
    } finally {
      await Promise.all(pools.map((pool) => pool.end()))
      await scratch.drop()
    }
  }, 120_000)
})
