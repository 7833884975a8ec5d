import { rmSync, mkdtempSync } from 'node:fs'
import { once } from 'node:events'
import { request, type ClientRequest, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { API_BASE } from '@server/app/build-app'
import type { OpenDatabase } from '@server/db/client'
import { testApp } from '@tests/helpers/app'
import { copyOfBuild } from '@tests/helpers/build'
import { fillCart } from '@tests/helpers/cart'
import { RECEIVER } from '@tests/helpers/checkout'
import { describePostgres } from '@tests/helpers/database'
import { newMember } from '@tests/helpers/member'
import { demoScratch } from '@tests/helpers/postgres'
import { startServer, type ServerProcess } from '@tests/helpers/server-process'

const ITEM = '10101'
/** Requests per second. */
const RATE = 200
/** A machine that is too slow for it gets fewer requests: an ever-growing queue would not test stopping. */
const MOST_WAITING = 50

describePostgres('races: a stopping server', (server) => {
  let scratch: Awaited<ReturnType<typeof demoScratch>>
  let database: OpenDatabase
  let app: FastifyInstance
  let build = ''
  let dataDir = ''
  beforeAll(async () => {
    scratch = await demoScratch(server)
    database = await scratch.connect()
    app = await testApp(database)
    build = await copyOfBuild()
    dataDir = mkdtempSync(join(tmpdir(), 'pumian-stop-'))
  }, 600_000)
  afterAll(async () => {
    await app?.close()
    await database?.close()
    await scratch?.drop()
    for (const folder of [build, dataDir]) rmSync(folder, { recursive: true, force: true })
  })

  /** Uses a new connection for each request: the status, or the connection's error. */
  const ask = async ({ port }: ServerProcess, path: string): Promise<number | string> => {
    const asking = request({ host: '127.0.0.1', port, path, agent: false })
    const answered = once(asking, 'response')
    asking.end()
    try {
      const [answer] = (await answered) as [IncomingMessage]
      await text(answer)
      return answer.statusCode ?? 0
    } catch (error) {
      return error instanceof Error && 'code' in error ? String(error.code) : String(error)
    }
  }
  /** Repeats a request until the status is none of these. */
  const askUntilOther = async (running: ServerProcess, path: string, than: (number | string)[]) => {
    for (;;) {
      const answer = await ask(running, path)
      if (!than.includes(answer)) return answer
      await pause(20)
    }
  }
  /** An order whose body is sent later; the server has begun to process it. */
  const begunOrder = async ({ port }: ServerProcess, cookie: string): Promise<ClientRequest> => {
    const headers = {
      cookie,
      'content-type': 'application/json',
      'idempotency-key': 'stop-key-1',
      expect: '100-continue',
    }
    const order = request({
      host: '127.0.0.1',
      port,
      method: 'POST',
      path: `${API_BASE}/order_new`,
      headers,
      agent: false,
    })
    order.flushHeaders()
    await once(order, 'continue')
    return order
  }

  /** Sends requests at `RATE` until stopped. @returns all answers, once they are complete */
  const askSteadily = (running: ServerProcess) => {
    const answers: Promise<number | string>[] = []
    const started = performance.now()
    const waiting = new Set<symbol>()
    const send = async () => {
      const one = Symbol('request')
      waiting.add(one)
      const answer = await ask(running, `${API_BASE}/goods/items/${ITEM}`)
      waiting.delete(one)
      return answer
    }
    const pace = setInterval(() => {
      const due = ((performance.now() - started) / 1_000) * RATE
      while (answers.length < due && waiting.size < MOST_WAITING) answers.push(send())
    }, 5)
    return {
      sent: () => answers.length,
      async end() {
        clearInterval(pace)
        return Promise.all(answers)
      },
    }
  }

  it('SIGTERM under 200 r/s: /readyz and /healthz answer 503 first, no request fails, a running order is finished, and it ends by itself', async () => {
    const env = {
      ...scratch.env,
      PUMIAN_ENV: 'development',
      // what is asked meanwhile takes seconds on a busy machine
      PUMIAN_STOP_DELAY: '12',
      LOG_LEVEL: 'info',
    }
    const running = await startServer({ build, dataDir, env })
    expect([await ask(running, '/readyz'), await ask(running, '/metrics')]).toEqual([200, 200])
    const member = await newMember(app)
    await fillCart(database.db, member.user_id, [{ item_id: ITEM }])
    const crowd = askSteadily(running)
    while (crowd.sent() < RATE) await ask(running, '/healthz')
    const order = await begunOrder(running, member.cookie)

    const ended = running.stop()
    expect(await askUntilOther(running, '/readyz', [200])).toBe(503)
    expect(await ask(running, '/healthz')).toBe(503)
    // a load balancer has not noticed yet: its requests are served meanwhile; from here on it uses another server
    expect(await ask(running, `${API_BASE}/goods/items`)).toBe(200)
    const sent = await crowd.end()
    expect(sent.filter((answer) => answer !== 200)).toEqual([])
    expect(await askUntilOther(running, '/readyz', [503])).toMatch(/ECONNREFUSED|ECONNRESET/)

    const answered = once(order, 'response')
    order.end(JSON.stringify(RECEIVER))
    const [answer] = (await answered) as [IncomingMessage]
    const { data } = JSON.parse(await text(answer))
    expect([answer.statusCode, data]).toEqual([
      200,
      expect.objectContaining({ order_id: expect.any(String) }),
    ])
    // eight seconds after the delay it would have been ended by force, with 1
    expect(await ended).toBe(0)
    const { rows } = await database.pool.query(`select status from orders where order_id = $1`, [
      data.order_id,
    ])
    expect(rows).toEqual([{ status: 'NOTPAY' }])

    const lines = running
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line))
    expect(lines.find(({ route }) => route === `${API_BASE}/order_new`)).toMatchObject({
      reqId: answer.headers['x-request-id'],
      company: '1',
      member: member.user_id,
      status: 200,
    })
    expect(running.output()).not.toContain('still running')
  })
})
