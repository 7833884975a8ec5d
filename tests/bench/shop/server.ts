/**
 * The shop for the bench, in a separate process: the seeded home page as visitors get it, and the same bytes sent
 * from memory. Sends its address and paths to its parent.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '@server/app/build-app'
import { readConfig } from '@server/config/read-config'
import { builtStorefront } from '@server/ssr/storefront'
import { NO_LIMITS } from '@tests/helpers/app'
import { claimAndPraise } from '@tests/helpers/belongings'
import { newMember } from '@tests/helpers/member'
import { openSeeded } from './open-seeded'
import { ACCEPTED, TARGETS, type ShopAddress } from './targets'

/** Headers of an answer that are sent again with its bytes. */
const KEPT = ['content-type', 'content-encoding', 'cache-control', 'vary', 'etag']
const CLIENT = join(process.cwd(), 'dist/client')

const dataDir = mkdtempSync(join(tmpdir(), 'pumian-bench-'))
const environment = { ...process.env, LOG_LEVEL: 'error', PUMIAN_DATA_DIR: dataDir, PUMIAN_LIMITS: NO_LIMITS }
const config = { ...readConfig(environment), port: 0 }
const workers = (process.env.PUMIAN_BENCH_WORKERS ?? '').split(',').filter(Boolean)
const database = await openSeeded(config, workers)
const app = await buildApp({
  config,
  db: database.db,
  storefront: await builtStorefront(CLIENT),
  clientFolder: CLIENT,
})
const memory = memoryRoutes(app)
const url = await app.listen({ host: '127.0.0.1', port: 0 })
// groups follow each other on one database
const buyer = await newMember(app, { row: { mobile: `137${String(Date.now()).slice(-8)}` } })
await buyer.data('/cart', { method: 'POST', body: { item_id: '10101', num: 2 } })
await claimAndPraise(buyer)
for (const { path, personal } of TARGETS)
  memory.set(`${path} ${personal}`, await answerOf(path, personal ? buyer.cookie : undefined))

const address: ShopAddress = {
  url,
  member: buyer.cookie,
  database: database.embedded ? 'PGlite' : 'PostgreSQL',
}
process.send?.(address)
process.once('disconnect', () => void stop())

/** Work left over from the load may still be running: nothing waits for it, but the database must not close first. */
async function stop() {
  await sleep(500)
  await app.close()
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
}

interface Answer {
  headers: Record<string, string>
  body: Buffer
}

/** `/bench/memory?of=…&personal=true`: a recorded answer of `of`, with the same headers. */
function memoryRoutes(server: FastifyInstance): Map<string, Answer> {
  const answers = new Map<string, Answer>()
  server.get<{ Querystring: Record<string, string> }>('/bench/memory', ({ query }, reply) => {
    const answer = answers.get(`${query['of']} ${query['personal']}`)
    if (!answer) return reply.callNotFound()
    return reply.headers(answer.headers).send(answer.body)
  })
  return answers
}

async function answerOf(path: string, cookie: string | undefined): Promise<Answer> {
  const headers = { 'accept-encoding': ACCEPTED, ...(cookie && { cookie }) }
  const { statusCode, headers: sent, rawPayload } = await app.inject({ url: path, headers })
  if (statusCode !== 200) throw new Error(`Expected 200 from ${path}, got ${statusCode}.`)
  const kept = KEPT.flatMap((name) => (sent[name] === undefined ? [] : [[name, String(sent[name])]]))
  return { headers: Object.fromEntries(kept) as Record<string, string>, body: rawPayload }
}
