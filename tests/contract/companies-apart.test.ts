/**
 * Every read endpoint, GET or POST, of shop and operators, with a second company in the database that has the same
 * ids and different values everywhere: the responses must equal those from before that company existed.
 */
import { drizzle } from 'drizzle-orm/node-postgres'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as schema from '@server/db/schema'
import { inTransaction } from '@server/db/transaction'
import { addDemoLives } from '@server/demo/life/add'
import { addDemoMembers } from '@server/demo/accounts'
import { allCsvKinds } from '@server/back-office/csv/csv-kind'
import { testApp } from '@tests/helpers/app'
import { fillCart } from '@tests/helpers/cart'
import { describeDemoDatabase } from '@tests/helpers/database'
import type { Answer } from '@tests/helpers/seeded-app'
import { addTwin, TWIN_MARK } from '@tests/helpers/twin-company'
import { operatorReads, shopReads, signedInBuyer } from './kit/reads'

/** Bytes that only the twin's values contain, as encoded in JSON and in files. */
const MARKS = [TWIN_MARK, JSON.stringify(TWIN_MARK).slice(1, -1)]
/** Values that differ between two calls: times, random values, and tokens that hold them. */
const PASSING =
  /\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(\.\d+)?Z?|[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}|[\da-f]{32}|"(arrival|expires|exported|now|\w*seconds)":"?\d+"?(?![-\d])|\beyJ[\w-]+\.[\w-]+/g

/** A read request and its title. */
type Reads = Map<string, (app: FastifyInstance) => Promise<string>>

describeDemoDatabase('companies with the same ids', (open) => {
  const reads: Reads = new Map()
  const before = new Map<string, string>()
  const apps: FastifyInstance[] = []

  /** An app with empty caches, and with the files of the first one. */
  async function freshApp() {
    const { pool } = open()
    const files = apps[0] && { PUMIAN_DATA_DIR: apps[0].config.dataDir }
    const app = await testApp({ ...open(), db: drizzle(pool, { schema }) }, {}, files)
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
    for (const { title, send } of [...(await shopReads(app, open(), cookie)), ...(await operatorReads(app))])
      reads.set(title, async (to) => textOf(await send(to)))
    for (const { name, exporting } of allCsvKinds())
      if (exporting)
        reads.set(`export ${name}`, async ({ db }) => {
          const search = { company_id: '1', sight: { numbers: true, shops: [], pages: [] }, now: new Date() }
          const page = await inTransaction(db, (tx) => exporting.page(tx, search, null))
          return `200 ${JSON.stringify([await exporting.count(db, search), page])}`
        })
    // sessions are listed by last use, which is written a minute later at the earliest
    await open().pool.query(`update member_session set seen = now() + interval '1 hour'`)
    for (const [title, read] of reads) before.set(title, await read(app))
    await addTwin(open().pool, '1', 'twin')
  }, 240_000)
  afterAll(async () => {
    for (const app of apps) await app.close()
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
    expect([...reads.keys()]).toEqual(
      expect.arrayContaining(['shop POST /getFreightFee #1', 'admin POST /live #2']),
    )
  }, 240_000)

  it('nearly all of these requests succeed', () => {
    const refused = [...before].filter(([, answer]) => !answer.startsWith('200')).map(([title]) => title)
    expect(refused).toEqual([])
  })
})

const textOf = ({ statusCode, payload }: Answer) => `${statusCode} ${payload.replaceAll(PASSING, '…')}`

/** The first difference between two answers. */
function difference(before = '', after: string) {
  const at = [...after].findIndex((character, i) => character !== before[i])
  const around = (text: string) => text.slice(Math.max(0, at - 60), at + 60)
  return { before: around(before), after: around(after) }
}
