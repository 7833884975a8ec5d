import { rmSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ImportSheetAnswer, OrderCreated, OrderDetail, SheetJob } from '@schemas/generated/api'
import { API_BASE } from '@server/app/build-app'
import type { OpenDatabase } from '@server/db/client'
import { FAULT_POINTS, type FaultPoint } from '@server/core/fault-points'
import { allJobs } from '@server/platform/jobs/scheduler'
import { smsSender } from '@server/platform/sms/sender'
import { ledgerFaults } from '@server/catalogue/stock/ledger-repo'
import { testApp } from '@tests/helpers/app'
import { copyOfBuild } from '@tests/helpers/build'
import { fillCart } from '@tests/helpers/cart'
import { payFor, RECEIVER, startPay } from '@tests/helpers/checkout'
import { describePostgres } from '@tests/helpers/database'
import { newMember, type SignedInMember } from '@tests/helpers/member'
import { signInAs, type SignedInOperator } from '@tests/helpers/operator'
import { demoScratch } from '@tests/helpers/postgres'
import { setStock } from '@tests/helpers/race'
import { refusedStart, startServer, type ServerProcess } from '@tests/helpers/server-process'
import { sendCsv, workCsvJobs } from '../helpers/csv-files'
import { figure, isSoak } from '@tests/helpers/soak'

const ITEM = '10101'
/** Repetitions of each fault point: more than 200 runs in a soak. */
const ROUNDS = figure(1, 17)
/** The latest points of orders and of money; all others are tested in a soak. */
const LATE = new Set<FaultPoint>(['order:committed', 'pay:committed', 'refund:sent'])
const points = FAULT_POINTS.filter((point) => isSoak || LATE.has(point))
/** Name of the killed server's connections in the database. */
const DYING = 'dying'

/**
 * Starts the server to be killed; `untilDead` if its own job triggers it, possibly before it has printed its address.
 */
type Start = (() => Promise<ServerProcess>) & { untilDead(): Promise<void> }

describePostgres('races: a killed server', (server) => {
  let scratch: Awaited<ReturnType<typeof demoScratch>>
  let database: OpenDatabase
  /** The surviving server; its jobs run on request. */
  let survivor: FastifyInstance
  let build = ''
  let dataDir = ''

  beforeAll(async () => {
    scratch = await demoScratch(server)
    database = await scratch.connect()
    // each run may reserve two pieces
    await setStock(database.db, ITEM, 10_000)
    survivor = await testApp(database)
    await survivor.ready()
    build = await copyOfBuild()
    dataDir = mkdtempSync(join(tmpdir(), 'pumian-crash-'))
  }, 300_000)
  afterAll(async () => {
    await survivor?.close()
    await database?.close()
    await scratch?.drop()
    for (const folder of [build, dataDir]) rmSync(folder, { recursive: true, force: true })
  })

  const query = async <T>(sql: string, values: unknown[] = []): Promise<T[]> =>
    (await database.pool.query(sql, values)).rows as T[]
  /** A call during which the server is killed. */
  const fatal = async (
    dying: ServerProcess,
    member: SignedInMember,
    path: string,
    body: object,
    key = 'unused-key',
  ) => {
    const call = fetch(`${dying.url}${API_BASE}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key, cookie: member.cookie },
      body: JSON.stringify(body),
    })
    await expect(call).rejects.toThrow('fetch failed')
    await dead(dying)
  }
  /** Waits until the database has released the killed server's locks. */
  const dead = async (dying: ServerProcess) => {
    await forgotten(await dying.ended)
  }
  const forgotten = async (code: number) => {
    expect(code).toBe(-1)
    const left = `select 1 from pg_stat_activity 
      where application_name = '${DYING}' and datname = current_database() and state <> 'idle'`
    while ((await query(left)).length > 0);
  }
  const strike = async (name: string, now: Date) => {
    const job = allJobs().find((one) => one.name === name)
    const failed = (error: unknown) => {
      throw error
    }
    await job?.run({
      db: database.db,
      providers: survivor.payments,
      sms: smsSender(database.db, survivor.config),
      company_id: '1',
      now,
      failed,
    })
  }
  const ordered = async (member: SignedInMember, key: string) => {
    await fillCart(database.db, member.user_id, [{ item_id: ITEM, num: 2 }])
    const headers = { 'idempotency-key': key }
    return member.data<OrderCreated>('/order_new', { method: 'POST', body: RECEIVER, headers })
  }
  /** No incomplete order and no orphaned reservation. */
  const expectWhole = async () => {
    expect(await ledgerFaults(database.db, '1')).toEqual({ ledger: [], held: [] })
    const halves = await query(`
      select o.order_id from orders o
       where o.company_id = '1' and (
             not exists (select 1 from order_line l where l.company_id = '1' and l.order_id = o.order_id)
          or not exists (select 1 from order_event e
                          where e.company_id = '1' and e.order_id = o.order_id and e.kind = 'created')
          or o.total_fee <> o.freight_fee + (select sum(l.total_fee) from order_line l
                                              where l.company_id = '1' and l.order_id = o.order_id)
          or (o.status = 'PAYED') <> (select t.state = 'SUCCESS' and o.status <> 'CANCEL' from trade t
                                       where t.company_id = '1' and t.trade_id = o.trade_id))`)
    expect(halves).toEqual([])
    const money = await query(`
      select p.payment_id from payment p join trade t on t.company_id = p.company_id and t.trade_id = p.trade_id
       where p.company_id = '1' and p.state = 'SUCCESS' and t.payment_id <> p.payment_id
         and not exists (select 1 from refund r where r.company_id = '1' and r.payment_id = p.payment_id)`)
    expect(money).toEqual([])
  }

  /** The call that triggers each point, and the expected state after another server has continued. */
  const scenes: Record<string, (start: Start, point: FaultPoint, key: string) => Promise<void>> = {
    async order(start, point, key) {
      const member = await newMember(survivor)
      await fillCart(database.db, member.user_id, [{ item_id: ITEM, num: 2 }])
      await fatal(await start(), member, '/order_new', RECEIVER, key)
      await expectWhole()
      const written = await query(`select 1 from orders where user_id = $1`, [member.user_id])
      expect(written).toHaveLength(point === 'order:committed' ? 1 : 0)
      // a client without an answer asks again
      const headers = { 'idempotency-key': key }
      await member.data('/order_new', { method: 'POST', body: RECEIVER, headers })
      expect(await query(`select 1 from orders where user_id = $1`, [member.user_id])).toHaveLength(1)
    },
    async pay(start, point, key) {
      const member = await newMember(survivor)
      const { order_id, trade_id } = await ordered(member, key)
      const { payment_id } = await startPay(member, trade_id)
      await fatal(await start(), member, '/payment/test', { payment_id })
      await expectWhole()
      const { orderInfo } = await member.data<OrderDetail>(`/order/${order_id}`)
      expect(orderInfo.order_status).toBe(point === 'pay:committed' ? 'PAYED' : 'NOTPAY')
      if (point !== 'pay:committed') await payFor(member, trade_id)
      const after = await member.data<OrderDetail>(`/order/${order_id}`)
      expect(after.orderInfo.order_status).toBe('PAYED')
    },
    async cancel(start, _point, key) {
      const member = await newMember(survivor)
      const { order_id } = await ordered(member, key)
      const body = { order_id, cancel_reason: '不想要了' }
      await fatal(await start(), member, '/order/cancel', body)
      await expectWhole()
      await member.data('/order/cancel', { method: 'POST', body })
      const { orderInfo } = await member.data<OrderDetail>(`/order/${order_id}`)
      expect(orderInfo.order_status_msg).toBe('已取消')
    },
    async refund(start, point, key) {
      const member = await newMember(survivor)
      const { order_id, trade_id, total_fee } = await ordered(member, key)
      await payFor(member, trade_id)
      const body = { order_id, cancel_reason: '买错了' }
      if (point === 'refund:started') await fatal(await start(), member, '/order/cancel', body)
      else {
        await member.data('/order/cancel', { method: 'POST', body })
        // its own job sends the refund, and triggers the kill
        await start.untilDead()
      }
      await expectWhole()
      if (point === 'refund:started') await member.data('/order/cancel', { method: 'POST', body })
      await strike('send-refunds', new Date(Date.now() + 300_000))
      const refunds = await query(`select state, refund_fee from refund where order_id = $1`, [order_id])
      expect(refunds).toEqual([{ state: 'SUCCESS', refund_fee: total_fee }])
    },
    async sheet(start, point, key) {
      const editor = await signInAs(survivor, 'editor')
      const items = await query<{ item_bn: string }>(
        `select item_bn from goods_item where company_id = '1' order by item_id limit 12`,
      )
      const isExport = point === 'sheet:page'
      // another stock than before in every run
      const [before] = await query<{ most: number }>(`select max(stock) as most from item_stock`)
      const rows = items.map(({ item_bn }) => `${item_bn},${(before?.most ?? 0) + 1},${key}`)
      const { job_id, total } = isExport
        ? await editor.data<SheetJob>('/sheets/goods_stock/export', { method: 'POST', body: {} })
        : await takenIn(editor, `货号,库存,调整原因\n${rows.join('\n')}\n`)
      // the server's job starts with it
      await start.untilDead()
      await expectWhole()
      await workCsvJobs(survivor)
      const path = `/sheet-jobs/${job_id}`
      expect(await editor.data<SheetJob>(path)).toMatchObject({
        state: 'done',
        total,
        done: total,
        failed: 0,
      })
      const lines = await query<{ line: number; state: string }>(
        `select line, state from sheet_row where job_id = $1 order by line`,
        [job_id],
      )
      expect(lines).toEqual(lines.map((_row, index) => ({ line: index + 2, state: 'done' })))
      expect(lines).toHaveLength(total)
      const once = await query<{ count: number }>(
        `select count(*)::int as count from stock_movement where cause like $1`,
        [`sheet:${job_id}:%`],
      )
      expect(once).toEqual([{ count: isExport ? 0 : total }])
    },
  }
  const takenIn = async (editor: SignedInOperator, content: string) => {
    const sent = await sendCsv(survivor, editor, 'goods_stock', content)
    return sent.json<{ data: ImportSheetAnswer }>().data.job
  }

  it.each(points)(
    'killed at %s: nothing is left half done, and a retry succeeds',
    async (point) => {
      const [kind = ''] = point.split(':')
      expect(scenes).toHaveProperty(kind)
      await query(
        `insert into setting (company_id, name, value) values ('1', 'trade', $1)
         on conflict (company_id, name) do update set value = excluded.value`,
        [JSON.stringify({ auto_cancel_paid: kind === 'refund' })],
      )
      for (let round = 0; round < ROUNDS; round++) {
        const url = new URL(scratch.env.DATABASE_URL)
        url.searchParams.set('application_name', DYING)
        const env = {
          ...scratch.env,
          PUMIAN_ENV: 'development',
          DATABASE_URL: url.href,
          PUMIAN_FAULT_POINT: point,
          PUMIAN_LIMITS: 'global=100000,clock_seconds=2',
        }
        const start = Object.assign(() => startServer({ build, dataDir, env }), {
          untilDead: async () => forgotten((await refusedStart({ build, dataDir, env })).code),
        })
        await scenes[kind]?.(start, point, `crash-${point.replace(':', '-')}-${round}`)
        await expectWhole()
      }
    },
    ROUNDS * 120_000,
  )
})
