/**
 * commerce-rules §3 SQLi: every text that a list is asked with, as sqlmap tries it: two texts that mean the same to
 * whoever reads them as text, and the opposite of each other to a database that runs them.
 */
import { expect, it } from 'vitest'
import type { ApiSchema } from '@schemas/api/endpoint'
import { describeApiOnce } from '@tests/helpers/seeded-app'
import { figure } from '@tests/helpers/soak'
import { everyEndpoint, knownCall, sendCall } from './kit/any-calls'
import type { JsonObject } from '@schemas/page'

/** True, and false, for who runs them; `%` and `_` match everything for who does not escape them. */
const PAIRS: [string, string][] = [
  [`zq' or '1'='1`, `zq' or '1'='2`],
  ['zq or 1=1', 'zq or 1=2'],
  [`zq') or ('1'='1`, `zq') or ('1'='2`],
  ['%_%', 'zqx'],
  ['_z_q', '-z-q'],
  [`zq' or 1=1--`, `zq' or 1=2--`],
  [`zq" or "1"="1`, `zq" or "1"="2`],
  [`zq' union select '1`, `zq' union select '2`],
  [`1,(select 1)`, `1,(select 2)`],
  [`id desc`, `id asc`],
  [`(case when 1=1 then 1 else 2 end)`, `(case when 1=2 then 1 else 2 end)`],
  ['zq\\', 'zq/'],
  ['z__q', 'z--q'],
  [`zq';select pg_sleep(0)--`, `zq';select pg_sleep(1)--`],
  ['%%_', 'zqx'],
]

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

describeApiOnce('commerce-rules §3 SQLi', (open) => {
  it.each(asked)('commerce-rules §3 $title reads its parameters as text', async ({ endpoint, names }) => {
    const { known, caller } = await knownCall(open, endpoint)
    const send = async (query: JsonObject) => {
      const { statusCode, payload } = await sendCall(
        open().app,
        endpoint,
        { ...known, query, asForm: false },
        caller,
      )
      expect([query, statusCode < 500 ? '' : payload]).toEqual([query, ''])
      const { data } = JSON.parse(payload.startsWith('{') ? payload : '{}')
      return [statusCode, data?.count, data?.list?.length]
    }
    for (const name of names)
      for (const [yes, no] of PAIRS.slice(0, figure(5, PAIRS.length))) {
        const [found, other] = [
          await send({ ...known.query, [name]: yes }),
          await send({ ...known.query, [name]: no }),
        ]
        // a pattern of the schema may refuse one of them before anybody is asked
        const refused = [found[0], other[0]].includes(422)
        expect([name, yes, found]).toEqual([name, yes, refused ? found : other])
      }
  })
})
