import { expect, it } from 'vitest'
import { PaymentProviders } from '@server/payments/providers/providers'
import { allJobs } from '@server/platform/jobs/scheduler'
import type { Job } from '@server/platform/jobs/job'
import { smsSender } from '@server/platform/sms/sender'
import { ledgerFaults } from '@server/catalogue/stock/ledger-repo'
import { fillCart } from '@tests/helpers/cart'
import { describePostgres } from '@tests/helpers/database'
import { copyOrder } from '@tests/helpers/many-orders'
import { COMPANY, newBuyers, order, plainItems, setStock, twoServers } from '@tests/helpers/race'
import { expectWithin, figure, isSoak } from '@tests/helpers/soak'

describePostgres('races: clocks', (server) => {
  const servers = twoServers(server)
  const jobOf = (name: string): Job => {
    const job = allJobs().find((one) => one.name === name)
    if (!job) throw new Error(`Expected a job ${name}`)
    return job
  }
  /** Runs a job on one server until no work is left. @returns amount of work done */
  const runOut = async (n: number, name: string, now: Date): Promise<number> => {
    const db = servers.db(n)
    const providers = await PaymentProviders.open(db, { test: true, accounts: {} })
    const sms = smsSender(db, { sms: undefined, deployed: false })
    const failed = (error: unknown) => {
      throw error
    }
    let total = 0
    for (let done = 1; done > 0; total += done)
      done = await jobOf(name).run({ db, providers, sms, company_id: COMPANY, now, failed })
    return total
  }
  const count = async (query: string) => {
    const { rows } = await servers.one.pool.query<{ count: number }>(query)
    return rows[0]?.count
  }

  it('many orders expire in one minute, the jobs of two servers run at once: each is cancelled once, within 60 s', async ({
    annotate,
  }) => {
    const { db, pool } = servers.one
    const expired = figure(200, 10_000)
    const [item = ''] = await plainItems(servers, 1)
    await setStock(db, item, 1_000_000)
    const [buyer] = await newBuyers(db, 1)
    if (!buyer) throw new Error('Expected a buyer')
    await fillCart(db, buyer.user_id, [{ item_id: item }])
    const { order_id } = await order(db, buyer)
    await copyOrder(pool, order_id, expired)
    expect(await ledgerFaults(db, COMPANY)).toEqual({ ledger: [], held: [] })
    await pool.query(`update trade set expires = now()`)
    const now = new Date(Date.now() + 1_000)
    const done = await Promise.all([0, 1].map((n) => runOut(n, 'expire-orders', now)))
    // work that one server skipped because the other was doing it is finished: the next run finds none
    const rest = await runOut(0, 'expire-orders', now)
    expect((done[0] ?? 0) + (done[1] ?? 0) + rest).toBe(expired)
    expect(await count(`select count(*)::int as count from orders where status <> 'CANCEL'`)).toBe(0)
    const cancelled = `from order_event e join orders o using (company_id, order_id)
      join trade t using (company_id, trade_id) where e.kind = 'cancelled'`
    expect(await count(`select count(*)::int as count ${cancelled}`)).toBe(expired)
    expect(await ledgerFaults(db, COMPANY)).toEqual({ ledger: [], held: [] })
    const { rows } = await pool.query<{ most: number; p95: number }>(
      `select max(late)::float8 as most, (percentile_cont(0.95) within group (order by late))::float8 as p95
         from (select extract(epoch from e.created - t.expires) as late ${cancelled}) l`,
    )
    const [late = { most: Infinity, p95: Infinity }] = rows
    await annotate(
      `${expired} orders: p95 ${late.p95.toFixed(1)} s late, at most ${late.most.toFixed(1)} s; servers ${done.join(' + ')}`,
    )
    // durations are asserted in a soak only
    if (isSoak) expectWithin(late.most, 60)
  })

  it('jobs of two servers notify owners of expiring coupons: each is notified once', async () => {
    const copies = figure(200, 10_000)
    const [owner] = await newBuyers(servers.one.db, 1)
    const now = new Date()
    await servers.one.pool.query(
      `insert into member_coupon (company_id, user_id, code, card_id, begin_date, end_date)
       select '1', $1, 'ending' || n, (select min(card_id) from coupon where company_id = '1'),
              now() - interval '1 day', now() + interval '1 day'
         from generate_series(1, ${copies}) n`,
      [owner?.user_id],
    )
    const told = await Promise.all([0, 1].map((n) => runOut(n, 'tell-of-coupons', now)))
    expect((told[0] ?? 0) + (told[1] ?? 0)).toBe(copies)
    expect(
      await count(`select count(*)::int as count from member_message where target_id like 'ending%'`),
    ).toBe(copies)
    expect(await runOut(0, 'tell-of-coupons', now)).toBe(0)
    // a later copy that expires earlier is included, too
    await servers.one.pool.query(
      `insert into member_coupon (company_id, user_id, code, card_id, begin_date, end_date)
       select '1', $1, 'short', card_id, now() - interval '1 day', now() + interval '1 hour'
         from coupon where company_id = '1' limit 1`,
      [owner?.user_id],
    )
    expect(await runOut(0, 'tell-of-coupons', now)).toBe(1)
  })

  it('a batch of expiring coupons skips those already notified', async () => {
    const plan = async () => {
      const { rows } = await servers.one.pool.query<{ 'QUERY PLAN': string }>(
        `explain select code from member_coupon where company_id = '1' and state = 'unused' and reminded is null
           and end_date > now() and end_date <= now() + interval '3 days' order by end_date, code limit 200`,
      )
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    }
    await servers.one.pool.query('analyze member_coupon')
    expect(await plan()).toContain('member_coupon_untold')
  })

  it('expired points are deducted from every member once, by two servers together', async () => {
    const members = figure(450, 5_000)
    const buyers = await newBuyers(servers.one.db, members)
    const ids = buyers.map(({ user_id }) => user_id)
    await servers.one.pool.query(
      `update member set point = 10 where company_id = '1' and user_id = any($1)`,
      [ids],
    )
    await servers.one.pool.query(
      `insert into point_entry (company_id, user_id, entry_id, point, balance, journal_type, cause, expires)
       select '1', u, u, 10, 10, 7, 'reward:' || u, now() - interval '1 hour' from unnest($1::text[]) u`,
      [ids],
    )
    const now = new Date()
    for (let rounds = 0; rounds < 20; rounds++)
      await Promise.all([0, 1].map((n) => runOut(n, 'expire-points', new Date(now.getTime() + rounds))))
    const left = `select count(*)::int as count from member where company_id = '1' and point <> 0 and user_id`
    const { rows } = await servers.one.pool.query(`${left} = any($1)`, [ids])
    expect(rows).toEqual([{ count: 0 }])
    const { rows: entries } = await servers.one.pool.query(
      `select count(*)::int as count, sum(point)::int as sum from point_entry where point < 0 and user_id = any($1)`,
      [ids],
    )
    expect(entries).toEqual([{ count: members, sum: -10 * members }])
  })

  it('two servers send refunds: each is sent once', async () => {
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
