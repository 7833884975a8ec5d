/** issue 4: every endpoint refuses unknown fields and wrong types, wherever they stand, and says where. */
import { expect, it } from 'vitest'
import type { ApiSchema, ResolvedEndpoint } from '@schemas/api/endpoint'
import type { Json, JsonObject } from '@schemas/page'
import { ERRORS } from '@server/errors'
import { LEGACY_NAME } from '@server/http/legacy-calls'
import type { KnownCall } from '@tests/helpers/arbitrary/calls'
import { describeApiOnce } from '@tests/helpers/seeded-app'
import { everyEndpoint, sendCall, whoMayCallAny } from './kit/any-calls'
import { closedObjects, onlyAt, pathOf, placesOf, takesBody, wrongFor } from './kit/declared-places'

const only = (endpoint: ResolvedEndpoint, sent: Partial<KnownCall>) => {
  return { params: pathOf(endpoint), query: {}, body: undefined, asForm: false, ...sent }
}

/** Each with a value of a wrong type. */
const wrongIn = (schema: ApiSchema) =>
  placesOf(schema).flatMap(({ at, schema: inner }) => {
    const wrong = wrongFor(inner)
    return wrong === undefined ? [] : [{ at, value: onlyAt(at, wrong) }]
  })

const CHINESE = /[\u4e00-\u9fff]/

/** What is said of a place, or of the only value of a list that was sent there; else where something is said. */
const wordsAt = (errors: Record<string, string[]>, at: string) =>
  (errors[at] ?? errors[`${at}.0`])?.join('') ?? Object.keys(errors).join()

const isSigned = ({ path }: ResolvedEndpoint) => LEGACY_NAME.test(path.slice(1))

const queries = everyEndpoint.filter(([, { query, method }]) => method === 'GET' && wrongIn(query).length > 0)
const bodies = everyEndpoint.filter(([, endpoint]) => takesBody(endpoint))

describeApiOnce('issue 4 every declared field', (open) => {
  type Refusal = { code: number; errors?: Record<string, string[]> }
  const refusalOf = async (payload: string): Promise<Refusal> => JSON.parse(payload).data

  it.each(queries)(
    '%s refuses a wrong type in each parameter of its query: 422',
    async (_title, endpoint) => {
      const cookie = await whoMayCallAny(open().app, endpoint)
      for (const { at, value } of wrongIn(endpoint.query)) {
        const answer = await sendCall(
          open().app,
          endpoint,
          only(endpoint, { query: value as JsonObject }),
          cookie,
        )
        const { code, errors = {} } = await refusalOf(answer.payload)
        expect([at, answer.statusCode, code]).toEqual([at, 422, ERRORS.invalid.code])
        expect(wordsAt(errors, at)).toMatch(CHINESE)
      }
    },
  )

  it.each(bodies)('%s refuses a wrong type in each field of its body: 422', async (_title, endpoint) => {
    const cookie = await whoMayCallAny(open().app, endpoint)
    const { body = {} } = endpoint
    // what must be signed is an object, or its signature is wrong
    const whole = isSigned(endpoint) ? [] : [{ at: '.', value: 'wrong' as Json }]
    for (const { at, value } of [...wrongIn(body), ...whole]) {
      const answer = await sendCall(open().app, endpoint, only(endpoint, { body: value }), cookie)
      const { code, errors = {} } = await refusalOf(answer.payload)
      expect([at, answer.statusCode, code]).toEqual([at, 422, ERRORS.invalid.code])
      expect(wordsAt(errors, at)).toMatch(CHINESE)
    }
  })

  it.each(bodies)(
    'commerce-rules §3 %s refuses unknown fields in each of its objects: 400',
    async (_title, endpoint) => {
      const cookie = await whoMayCallAny(open().app, endpoint)
      const closed = closedObjects(endpoint.body ?? {})
      expect(closed).toContain('')
      for (const at of closed) {
        const body = at === '' ? { is_strange: 1 } : onlyAt(at, { is_strange: 1 })
        const answer = await sendCall(open().app, endpoint, only(endpoint, { body }), cookie)
        const { code, errors } = await refusalOf(answer.payload)
        const place = [at, 'is_strange'].filter(Boolean).join('.')
        expect([place, answer.statusCode, code]).toEqual([place, 400, ERRORS.unknown_field.code])
        expect(Object.keys(errors ?? {})).toEqual([place])
      }
    },
  )
})
