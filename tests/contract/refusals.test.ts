/** Every endpoint refuses unknown fields and wrong types at every position, and names the position. */
import { expect, it } from 'vitest'
import type { ApiSchema, ResolvedEndpoint } from '@schemas/api/endpoint'
import type { Json, JsonObject } from '@schemas/page'
import { ERRORS } from '@server/core/errors'
import { LEGACY_NAME } from '@server/platform/http/legacy-calls'
import type { KnownCall } from '@tests/helpers/arbitrary/calls'
import { describeApi } from '@tests/helpers/seeded-app'
import { kindSample } from './kit/admin-calls'
import { everyEndpoint, sendCall, whoMayCallAny } from './kit/any-calls'
import { closedObjects, onlyAt, pathOf, placesOf, takesBody, wrongFor } from './kit/declared-places'

const only = (endpoint: ResolvedEndpoint, sent: Partial<KnownCall>) => {
  // a kind that does not exist is 404 before anything is read
  const kind = endpoint.right === 'kind' ? kindSample(`${endpoint.method} ${endpoint.path}`).params : {}
  return { params: { ...pathOf(endpoint), ...kind }, query: {}, body: undefined, asForm: false, ...sent }
}

interface Wrong {
  at: string
  value: Json
}

/** Each position with a value of a wrong type. */
const wrongIn = (schema: ApiSchema): Wrong[] =>
  placesOf(schema).flatMap(({ at, schema: inner }) => {
    const wrong = wrongFor(inner)
    return wrong === undefined ? [] : [{ at, value: onlyAt(at, wrong) }]
  })

/** Fields that no caller may set about their own account. */
const FORBIDDEN = ['user_id', 'is_staff', 'price', 'status', 'company']

const CHINESE = /[\u4e00-\u9fff]/

/**
 * The message for a position, or for the only value of a list sent there; otherwise the position of the actual
 * message.
 */
const wordsAt = (errors: Record<string, string[]>, at: string) =>
  (errors[at] ?? errors[`${at}.0`])?.join('') ?? Object.keys(errors).join()

const isSigned = ({ path }: ResolvedEndpoint) => LEGACY_NAME.test(path.slice(1))

const queries = everyEndpoint.filter(([, { query, method }]) => method === 'GET' && wrongIn(query).length > 0)
const bodies = everyEndpoint.filter(([, endpoint]) => takesBody(endpoint))

const SECRET = 'not-to-be-repeated '
/** Fields that are declared as secret, by endpoint. */
const secrets = bodies.flatMap(([title, endpoint]) => {
  const places = placesOf(endpoint.body ?? {}).filter(({ schema }) => schema.writeOnly)
  return places.length > 0 ? [[title, endpoint, places.map(({ at }) => at)] as const] : []
})

/** By name, or because the description calls it a password. */
const isSecret = (at: string, { description = '', enum: choices }: ApiSchema) =>
  /password$|\b(vcode|proof|union_id)$/.test(at) || (choices === undefined && description.endsWith('密码'))

it('every password, SMS code and proof in a body is declared as secret', () => {
  const missing = bodies.flatMap(([title, { body = {} }]) =>
    placesOf(body)
      .filter(({ at, schema }) => isSecret(at, schema) && !schema.writeOnly)
      .map(({ at }) => `${title} ${at}`),
  )
  expect(missing).toEqual([])
  expect(secrets.length).toBeGreaterThan(15)
})

describeApi('every declared field', (open) => {
  /** The message for each position, as `located` expects it. */
  const saidOf = async (endpoint: ResolvedEndpoint, part: 'query' | 'body', wrong: Wrong[]) => {
    const cookie = await whoMayCallAny(open().app, endpoint)
    const check = async ({ at, value }: Wrong) => {
      const sent = part === 'query' ? { query: value as JsonObject } : { body: value }
      const { statusCode, payload } = await sendCall(open().app, endpoint, only(endpoint, sent), cookie)
      const { msg, data } = JSON.parse(payload)
      return { at, statusCode, msg, data, words: wordsAt(data.errors ?? {}, at) }
    }
    return Promise.all(wrong.map(check))
  }
  const located = ({ at }: Wrong) => {
    const data = expect.objectContaining({ status_code: 422, code: ERRORS.invalid.code })
    return { at, statusCode: 422, msg: expect.any(String), data, words: expect.stringMatching(CHINESE) }
  }

  it.each(queries)(
    '%s refuses a wrong type in each parameter of its query: 422',
    async (_title, endpoint) => {
      const wrong = wrongIn(endpoint.query)
      expect(await saidOf(endpoint, 'query', wrong)).toEqual(wrong.map(located))
    },
  )

  it.each(bodies)('%s refuses a wrong type in each field of its body: 422', async (_title, endpoint) => {
    // signed requests must be objects, or the signature is wrong
    const whole: Wrong[] = isSigned(endpoint) ? [] : [{ at: '.', value: 'wrong' }]
    const wrong = [...wrongIn(endpoint.body ?? {}), ...whole]
    expect(await saidOf(endpoint, 'body', wrong)).toEqual(wrong.map(located))
  })

  it.each(secrets)('%s does not repeat secret values in its errors', async (_title, endpoint, places) => {
    const values = [{ is: SECRET }, SECRET.repeat(100)]
    const wrong = places.flatMap((at) => values.map((value) => ({ at, value: onlyAt(at, value) })))
    const whole = isSigned(endpoint) ? [] : [{ at: '.', value: SECRET }]
    for (const said of await saidOf(endpoint, 'body', [...wrong, ...whole])) {
      expect(said.statusCode).toBe(422)
      expect(JSON.stringify(said)).not.toContain(SECRET.trim())
    }
  })

  it.each(bodies)('%s refuses unknown fields in each of its objects: 400', async (_title, endpoint) => {
    const cookie = await whoMayCallAny(open().app, endpoint)
    const closed = closedObjects(endpoint.body ?? {})
    expect(closed.map(([at]) => at)).toContain('')
    const check = async ([at, { properties = {} }]: [string, ApiSchema]) => {
      const names = ['is_strange', ...FORBIDDEN].filter((name) => !(name in properties))
      const unknown = Object.fromEntries(names.map((name) => [name, '1']))
      const body = at === '' ? unknown : onlyAt(at, unknown)
      const answer = await sendCall(open().app, endpoint, only(endpoint, { body }), cookie)
      const { code, errors = {} } = JSON.parse(answer.payload).data
      expect([at, answer.statusCode, code]).toEqual([at, 400, ERRORS.unknown_field.code])
      const places = names.map((name) => [at, name].filter(Boolean).join('.'))
      expect(Object.keys(errors).toSorted()).toEqual(places.toSorted())
    }
    await Promise.all(closed.map(check))
  })
})
