import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { testApp } from '@tests/helpers/app'
import { buyAndPay, buy } from '@tests/helpers/checkout'
import { newMember } from '@tests/helpers/member'
import { describeApi } from '@tests/helpers/seeded-app'
import { expect, it } from 'vitest'
import { afterCommit, inTransaction } from '../db/transaction'
import { cancelOrder } from '../orders/cancellation/service'

const TOKEN = 'a-token-of-a-test'

describeApi('/metrics', (open) => {
  const scrape = async (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
    open().app.inject({ url: '/metrics', headers, remoteAddress })
  /** The value of one series; 0 if there is none yet. */
  const figure = async (series: string) => {
    const line = (await scrape()).payload.split('\n').find((text) => text.startsWith(`${series} `))
    return Number(line?.slice(series.length + 1) ?? 0)
  }

  it('counts requests by method, template and status, and their duration', async () => {
    const series =
      'pumian_http_requests_total{method="GET",route="/api/h5app/wxapp/goods/items/:item_id",status="200"}'
    const before = await figure(series)
    await open().get('/goods/items/10101')
    await open().get('/goods/items/10102')
    expect((await figure(series)) - before).toBe(2)
    await open().app.inject('/nowhere/13712345678')
    const text = (await scrape()).payload
    expect(text).toMatch(/pumian_http_requests_total\{method="GET",route="unmatched",status="404"\} \d/)
    expect(text).not.toContain('13712345678')
    expect(text).toMatch(
      /pumian_http_request_duration_seconds_bucket\{le="0\.05",method="GET",route="\/api\/h5app\/wxapp\/goods\/items\/:item_id"\} \d/,
    )
    expect(text).toMatch(/pumian_database_connections\{state="used"\} \d/)
    expect(text).toMatch(/pumian_database_waiting 0/)
  })

  it('counts orders once they are committed: created, paid, cancelled', async () => {
    const figures = () =>
      Promise.all(
        ['created', 'paid', 'cancelled'].map((event) => figure(`pumian_orders_total{event="${event}"}`)),
      )
    const before = await figures()
    const buying = { member: await newMember(open().app), db: open().database.db }
    await buyAndPay(buying, [{ item_id: '10101' }])
    const { order_id } = await buy(buying, [{ item_id: '10101' }])
    const { user_id } = buying.member
    await cancelOrder(buying.db, { company_id: '1', user_id, order_id, reason: '买错了' }, new Date())
    const after = await figures()
    expect(after.map((each, index) => each - (before[index] ?? 0))).toEqual([2, 1, 1])
  })

  it('rolled-back work is not counted, retried work once', async () => {
    const { db } = open().database
    const done: string[] = []
    const failing = inTransaction(db, async (tx) => {
      afterCommit(tx, () => done.push('never'))
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    let runs = 0
    await inTransaction(db, async (tx) => {
      afterCommit(tx, () => done.push('once'))
      if (++runs === 1) throw Object.assign(new Error('serialization'), { code: '40001' })
    })
    expect([runs, done]).toEqual([2, ['once']])
  })

  it('answers this machine, and other clients only with the token; a proxy on this machine counts as another client', async () => {
    const unknown = { msg: '接口不存在', data: { message: '接口不存在', status_code: 404, code: 404002 } }
    expect((await scrape()).headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/)
    expect((await scrape({}, '::1')).statusCode).toBe(200)
    expect((await scrape({}, '::ffff:127.0.0.1')).statusCode).toBe(200)
    for (const [headers, from] of [
      [{}, '203.0.113.7'],
      [{}, '::ffff:203.0.113.7'],
      [{ 'x-forwarded-for': '127.0.0.1' }, '127.0.0.1'],
      [{ authorization: `Bearer ${TOKEN}` }, '203.0.113.7'],
    ] as const) {
      const answer = await scrape({ ...headers }, from)
      expect([answer.statusCode, answer.json()]).toEqual([404, unknown])
    }
    const config = { ...open().app.config, metricsToken: TOKEN }
    const app = await testApp(open().database, { config })
    const ask = (authorization: string) =>
      app.inject({ url: '/metrics', headers: { authorization }, remoteAddress: '203.0.113.7' })
    expect((await ask(`Bearer ${TOKEN}`)).statusCode).toBe(200)
    expect((await ask(`Bearer ${TOKEN}x`)).statusCode).toBe(404)
    expect((await ask(TOKEN)).statusCode).toBe(404)
    await app.close()
  })

  it('is exempt from rate limits', async () => {
    const { config } = open().app
    const limits = { ...config.limits, global: { most: 1, seconds: 60 } }
    const app = await testApp(open().database, { config: { ...config, limits } })
    const statuses = []
    for (const url of [
      '/metrics',
      '/metrics',
      '/api/h5app/wxapp/goods/items',
      '/metrics',
      '/api/h5app/wxapp/goods/items',
    ])
      statuses.push((await app.inject({ url, headers: { host: 'hean.localhost' } })).statusCode)
    expect(statuses.slice(0, 2)).toEqual([200, 200])
    expect([statuses[3], statuses[4]]).toEqual([200, 429])
    await app.close()
  })

  it('a listening server reports on its process: lag of the event loop, memory', async () => {
    const app = await testApp(open().database)
    await app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = app.server.address() as AddressInfo
    const figures = () =>
      new Promise<string>((resolve, reject) => {
        request({ host: '127.0.0.1', port, path: '/metrics' }, (answer) => {
          let body = ''
          answer.on('data', (chunk: Buffer) => (body += chunk.toString())).on('end', () => resolve(body))
        })
          .on('error', reject)
          .end()
      })
    // the hook that starts it runs after the port is open
    await expect.poll(figures, { timeout: 10_000 }).toContain('nodejs_eventloop_lag_p99_seconds')
    expect(await figures()).toContain('process_resident_memory_bytes')
    await app.close()
  })
})
