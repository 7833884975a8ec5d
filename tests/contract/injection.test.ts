/**
 * SQL injection: every text parameter of lists, with payloads of sqlmap. Treated as text they find as little as a
 * word that occurs nowhere; a database that executes them finds more, or fails.
 */
import { expect, it } from 'vitest'
import type { ApiSchema } from '@schemas/api/endpoint'
import { describeApi } from '@tests/helpers/seeded-app'
import { figure } from '@tests/helpers/soak'
import { everyEndpoint, knownCall, sendCall } from './kit/any-calls'
import type { JsonObject } from '@schemas/page'

const NOBODYS = 'zqx'
/**
 * True if executed, and matching everything if `%`, `_` and `\` are not escaped; the first four are the most
 * effective.
 */
const TRIES = [
  `zq' or '1'='1`,
  'zq or 1=1',
  '%_%',
  'zq\\',
  `zq') or ('1'='1`,
  '_q_',
  `zq' or 1=1--`,
  `zq" or "1"="1`,
  `zq' union select '1`,
  `zq';select pg_sleep(1)--`,
  '1,(select 1)',
  'id desc',
  '(case when 1=1 then 1 else 2 end)',
  `zq'||'x`,
  '%%_',
].slice(0, figure(4, 15))

const isText = ({ type, items, enum: choices }: ApiSchema) =>
  type === 'string' || (type === 'array' && items?.type === 'string') || choices !== undefined

const asked = everyEndpoint.flatMap(([title, endpoint]) => {
  const names = Object.entries(endpoint.query.properties ?? {}).flatMap(([name, schema]) =>
    isText(schema) ? [name] : [],
  )
  return endpoint.method === 'GET' && !endpoint.effects && names.length > 0
    ? [{ title, endpoint, names }]
    : []
})

describeApi('SQLi', (open) => {
  it.each(asked)('$title reads its parameters as text', async ({ endpoint, names }) => {
    const { known, caller } = await knownCall(open, endpoint)
    const find = async (query: JsonObject) => {
      const call = { ...known, query: { ...known.query, ...query }, asForm: false }
      const { statusCode, payload } = await sendCall(open().app, endpoint, call, caller)
      expect([query, statusCode < 500 ? '' : payload]).toEqual([query, ''])
      const { data } = JSON.parse(payload.startsWith('{') ? payload : '{}')
      return { status: statusCode, found: [statusCode, data?.count, data?.list?.length] }
    }
    const check = async (name: string) => {
      const [nothing, ...tried] = await Promise.all([NOBODYS, ...TRIES].map((text) => find({ [name]: text })))
      for (const [n, { status, found }] of tried.entries()) {
        // a pattern of the schema may refuse it before the handler runs
        const refused = [status, nothing?.status].includes(422)
        expect([name, TRIES[n], found]).toEqual([name, TRIES[n], refused ? found : nothing?.found])
      }
    }
    await Promise.all(names.map(check))
  })
})
