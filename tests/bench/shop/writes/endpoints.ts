/** Endpoints of the shop's process for benchmarks of writes: buyers, counts, bare scripts. */
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { API_BASE } from '@server/app/build-app'
import { statementsOf, type Statement } from '../bare'
import { withTicket, dataOf, headersOf, type Errand } from '../../measure/send'
import { newBuyers, rowsOf, type Buyer } from './buyers'
import { openShop } from './open-shop'
import { replay } from './replay'
import { scriptFor } from './script'
import { WRITE_KINDS, type WriteKindName } from './kinds'

export interface WriteParts {
  app: FastifyInstance
  pool: Pool
  /** Where the bare script connects, with as many connections as the shop has. */
  url: string
  connections: number
}

interface OfKind {
  Querystring: { kind: WriteKindName; count: number }
}

interface OfScript {
  Querystring: { script: number; at_once: number }
}

const INTEGER = { type: 'integer' }
const ofKind = {
  schema: {
    hide: true,
    querystring: {
      type: 'object',
      required: ['kind'],
      properties: { kind: { type: 'string', enum: Object.keys(WRITE_KINDS) }, count: INTEGER },
    },
  },
}
const ofScript = {
  schema: { hide: true, querystring: { type: 'object', properties: { script: INTEGER, at_once: INTEGER } } },
}

interface Sample {
  buyer: Buyer
  statements: Statement[]
}

/** `POST /bench/writes/…`: open, errands, rows, script, bare. */
export function serveWrites({ app, pool, url, connections }: WriteParts): void {
  const samples = new Map<WriteKindName, Sample>()
  const scripts: Statement[][][] = []
  app.post('/bench/writes/open', { schema: { hide: true } }, async () => {
    await openShop(pool)
    return {}
  })
  app.post<OfKind>('/bench/writes/errands', ofKind, async ({ query: { kind, count } }) => {
    const buyers = await newBuyers(pool, kind, count)
    return { errands: buyers.map((buyer) => errandOf(kind, buyer)) }
  })
  app.post<OfKind>('/bench/writes/rows', ofKind, async ({ query: { kind } }) => ({
    rows: await rowsOf(pool, kind),
  }))
  app.post<OfKind>('/bench/writes/script', ofKind, async ({ query: { kind, count } }) => {
    const sample = samples.get(kind) ?? (await sampleOf(app, pool, kind))
    samples.set(kind, sample)
    const buyers = await newBuyers(pool, kind, count)
    return {
      script: scripts.push(buyers.map((buyer) => scriptFor(sample.statements, sample.buyer, buyer))) - 1,
    }
  })
  app.post<OfScript>('/bench/writes/bare', ofScript, async ({ query: { script, at_once } }) => {
    const [written = []] = scripts.splice(script, 1, [])
    return { milliseconds: await replay({ url, connections, at_once, scripts: written }) }
  })
}

const errandOf = (kind: WriteKindName, { cookie, items }: Buyer): Errand => ({
  cookie,
  calls: WRITE_KINDS[kind].calls(items).map((call) => ({ ...call, path: API_BASE + call.path })),
})

/** How often the shop may refresh its caches before two buyers in a row send the same statements. */
const ATTEMPTS = 5

/** @throws Error if buyers' requests keep sending different statements: then one script cannot represent them */
async function sampleOf(app: FastifyInstance, pool: Pool, kind: WriteKindName): Promise<Sample> {
  let before = ''
  for (const buyer of await newBuyers(pool, kind, ATTEMPTS)) {
    const statements = await statementsOf(() => run(app, errandOf(kind, buyer)))
    const texts = statements.map(({ text }) => text).join(';')
    if (texts === before) return { buyer, statements }
    before = texts
  }
  throw new Error(
    `${kind}: expected two buyers in a row to send the same statements, the last sent ${before}`,
  )
}

async function run(app: FastifyInstance, { cookie, calls }: Errand) {
  let ticket = ''
  for (const call of calls) {
    const { method, path: url, body, expected } = call
    const { statusCode, payload } = await app.inject({
      method,
      url,
      headers: headersOf(cookie, call),
      ...(body !== undefined && { payload: withTicket(body, ticket) }),
    })
    ticket = dataOf({ status: statusCode, body: payload }, expected)
  }
}
