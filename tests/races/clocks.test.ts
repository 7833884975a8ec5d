import { expect, it } from 'vitest'
import { PaymentProviders } from '@server/modules/payments/providers'
import { JOBS } from '@server/modules/clocks/clock'
import type { Job } from '@server/modules/clocks/job'
import { ledgerFaults } from '@server/modules/stock/service'
import { fillCart } from '@tests/helpers/cart'
import { describePostgres } from '@tests/helpers/database'
import { COMPANY, newBuyers, order, plainItems, setStock, together, twoServers } from '@tests/helpers/race'
import { figure } from '@tests/helpers/soak'

describePostgres('races: clocks', (server) => {
  const servers = twoServers(server)
  const jobOf = (name: string): Job => {
    const job = JOBS.find((one) => one.name === name)
    if (!job) throw new Error(`Expected a job ${name}`)
    return job
  }
  /** Runs a job on one server until nothing is left to do for it. @returns how much it did */
  const runOut = async (n: number, name: string, now: Date): Promise<number> => {
    const db = servers.db(n)
    const providers = new PaymentProviders(db, { test: true, accounts: {} })
    const failed = (error: unknown) => {
      throw error
    }
    let total = 0
    for (let done = 1; done > 0; total += done)
      done = await jobOf(name).run({ db, providers, company_id: COMPANY, now, failed })
    return total
  }
  const count = async (query: string) => {
    const { rows } = await servers.one.pool.query<{ count: number }>(query)
    return rows[0]?.count
  }

  it('commerce-rules §3 many orders end in one minute, the clocks of two servers strike at once: each is cancelled once', async () => {
    const expired = figure(200, 10_000)
    const [item = ''] = await plainItems(servers, 1)
    await setStock(servers.one.db, item, 1_000_000)
    const buyers = await newBuyers(servers.one.db, expired)
    await together(buyers, async (buyer, n) => {
      await fillCart(servers.db(n), buyer.user_id, [{ item_id: item }])
      await order(servers.db(n), buyer)
    })
    const later = new Date(Date.now() + 3_600_000)
    const done = await Promise.all([0, 1].map((n) => runOut(n, 'expire-orders', later)))
    // what one server saw the other at was left to it: the next strike finds nothing
    const rest = await runOut(0, 'expire-orders', later)
    expect((done[0] ?? 0) + (done[1] ?? 0) + rest).toBe(expired)
    expect(await count(`select count(*)::int as count from orders where status <> 'CANCEL'`)).toBe(0)
    expect(await count(`select count(*)::int as count from order_event where kind = 'cancelled'`)).toBe(
      expired,
    )
    expect(await ledgerFaults(servers.one.db, COMPANY)).toEqual({ ledger: [], held: [] })
  })

  it('commerce-rules §3 two servers send refunds: each is sent to its end once', async () => {
    const refunds = figure(40, 400)
    await servers.one.pool.query(
      `with t as (select trade_id, user_id from trade where company_id = '1' limit 1),
            p as (insert into payment (company_id, trade_id, payment_id, pay_type, pay_fee, state)
                  select '1', trade_id, 'p' || n, 'test', 100, 'SUCCESS' from t, generate_series(1, ${refunds}) n
                  returning trade_id, payment_id)
       insert into refund (company_id, refund_id, trade_id, payment_id, refund_fee, cause, due)
       select '1', 'r' || payment_id, trade_id, payment_id, 100, 'late:' || payment_id, now() from p`,
    )
    const now = new Date(Date.now() + 60_000)
    const done = await Promise.all([0, 1].map((n) => runOut(n, 'send-refunds', now)))
    expect((done[0] ?? 0) + (done[1] ?? 0)).toBe(refunds)
    expect(
      await count(`select count(*)::int as count from refund where state = 'SUCCESS' and tries = 1`),
    ).toBe(refunds)
  })
})
