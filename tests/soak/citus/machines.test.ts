import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OrderCreated } from '@schemas/generated/api'
import { startCitus } from '@scripts/launch/citus.mjs'
import { ledgerFaults } from '@server/catalogue/stock/ledger-repo'
import { connect, type OpenDatabase } from '@server/db/client'
import { distribute } from '@server/db/distribute'
import { testApp } from '@tests/helpers/app'
import { fillCart } from '@tests/helpers/cart'
import { RECEIVER } from '@tests/helpers/checkout'
import { joinMachines, machineOf, moveCompany } from '@tests/helpers/citus'
import { seedDemo } from '@tests/helpers/demo-version'
import { newMember } from '@tests/helpers/member'
import { addressOf, onServer } from '@tests/helpers/on-server'

const COMPANIES = ['1', '2'] as const
type Company = (typeof COMPANIES)[number]
const BUYERS = 4
const ITEM = '10101'
const LONGEST_PAUSE_MS = 60_000

type Cluster = Exclude<Awaited<ReturnType<typeof startCitus>>, { reason: string }>

describe('two companies on two machines', () => {
  let cluster: Cluster
  let database: OpenDatabase
  let app: FastifyInstance

  beforeAll(async () => {
    const started = await startCitus()
    if ('reason' in started) throw new Error(started.reason)
    cluster = started
    const { coordinator, workers } = cluster
    await onServer(coordinator.url, async (client) => {
      await client.query('create database shop')
      // among few shards both companies share one
      await client.query('alter database shop set citus.shard_count = 32')
    })
    database = await connect(addressOf(coordinator.url, 'shop'))
    await seedDemo(database.db)
    await joinMachines(
      database.pool,
      'shop',
      coordinator.url,
      workers.map(({ url }) => url),
    )
    await distribute(database.pool)
    const ports = await Promise.all(COMPANIES.map((company) => machineOf(database.pool, company)))
    if (ports[0] === ports[1]) await moveCompany(database.pool, '2', other(ports[0]!))
    app = await testApp(database)
    await app.ready()
  })
  afterAll(async () => {
    await app?.close()
    await database?.close()
    await cluster?.stop()
  })

  /** Port of the other worker. */
  const other = (port: number) => cluster.workers.map((each) => each.port).find((each) => each !== port)!

  /**
   * Buyers who order and cancel until they are stopped. A call without an answer is repeated with its idempotency key.
   * @returns completed orders by company, and the calls that never succeeded
   */
  function startBuying(companies: readonly Company[]) {
    const ended = new AbortController()
    const orders: Record<Company, number> = { '1': 0, '2': 0 }
    const retried: string[] = []
    const failures: string[] = []
    const buyer = async (company_id: Company) => {
      const member = await newMember(app, { company_id })
      while (!ended.signal.aborted) {
        await fillCart(database.db, member.user_id, [{ item_id: ITEM }], company_id)
        const headers = { 'idempotency-key': randomUUID() }
        const body = { ...RECEIVER, not_use_coupon: true }
        for (const end = Date.now() + LONGEST_PAUSE_MS; ;) {
          const answer = await member.call('/order_new', { method: 'POST', body, headers })
          if (answer.statusCode === 200) {
            const { orders: placed } = answer.json<{ data: OrderCreated }>().data
            for (const { order_id } of placed)
              await member.data('/order/cancel', {
                method: 'POST',
                body: { order_id, cancel_reason: '不想要了' },
              })
            orders[company_id]++
            break
          }
          retried.push(`${company_id}: ${answer.statusCode} ${answer.payload}`)
          if (answer.statusCode >= 500 && Date.now() < end) continue
          failures.push(`${company_id}: ${answer.statusCode} ${answer.payload}`)
          break
        }
      }
    }
    const all = companies.flatMap((company) => Array.from({ length: BUYERS }, () => buyer(company)))
    return async () => {
      ended.abort()
      await Promise.all(all)
      return { orders, retried, failures }
    }
  }

  const expectWhole = async () => {
    for (const company_id of COMPANIES) {
      expect(await ledgerFaults(database.db, company_id)).toEqual({ ledger: [], held: [] })
      const { rows } = await database.pool.query(
        `select o.order_id from orders o
          where o.company_id = $1
            and (not exists (select 1 from order_line l where l.company_id = $1 and l.order_id = o.order_id)
              or not exists (select 1 from order_event e where e.company_id = $1 and e.order_id = o.order_id))`,
        [company_id],
      )
      expect(rows).toEqual([])
    }
  }

  it('a company moves to another machine while both sell', async () => {
    const from = await machineOf(database.pool, '1')
    const stop = startBuying(COMPANIES)
    const began = Date.now()
    await moveCompany(database.pool, '1', other(from))
    const took = Date.now() - began
    const { orders, retried, failures } = await stop()
    console.log(`moved in ${took} ms: ${JSON.stringify(orders)} orders, ${retried.length} repeated calls`)
    expect(failures).toEqual([])
    expect(Math.min(...Object.values(orders))).toBeGreaterThan(0)
    expect(await machineOf(database.pool, '1')).toBe(other(from))
    await moveCompany(database.pool, '1', from)
    await expectWhole()
  })

  it('while a machine is lost, the company of the other one sells on; the lost one’s does when it is back', async () => {
    const mine = await machineOf(database.pool, '1')
    const lost = cluster.workers.find(({ port }) => port !== mine)
    if (!lost) throw new Error('Expected two machines')
    expect(await machineOf(database.pool, '2')).toBe(lost.port)
    const asked = () => database.pool.query(`select 1 from goods where company_id = '2' limit 1`)
    const stop = startBuying(['1'])
    await lost.crash()
    await sleep(20_000)
    const ready = await app.inject('/readyz')
    await expect(asked()).rejects.toThrow(/connection/)
    const { orders, retried, failures } = await stop()
    console.log(`a machine lost for 20 s: ${orders['1']} orders, ${retried.length} repeated calls`)
    expect(ready.statusCode).toBe(200)
    expect([failures, retried]).toEqual([[], []])
    expect(orders['1']).toBeGreaterThan(0)
    await lost.resume()
    await expect.poll(async () => (await asked()).rowCount, { timeout: 30_000 }).toBe(1)
    await database.pool.query('select recover_prepared_transactions()')
    const again = startBuying(COMPANIES)
    await sleep(5_000)
    const after = await again()
    expect(after.failures).toEqual([])
    expect(Math.min(...Object.values(after.orders))).toBeGreaterThan(0)
    await expectWhole()
  })
})
