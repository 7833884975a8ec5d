import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import { API_BASE } from '@server/app/build-app'
import type { OpenDatabase } from '@server/db/client'
import { MARK_HEADER } from '@server/platform/sessions/session-cookie'
import { testApp } from './app'
import { describeDemoDatabase, describeDemoDatabases, describeEmbeddedDemo } from './database'
import { MARK } from './mark'
import { signedPath } from './signed'

interface CallOptions {
  company?: Company
  headers?: Record<string, string>
  /** Another method than GET; without a body. */
  method?: 'POST' | 'PUT' | 'DELETE' | 'GET'
}

/** The demo companies of the seed, by their sub-domains. */
type Company = 'hean' | 'songjian'

const IDS: Record<Company, string> = { hean: '1', songjian: '2' }

export interface SeededApp {
  app: FastifyInstance
  database: OpenDatabase
  /** Injects a call, signed if it is a legacy one. `path` is relative to the base of the API. */
  get(path: string, options?: CallOptions): Promise<Answer>
  /** `data` of a call that must succeed. */
  data<T>(path: string, company?: Company): Promise<T>
}

export type Answer = Awaited<ReturnType<FastifyInstance['inject']>>

/** A suite over the API on a database with the demo companies: PostgreSQL where there is one, every one in a soak. */
export const describeApi = (title: string, suite: (open: () => SeededApp) => void) =>
  describeOver(describeDemoDatabase, title, suite)

/** The same on every database in every run: for jobs and connections, which the two run differently. */
export const describeApiEverywhere = (title: string, suite: (open: () => SeededApp) => void) =>
  describeOver(describeDemoDatabases, title, suite)

/** The same on PGlite: calls of every endpoint, which their modules' own suites make on PostgreSQL. */
export const describeApiEmbedded = (title: string, suite: (open: () => SeededApp) => void) =>
  describeOver(describeEmbeddedDemo, title, suite)

function describeOver(
  describeOn: typeof describeDemoDatabases,
  title: string,
  suite: (open: () => SeededApp) => void,
) {
  describeOn(title, (open) => {
    let app: FastifyInstance
    beforeAll(async () => {
      app = await testApp(open())
      await app.ready()
    })
    afterAll(async () => {
      await app?.close()
    })

    const get: SeededApp['get'] = async (path, { company = 'hean', headers = {}, method = 'GET' } = {}) =>
      app.inject({
        method,
        url: encodeURI(API_BASE + (await signedPath(app, path, undefined, IDS[company]))),
        // required by calls with effects
        headers: { host: `${company}.localhost`, [MARK_HEADER]: MARK, ...headers },
      })
    const data = async <T>(path: string, company?: Company): Promise<T> => {
      const answer = await get(path, { company })
      if (answer.statusCode !== 200) throw new Error(`Expected 200 from ${path}, got ${answer.payload}`)
      return answer.json<{ data: T }>().data
    }
    suite(() => ({ app, database: open(), get, data }))
  })
}
