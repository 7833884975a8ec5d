/**
 * Every read endpoint, of shop and operators, with a second company in the database that has the same ids and different
 * values everywhere: the responses must equal those from before that company existed.
 */
import { rmSync } from 'node:fs'
import { and, eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as schema from '@server/db/schema'
import { inTransaction } from '@server/db/transaction'
import { addDemoLives } from '@server/demo/life/add'
import { addDemoMembers } from '@server/demo/members'
import { adminEndpoints, endpoints } from '@server/http/declare'
import { insertMemberSession } from '@server/modules/members/session-repo'
import { allRecords } from '@server/modules/records/registry'
import { hashOf, newToken, writeToken } from '@server/modules/sessions/token'
import { allSheets } from '@server/modules/sheets/registry'
import { allWorklists } from '@server/modules/worklists/registry'
import { testApp } from '@tests/helpers/app'
import { fillCart } from '@tests/helpers/cart'
import { describeDemoDatabase } from '@tests/helpers/database'
import { callShop, MARK } from '@tests/helpers/member'
import { callAdmin, signInAs } from '@tests/helpers/operator'
import type { Answer } from '@tests/helpers/seeded-app'
import { addTwin, TWIN_MARK } from '@tests/helpers/twin-company'
import { ADMIN_BASE } from '@server/http/declare-admin'
import { adminAddress, adminSample, adminSamples } from './kit/admin-calls'
import { samplesOf } from './kit/samples'
import { addressOf, prepare } from './kit/shop-calls'

/** The demo's member who has orders and after-sales in every state. */
const BUYER = '13800000001'
/** How many rows of each list are opened. */
const OPENED = 3
/** Bytes that only the twin's values contain, as encoded in JSON and in files. */
const MARKS = [TWIN_MARK, JSON.stringify(TWIN_MARK).slice(1, -1)]
/** Values that differ between two calls: times, and random values. */
const PASSING =
  /\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(\.\d+)?Z?|[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}|[\da-f]{32}|"(exported|\w*seconds)":"?\d+"?/g

/** Endpoints whose answer does not depend on rows: random per call, or a log of earlier calls. */
const DRAWN = new Set(['GET /session/captcha', 'GET /demo/outbox'])

/** A read request and its title. */
type Reads = Map<string, (app: FastifyInstance) => Promise<string>>

describeDemoDatabase('companies with the same ids', (open) => {
  const reads: Reads = new Map()
  const before = new Map<string, string>()
  const apps: FastifyInstance[] = []

  /** An app with empty caches. */
  async function freshApp() {
    const { pool } = open()
    const app = await testApp({ ...open(), db: drizzle(pool, { schema }) })
    apps.push(app)
    return app
  }

  beforeAll(async () => {
    const app = await freshApp()
    await addDemoMembers(app.db)
    await addDemoLives(app.db)
    const { cookie, user_id } = await signedInBuyer(app)
    await fillCart(app.db, user_id, [
      { item_id: '10101', num: 3 },
      { item_id: '70301', distributor_id: '3' },
    ])
    await shopReads(app, cookie, reads)
    await operatorReads(app, reads)
    for (const [title, read] of reads) before.set(title, await read(app))
    await addTwin(open().pool, '1', 'twin')
  }, 240_000)
  afterAll(async () => {
    for (const app of apps) {
      await app.close()
      rmSync(app.config.dataDir, { recursive: true })
    }
  })

  it('no response of shop or operators changes or contains a value of the other company', async () => {
    const app = await freshApp()
    const different: Record<string, unknown> = {}
    for (const [title, read] of reads) {
      const after = await read(app)
      const shown = MARKS.some((mark) => after.includes(mark))
      if (shown || after !== before.get(title))
        different[title] = { shown, ...difference(before.get(title), after) }
    }
    expect(different).toEqual({})
    expect(reads.size).toBeGreaterThan(200)
  }, 240_000)

  it('nearly all of these requests succeed', () => {
    const refused = [...before].filter(([, answer]) => !answer.startsWith('200')).map(([title]) => title)
    expect(refused).toEqual([])
  })
})

async function signedInBuyer(app: FastifyInstance) {
  const { member } = schema
  const [buyer] = await app.db
    .select()
    .from(member)
    .where(and(eq(member.company_id, '1'), eq(member.mobile, BUYER)))
  if (!buyer) throw new Error(`Expected the demo to have the member ${BUYER}, found none`)
  const { company_id, user_id } = buyer
  const token = newToken(company_id)
  await inTransaction(app.db, (tx) =>
    insertMemberSession(tx, {
      company_id,
      user_id,
      session_id: hashOf(token),
      staff: false,
      user_agent: 'test',
      carrier: 'cookie',
    }),
  )
  return { user_id, cookie: `sid=${encodeURIComponent(writeToken(token))}; user_session_id=${MARK}` }
}

/** Every GET of the shop by its samples; what needs nothing made for it is asked for by the demo's member. */
async function shopReads(app: FastifyInstance, buyer: string, reads: Reads) {
  const data = () => Promise.reject(new Error('Expected a sample that calls for itself'))
  const seeded = {
    app,
    database: { db: app.db, pool: app.db.$client, embedded: false, close: data },
    get: data,
    data,
  }
  for (const [key, endpoint] of endpoints) {
    if (endpoint.method !== 'GET' || endpoint.effects || DRAWN.has(key)) continue
    for (const [i, source] of samplesOf(key).entries()) {
      const call = await prepare(() => seeded, endpoint, source)
      const isPlain =
        typeof source !== 'function' && call.sample.as === undefined && endpoint.auth !== 'staff'
      const own: Record<string, string> =
        'cookie' in call.caller ? { cookie: String(call.caller.cookie) } : {}
      const headers = { ...(isPlain ? { cookie: buyer } : own), ...call.options.headers }
      const path = addressOf(endpoint.path, call.sample)
      reads.set(`shop ${key} #${i + 1}`, async (to) => textOf(await callShop(to, path, { headers })))
    }
  }
}

/** Every GET for operators by its samples, every list of records and work with what it shows first, and every export. */
async function operatorReads(app: FastifyInstance, reads: Reads) {
  const { cookie, data } = await signInAs(app, 'owner')
  const add = (path: string, title = path) =>
    reads.set(`admin ${title}`, async (to) => textOf(await callAdmin(to, path, { headers: { cookie } })))
  for (const [key, endpoint] of adminEndpoints) {
    if (endpoint.method !== 'GET' || DRAWN.has(key)) continue
    for (const [i, source] of (adminSamples[key] ?? []).entries()) {
      const { params, query } = await adminSample(app, source)
      add(
        decodeURI(adminAddress(endpoint.path, { ...(params && { params }), ...(query && { query }) })).slice(
          ADMIN_BASE.length,
        ),
        `${key} #${i + 1}`,
      )
    }
  }
  const lists = [
    ...allRecords.map(({ name }) => ({ path: `/records/${name}`, query: '' })),
    ...allWorklists.flatMap(({ name, tabs }) =>
      tabs.map(({ key }) => ({ path: `/worklists/${name}`, query: `tab=${key}` })),
    ),
  ]
  for (const { path, query } of lists) {
    add(`${path}?${query}`)
    const { list } = await data<{ list: { id: string }[] }>(`${path}?${query}`)
    for (const { id } of list.slice(0, OPENED)) add(`${path}/${id}`)
  }
  for (const { name, exporting } of allSheets)
    if (exporting)
      reads.set(`export ${name}`, async ({ db }) => {
        const search = { company_id: '1', role: 'owner' as const, now: new Date() }
        const page = await inTransaction(db, (tx) => exporting.page(tx, search, null))
        return `200 ${JSON.stringify([await exporting.count(db, search), page])}`
      })
}

const textOf = ({ statusCode, payload }: Answer) => `${statusCode} ${payload.replaceAll(PASSING, '…')}`

/** Where two answers begin to differ. */
function difference(before = '', after: string) {
  const at = [...after].findIndex((character, i) => character !== before[i])
  const around = (text: string) => text.slice(Math.max(0, at - 60), at + 60)
  return { before: around(before), after: around(after) }
}
