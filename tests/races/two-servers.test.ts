/**
 * Two processes of the built server on one PostgreSQL share only its rows. Tests the rules of the other races, which
 * use two pools in one process, without shared memory.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { WorkspaceAnswer } from '@schemas/generated/api'
import { API_BASE } from '@server/app/build-app'
import type { OpenDatabase } from '@server/db/client'
import { DEFAULT_LIMITS } from '@server/config/limits'
import { ADMIN_BASE } from '@server/platform/http/declare-admin'
import { MARK_HEADER } from '@server/platform/sessions/session-cookie'
import { ledgerFaults } from '@server/catalogue/stock/ledger-repo'
import { testApp } from '@tests/helpers/app'
import { copyOfBuild } from '@tests/helpers/build'
import { fillCart } from '@tests/helpers/cart'
import { RECEIVER } from '@tests/helpers/checkout'
import { describePostgres } from '@tests/helpers/database'
import { MARK } from '@tests/helpers/mark'
import { listenTo } from '@tests/helpers/events'
import { newMember, type SignedInMember } from '@tests/helpers/member'
import { signInAs, type SignedInOperator } from '@tests/helpers/operator'
import { newPage, retitled } from '@tests/helpers/pages'
import { demoScratch } from '@tests/helpers/postgres'
import { setStock, together } from '@tests/helpers/race'
import { startServer, type ServerProcess } from '@tests/helpers/server-process'
import { figure } from '@tests/helpers/soak'

const ITEM = '10101'
const OTHER = '10201'
/** Results for a buyer: an order, or sold out before or while it is written. */
const TOO_LATE = new Set([200, 409, 422])
const BUYERS = figure(40, 1_000)
const PIECES = figure(10, 100)

describePostgres('races: two processes', (server) => {
  let scratch: Awaited<ReturnType<typeof demoScratch>>
  let database: OpenDatabase
  /** Creates members; it serves no requests. */
  let app: FastifyInstance
  let servers: ServerProcess[] = []
  let build = ''
  let dataDir = ''

  beforeAll(async () => {
    build = await copyOfBuild()
    scratch = await demoScratch(server)
    database = await scratch.connect()
    app = await testApp(database)
    dataDir = mkdtempSync(join(tmpdir(), 'pumian-two-'))
    const env = {
      ...scratch.env,
      PUMIAN_ENV: 'development',
      PUMIAN_LIMITS: 'global=100000,clock_seconds=1',
    }
    servers = await Promise.all(
      ['one', 'two'].map((name) => startServer({ build, dataDir: join(dataDir, name), env })),
    )
  }, 600_000)
  afterAll(async () => {
    const codes = await Promise.all(servers.map((running) => running.stop()))
    if (codes.some((code) => code !== 0))
      throw new Error(`Expected both servers to end with 0, got ${codes.join()}`)
    await app?.close()
    await database?.close()
    await scratch?.drop()
    for (const folder of [build, dataDir]) rmSync(folder, { recursive: true, force: true })
  })

  interface Said {
    status: number
    data: { code?: number; order_id?: string }
  }
  /** Sends a request to the server of the nth request. */
  const ask = async (
    n: number,
    { cookie }: SignedInMember,
    path: string,
    { body, key }: { body?: object; key?: string } = {},
  ): Promise<Said> => {
    const headers = {
      cookie,
      [MARK_HEADER]: MARK,
      'content-type': 'application/json',
      ...(key && { 'idempotency-key': key }),
    }
    const answer = await fetch(`${servers[n % 2]?.url}${API_BASE}${path}`, {
      method: body ? 'POST' : 'GET',
      headers,
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: answer.status, ...((await answer.json()) as { data: Said['data'] }) }
  }
  const order = (n: number, member: SignedInMember, body: object = {}, key?: string) =>
    ask(n, member, '/order_new', { body: { ...RECEIVER, ...body }, ...(key !== undefined && { key }) })
  const members = async (count: number) => {
    const made: SignedInMember[] = []
    while (made.length < count) made.push(await newMember(app))
    return made
  }
  const oneMember = () => newMember(app)
  const statusesOf = (answers: Said[]) =>
    answers.reduce<Record<number, number>>(
      (sums, { status }) => ({ ...sums, [status]: (sums[status] ?? 0) + 1 }),
      {},
    )
  const row = async (query: string, values: unknown[] = []) =>
    (await database.pool.query(query, values)).rows[0]
  const reservedOf = async (item_id: string) =>
    row(`select reserved from item_stock where company_id = '1' and distributor_id = '0' and item_id = $1`, [
      item_id,
    ])

  it(`${BUYERS} buyers at either of two processes, ${PIECES} pieces: exactly ${PIECES} orders`, async () => {
    await setStock(database.db, ITEM, PIECES)
    const buyers = await members(BUYERS)
    for (const { user_id } of buyers) await fillCart(database.db, user_id, [{ item_id: ITEM }])
    const answers = await together(buyers, (buyer, n) => order(n, buyer))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(PIECES)
    expect(answers.filter(({ status }) => !TOO_LATE.has(status))).toEqual([])
    expect(await reservedOf(ITEM)).toEqual({ reserved: PIECES })
    expect(await ledgerFaults(database.db, '1')).toEqual({ ledger: [], held: [] })
  })

  it('an editor hears who opens the page, and what is saved, at the other process within 2 s', async () => {
    const [owner, editor] = [await signInAs(app, 'owner'), await signInAs(app, 'editor')]
    const { page_id } = await newPage(owner)
    const streamAt = (n: number, { cookie }: SignedInOperator, tab: string) =>
      listenTo(
        `${servers[n]?.url}${ADMIN_BASE}/presence?company_id=1&page_id=${page_id}&documents=${page_id}&tab=${tab}`,
        cookie,
      )
    const near = await streamAt(0, owner, 'near')
    const far = await streamAt(1, editor, 'far')
    await expect.poll(near.heard, { timeout: 10_000 }).toContain('"tab":"far"')
    await expect.poll(far.heard, { timeout: 10_000 }).toContain('"tab":"near"')
    const { pages } = await editor.data<WorkspaceAnswer>(`/pages/${page_id}/workspace`)
    const { revision: base, document } = pages.body
    const saved = await fetch(`${servers[1]?.url}${ADMIN_BASE}/drafts`, {
      method: 'PUT',
      headers: { cookie: editor.cookie, 'content-type': 'application/json' },
      body: JSON.stringify({
        company_id: '1',
        documents: [{ page_id, base, document: retitled(document, '新') }],
      }),
    })
    expect(saved.status).toBe(200)
    await expect.poll(near.heard, { timeout: 2_000 }).toContain('event: changed')
    await Promise.all([near.close(), far.close()])
  })

  it('one key at both: one order; with another body at the other process: 422', async () => {
    await setStock(database.db, OTHER, 10_000)
    const buyer = await oneMember()
    await fillCart(database.db, buyer.user_id, [{ item_id: OTHER }])
    const tries = Array.from({ length: DEFAULT_LIMITS.order.most - 1 })
    const answers = await Promise.all(tries.map((_, n) => order(n, buyer, {}, 'both-key-1')))
    expect(statusesOf(answers)).toEqual({ 200: tries.length })
    expect(new Set(answers.map(({ data }) => data.order_id)).size).toBe(1)
    expect((await order(1, buyer, { remark: '别的' }, 'both-key-1')).status).toBe(422)
    // ten orders a minute, whichever process counts them
    expect((await order(0, buyer, {}, 'both-key-1')).status).toBe(429)
  })

  it('five copies of a coupon claimed at both: five; one copy in orders at both: one', async () => {
    await database.pool.query(
      `insert into coupon (company_id, card_id, card_type, title, reduce_cost, date_type, fixed_term, quantity, get_limit)
       values ('1', 'both', 'cash', '两处', 100, 'DATE_TYPE_FIX_TERM', 30, 5, 1)`,
    )
    const claimers = await members(20)
    const claims = await together(claimers, (claimer, n) => ask(n, claimer, '/user/receiveCard?card_id=both'))
    expect(claims.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(statusesOf(claims)).toEqual({ 200: 5, 409: 15 })

    const holder = claimers[claims.findIndex(({ status }) => status === 200)]
    if (!holder) throw new Error('Expected a member with the coupon')
    const { code } = await row(`select code from member_coupon where user_id = $1`, [holder.user_id])
    const shops = ['0', '1']
    await fillCart(
      database.db,
      holder.user_id,
      shops.map((distributor_id) => ({ item_id: OTHER, distributor_id })),
    )
    const using = { not_use_coupon: false, coupon_discount: code }
    const orders = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        order(n, holder, { ...using, distributor_id: shops[n % 2] }, `coupon-key-${n}`),
      ),
    )
    expect(orders.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await row(`select state from member_coupon where code = $1`, [code])).toEqual({ state: 'locked' })
  })

  it('a sign-out at one process is effective at the other', async () => {
    const member = await oneMember()
    expect((await ask(1, member, '/member')).status).toBe(200)
    expect((await ask(0, member, '/logout', { body: {} })).status).toBe(200)
    expect((await ask(1, member, '/member')).status).toBe(401)
  })

  it('jobs of both run on unpaid orders: each is cancelled once, and everything is released', async () => {
    const left = () => row(`select count(*)::int as open from trade where state = 'NOTPAY'`)
    const { open } = await left()
    expect(open).toBeGreaterThan(PIECES)
    await database.pool.query(`update trade set expires = now() where state = 'NOTPAY'`)
    // a job runs every five seconds, and must be waited for
    await expect.poll(async () => (await left()).open, { timeout: 60_000 }).toBe(0)
    expect(
      await row(`select count(*)::int as cancelled, count(distinct order_id)::int as orders from order_event
                  where kind = 'cancelled'`),
    ).toEqual({ cancelled: open, orders: open })
    expect([await reservedOf(ITEM), await reservedOf(OTHER)]).toEqual([{ reserved: 0 }, { reserved: 0 }])
    expect(await row(`select count(*)::int as held from member_coupon where state = 'locked'`)).toEqual({
      held: 0,
    })
    expect(await ledgerFaults(database.db, '1')).toEqual({ ledger: [], held: [] })
  })
})
