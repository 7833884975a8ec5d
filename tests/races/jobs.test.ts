import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { expect, it, vi } from 'vitest'
import { FIGURES } from '@server/config/limits'
import { allJobs, runJobs } from '@server/platform/jobs/scheduler'
import { PaymentProviders } from '@server/payments/providers/providers'
import { keysOf } from '@tests/helpers/alipay-stub'
import { testApp } from '@tests/helpers/app'
import { fillCart } from '@tests/helpers/cart'
import { describePostgres } from '@tests/helpers/database'
import { copyOrder } from '@tests/helpers/many-orders'
import { COMPANY, newBuyers, order, plainItems, setStock, twoServers } from '@tests/helpers/race'
import { expectWithin, figure } from '@tests/helpers/soak'

const UNPAID = 20
const REFUNDS = 40
/** Most ms for two servers to finish the backlog. */
const LIMIT_MS = figure(150_000, 1_800_000)

describePostgres('races: jobs with a backlog', (server) => {
  const servers = twoServers(server)
  const query = async <T>(sql: string, values: unknown[] = []) =>
    (await servers.one.pool.query(sql, values)).rows as T[]

  /** Old received orders that wait for their points, and copies of a coupon that expire tomorrow. */
  const backlog = async (rewards: number, coupons: number) => {
    const [item = ''] = await plainItems(servers, 1)
    await setStock(servers.one.db, item, 10_000_000)
    const [buyer] = await newBuyers(servers.one.db, 1)
    if (!buyer) throw new Error('Expected a buyer')
    await fillCart(servers.one.db, buyer.user_id, [{ item_id: item }])
    const { order_id } = await order(servers.one.db, buyer)
    await copyOrder(servers.one.pool, order_id, rewards + UNPAID)
    await query(
      `update orders set status = 'DONE', get_points = 5, aftersale_until = now() - interval '1 hour'
        where order_id in (select order_id from orders order by order_id limit $1)`,
      [rewards],
    )
    await query(
      `update trade t set state = 'SUCCESS' from orders o
        where o.company_id = t.company_id and o.trade_id = t.trade_id and o.status = 'DONE'`,
    )
    await query(
      `insert into member_coupon (company_id, user_id, code, card_id, begin_date, end_date)
       select '1', $1, 'ending' || n, (select min(card_id) from coupon where company_id = '1'),
              now() - interval '1 day', now() + interval '1 day'
         from generate_series(1, $2::int) n`,
      [buyer.user_id, coupons],
    )
  }
  const refundsByWechat = () =>
    query(
      `with t as (select trade_id from trade where company_id = '1' limit 1),
            p as (insert into payment (company_id, trade_id, payment_id, pay_type, pay_fee, state)
                  select '1', trade_id, 'p' || n, 'wxpaypc', 100, 'SUCCESS' from t, generate_series(1, ${REFUNDS}) n
                  returning trade_id, payment_id)
       insert into refund (company_id, refund_id, trade_id, payment_id, refund_fee, cause, due)
       select '1', 'r' || payment_id, trade_id, payment_id, 100, 'late:' || payment_id, now() from p`,
    )
  /** Two servers with jobs, whose WeChat Pay accepts every connection and never answers. */
  const running = async (base_url: string): Promise<FastifyInstance[]> => {
    const { privateKey } = keysOf('merchant')
    const wechat = {
      mchid: '1900000001',
      app_id: 'wx0000000000000001',
      serial: '4F00000000000001',
      private_key: privateKey,
      platform_serial: 'PUB_KEY_ID_0000000001',
      platform_public_key: keysOf('WeChat').publicKey,
      api_v3_key: '0123456789abcdef0123456789abcdef',
      notify_base: 'https://shop.example.com',
      base_url,
    }
    return Promise.all(
      [servers.one.db, servers.two.db].map(async (db) => {
        const app = await testApp({ ...servers.one, db })
        app.payments = await PaymentProviders.open(
          db,
          { test: true, accounts: { [COMPANY]: { wechat } } },
          app.breakers,
        )
        runJobs(app, allJobs())
        await app.ready()
        return app
      }),
    )
  }

  it(
    'unpaid orders are cancelled within 60 s beside a silent gateway and large backlogs, and both servers stay ready',
    async ({ annotate }) => {
      const [rewards, coupons] = [figure(600, 38_000), figure(2_000, 200_000)]
      await backlog(rewards, coupons)
      await refundsByWechat()
      const gateway = await silentServer()
      const apps = await running(gateway.url)
      try {
        const [due] = await query<{ at: Date }>(
          `with due as (update trade set expires = now() where state = 'NOTPAY' returning expires)
           select min(expires) as at from due`,
        )
        const begun = performance.now()
        const left = async () => {
          const [row] = await query<{ unpaid: number; rewards: number; coupons: number }>(
            `select (select count(*)::int from trade where state = 'NOTPAY') as unpaid,
                    (select count(*)::int from orders where status = 'DONE' and not points_granted) as rewards,
                    (select $1 - count(*)::int from member_message where target_id like 'ending%') as coupons`,
            [coupons],
          )
          return row
        }
        const ready: number[] = []
        for (;;) {
          for (const app of apps) ready.push((await app.inject('/readyz')).statusCode)
          const rest = await left()
          if (rest && rest.unpaid + rest.rewards + rest.coupons === 0) break
          if (performance.now() - begun > LIMIT_MS)
            throw new Error(`Expected nothing left, found ${JSON.stringify(rest)}`)
          await sleep(500)
        }
        expect(new Set(ready)).toEqual(new Set([200]))
        const [late] = await query<{ most: number }>(
          `select max(extract(epoch from e.created - $1::timestamptz))::float8 as most from order_event e
            where e.kind = 'cancelled'`,
          [due?.at],
        )
        await annotate(
          `${rewards} rewards and ${coupons} coupons in ${Math.round((performance.now() - begun) / 1_000)} s; the last unpaid order ${late?.most.toFixed(1)} s late`,
        )
        expectWithin(late?.most ?? Infinity, 60)
        // a job starts within its first seconds and notices the silence at its call's timeout: perhaps only now
        for (const app of apps) {
          const providers = async () => (await app.inject('/readyz')).json().data.providers
          await vi.waitFor(
            async () =>
              expect(await providers()).toEqual({
                [`wechat ${gateway.url}`]: expect.stringMatching(/open/),
              }),
            { timeout: 60_000, interval: 250 },
          )
          const { jobs } = (await app.inject('/readyz')).json().data
          expect(jobs['send-refunds'].hangs).toBe(false)
          expect(await app.metrics.registry.metrics()).toMatch(
            /pumian_provider_circuit_open\{provider="wechat/,
          )
        }
        // the circuit breaker of every server is open after its first calls, except for occasional trials
        const [asked] = await query<{ tries: number }>(`select sum(tries)::int as tries from refund`)
        const retries = Math.ceil((performance.now() - begun) / 1_000 / FIGURES.provider_retry_seconds)
        expect(asked?.tries).toBeLessThanOrEqual(apps.length * (FIGURES.provider_timeouts + retries))
      } finally {
        await Promise.all(apps.map((app) => app.close()))
        gateway.server.close()
      }
    },
    LIMIT_MS + 60_000,
  )
})

/** Accepts connections and never answers. */
async function silentServer(): Promise<{ url: string; server: Server }> {
  const server = createServer((socket) => socket.on('error', () => {}).unref())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, server }
}
