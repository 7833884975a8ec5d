/**
 * A shop with 2,000,000 orders (`--orders` of `npm run soak`): every list of operators and members, each search, each
 * export's first and last page, and the query of every job.
 */
import { Client } from 'pg'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { MOST_LISTED, MOST_PAGED } from '@schemas/worklists'
import { connect, type OpenDatabase } from '@server/db/client'
import { inTransaction } from '@server/db/transaction'
import { addDemoLives } from '@server/demo/life/add'
import { addDemoMembers } from '@server/demo/accounts'
import { startOfDayInShanghai } from '@server/core/shanghai'
import { allJobs } from '@server/platform/jobs/scheduler'
import { checkLedger } from '@server/catalogue/stock/ledger-repo'
import { allCsvKinds } from '@server/back-office/csv/csv-kind'
import { FIGURES } from '@server/config/limits'
import { operatorReads, shopReads, signedInBuyer, type Read } from '@tests/contract/kit/reads'
import { testApp } from '@tests/helpers/app'
import { describePostgres } from '@tests/helpers/database'
import { UNLIMITED } from '@tests/helpers/on-server'
import { demoScratch, type Scratch } from '@tests/helpers/postgres'
import { fill, SHARED_MOBILE } from './fill'
import { largeTables, recordStatements, workOf, type Statement } from './statements'

const ORDERS = Number(process.env.PUMIAN_SOAK_ORDERS)
/** ms within which 95 of 100 calls must be answered, and the number of calls. */
const MOST_MS = 100
const CALLS = 20
/** Minimum number of orders for asserting the number of read rows: PostgreSQL rightly scans smaller tables. */
const LARGE = 1_000_000
/** Rows that a statement may read: some windows of a list, independent of the table's size. */
const MOST_ROWS = 5 * MOST_LISTED
/** The same for nightly jobs, which compare the reservations of all open orders. */
const MOST_OF_JOB = Math.max(MOST_ROWS, ORDERS / 10)
/** The same for the reports of a month: a thirtieth of the orders, with their lines. */
const MOST_OF_REPORT = Math.max(MOST_ROWS, ORDERS / 10)
/** The page requested besides the first of lists without cursors. */
const FAR = MOST_LISTED / 20
/** Rows of a page of lists with cursors. */
const SIZE = 20

interface Call {
  title: string
  /** Whether it is a list, which is requested repeatedly. */
  timed: boolean
  /** Rows that its statements may read, if more than usual. */
  most?: number
  send(): Promise<unknown>
}

describePostgres('a shop with millions of orders', (server) => {
  let scratch: Scratch
  let database: OpenDatabase
  let app: FastifyInstance
  let client: Client
  let large: Set<string>

  beforeAll(async () => {
    scratch = await demoScratch(server)
    database = await connect(scratch.url)
    await addDemoMembers(database.db)
    await addDemoLives(database.db)
    client = new Client({ connectionString: scratch.url, options: UNLIMITED })
    await client.connect()
    await fill(client, ORDERS)
    large = await largeTables(client)
    // as after the previous night
    await checkLedger(database.db, '1')
    app = await testApp(database)
    await app.ready()
  }, 7_200_000)
  afterAll(async () => {
    await app?.close()
    await client?.end()
    await database?.close()
    await scratch.drop()
  }, 120_000)

  /** Statements that read more rows than allowed. */
  const growing = async (statements: Statement[], most: number) => {
    const found: string[] = []
    if (ORDERS < LARGE) return found
    for (const statement of statements) {
      const { rows, node, ms } = await workOf(client, statement, large)
      if (rows > most)
        found.push(
          `${rows} rows by ${node} in ${Math.round(ms)} ms: ${statement.text.replaceAll(/\s+/g, ' ')}`,
        )
    }
    return [...new Set(found)]
  }
  const recorded = async (send: () => Promise<unknown>) => {
    const record = recordStatements()
    try {
      await send()
      return record.take()
    } finally {
      record.stop()
    }
  }

  it(`no list of ${ORDERS} orders takes longer than ${MOST_MS} ms or reads more rows the more there are`, async () => {
    const calls = [...(await listCalls()), ...(await fileCalls())]
    const figures: { title: string; p50: number; p95: number }[] = []
    const grows: Record<string, string[]> = {}
    for (const { title, timed, most = MOST_ROWS, send } of calls) {
      // data that a server caches for a day are read before
      if (timed) await send()
      const found = await growing(await recorded(send), most)
      if (found.length > 0) grows[title] = found
      const times: number[] = []
      for (let n = 0; n < (timed ? CALLS : 0); n++) {
        const begun = performance.now()
        await send()
        times.push(performance.now() - begun)
      }
      times.sort((a, b) => a - b)
      if (timed) figures.push({ title, p50: at(times, 0.5), p95: at(times, 0.95) })
    }
    figures.sort((a, b) => b.p95 - a.p95)
    console.log(figures.map(({ title, p50, p95 }) => `${p50}\t${p95}\t${title}`).join('\n'))
    expect({ grows, slow: figures.filter(({ p95 }) => p95 > MOST_MS) }).toEqual({ grows: {}, slow: [] })
  })

  it('no job scans all orders for due ones', async () => {
    const grows: Record<string, string[]> = {}
    for (const { name, run } of allJobs()) {
      const begun = performance.now()
      const statements = await recorded(() =>
        run({
          db: database.db,
          providers: app.payments,
          sms: app.sms,
          company_id: '1',
          now: nextNight(),
          // copies reserve no stock, so some cannot be released
          failed: () => {},
          signal: AbortSignal.timeout(2_000),
        }),
      )
      console.log(`${Math.round(performance.now() - begun)} ms\t${name}\t${statements.length} statements`)
      const found = await growing(statements, MOST_OF_JOB)
      if (found.length > 0) grows[name] = found
    }
    expect(grows).toEqual({})
  })

  async function listCalls(): Promise<Call[]> {
    const { cookie } = await signedInBuyer(app)
    const words = await searchWords()
    const reads = [...(await operatorReads(app)), ...(await shopReads(app, database, cookie))]
    const calls: Call[] = []
    for (const read of reads)
      for (const path of await pathsOf(read, words))
        calls.push({
          title: `${read.title.split(' ', 1)[0]} ${path}`,
          timed: isList(read) && !isReport(read),
          ...(isReport(read) && { most: MOST_OF_REPORT }),
          send: async () => {
            const { statusCode, payload } = await read.send(app, path)
            // a data export is limited to one per hour
            if (statusCode !== 200 && statusCode !== 429)
              throw new Error(`Expected 200 from ${path}, got ${statusCode} ${payload}`)
          },
        })
    return calls
  }

  /** A read in its basic form, its far pages, and each of its searches. */
  async function pathsOf(read: Read, words: string[]): Promise<string[]> {
    const {
      query: { properties = {} },
    } = read
    // by default the last 30 days, which the copies reach into
    const path = isReport(read) ? read.path.replace(/\?.*/, '') : read.path
    const given = (more: string) => path + (path.includes('?') ? '&' : '?') + more
    const searched = searchOf(properties)
    const isPaged = 'page' in properties && !/[?&]page=/.test(path)
    return [
      path,
      ...('after' in properties ? (await farPages(read)).map(given) : isPaged ? [given(`page=${FAR}`)] : []),
      ...(searched && !path.includes(searched) ? words.map((word) => given(`${searched}=${word}`)) : []),
    ]
  }

  /** The last page with a number, the one after it, the last one, and the one before that. */
  async function farPages({ path, send }: Read): Promise<string[]> {
    const to = async (query: string) => {
      const answer = await send(app, `${path}${path.includes('?') ? '&' : '?'}pageSize=${SIZE}&${query}`)
      return answer.json<{ data: { next: string | null; previous: string | null } }>().data
    }
    const near = `page=${MOST_PAGED / SIZE}`
    const [{ next }, { previous }] = [await to(near), await to('last=true')]
    return [
      near,
      'last=true',
      ...(next === null ? [] : [`after=${next}`]),
      ...(previous === null ? [] : [`before=${previous}`]),
    ].map((query) => `pageSize=${SIZE}&${query}`)
  }

  /** Search terms of operators and members: numbers, mobiles and names, rare and common. */
  async function searchWords(): Promise<string[]> {
    const { rows } = await client.query<{ number: string; mobile: string; name: string }>(
      `select order_id as number, receiver->>'receiver_mobile' as mobile, receiver->>'receiver_name' as name
         from orders where company_id = '1' order by created limit 1`,
    )
    const { number = '', mobile = '', name = '' } = rows[0] ?? {}
    return [
      number,
      number.slice(0, 8),
      mobile,
      SHARED_MOBILE,
      name,
      name.slice(0, 2),
      name.slice(1),
      name.slice(0, 1),
      '针织',
    ]
  }

  async function fileCalls(): Promise<Call[]> {
    const { rows } = await client.query<{ order_id: string }>(
      `select order_id from orders where company_id = '1' order by created, order_id offset 100 limit 1`,
    )
    const last = rows[0]?.order_id ?? ''
    const search = { company_id: '1', sight: { numbers: true, shops: [], pages: [] }, now: new Date() }
    return allCsvKinds().flatMap(({ name, exporting }) => {
      if (!exporting) return []
      const page = (after: string | null) => () =>
        inTransaction(database.db, (tx) => exporting.page(tx, search, after))
      return [
        {
          title: `file ${name} count`,
          timed: true,
          most: FIGURES.sheet_exported + 1,
          send: () => exporting.count(database.db, search),
        },
        { title: `file ${name} first page`, timed: true, send: page(null) },
        ...(exporting.worklist === 'order'
          ? [{ title: `file ${name} last page`, timed: true, send: page(last) }]
          : []),
      ]
    })
  }
})

/** 03:00 in Shanghai, when daily jobs run. */
const nextNight = () => new Date(startOfDayInShanghai(new Date()).getTime() + 27 * 3_600_000)

const isList = ({ path, query: { properties = {} } }: Read) =>
  'page' in properties || searchOf(properties) !== undefined || path === '/dashboard'
const isReport = ({ path }: Read) => path.startsWith('/reports/')
const searchOf = (properties: object) => ['keyword', 'keywords'].find((name) => name in properties)

const at = (times: number[], share: number) => Math.round(times[Math.ceil(times.length * share) - 1] ?? 0)
