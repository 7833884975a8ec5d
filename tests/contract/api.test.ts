/**
 * Every endpoint of the shop, as schemas/api declare them: its answer matches the declaration, and it refuses what it
 * must.
 *
 * A new endpoint needs sample calls, else the first test here fails. They are in `tests/contract/shop/`, one file per
 * group, found by glob:
 *
 *     // tests/contract/shop/addresses.ts
 *     export const samples: Samples = {
 *       'GET /member/addresslist': [{}, { query: '?page=2' }],
 *       'POST /member/address': [{ body: { username: '某人', … } }],
 *       // prerequisites are created by a function
 *       'DELETE /member/address/{id}': [async ({ member }) => ({ params: { id: await newAddress(member) } })],
 *     }
 *
 * Each sample is called by new members of its own, over the demo companies; it must answer 200.
 */
import { Ajv } from 'ajv'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { ResolvedEndpoint } from '@schemas/api/endpoint'
import { API_BASE } from '@server/app/build-app'
import { ERRORS } from '@server/core/errors'
import { endpoints } from '@server/platform/http/endpoints'
import { callShop, newMember } from '@tests/helpers/member'
import { describeApiEmbedded } from '@tests/helpers/seeded-app'
import { apiPageFaults, declarationFaults } from './kit/declared'
import { samples } from './kit/samples'
import { fileLike, fileOf } from './kit/files'
import { once } from './kit/once'
import { addressOf, prepare, whoMayCall } from './kit/shop-calls'
import type { Sample } from './shop/sample'

const all = [...endpoints]
const isPlain = ({ method, effects, auth }: ResolvedEndpoint) =>
  method === 'GET' && !effects && auth === 'anyone'
const guarded = all.filter(([, { auth }]) => auth !== 'anyone')
const changing = all.filter(([, { method, effects }]) => effects || method !== 'GET')
const cached = all.filter(
  ([, { method, effects, auth }]) => method === 'GET' && !effects && auth === 'anyone',
)
const calls = all.flatMap(([key, endpoint]) =>
  (samples[key] ?? []).map((source, i) => ({ title: `${key} #${i + 1}`, source, endpoint })),
)
const fileCalls = calls.filter(({ endpoint }) => endpoint.file)
const dataCalls = calls.filter(({ endpoint }) => !endpoint.file)
const legacyCalls = all.flatMap(([key, endpoint]) =>
  (endpoint.legacy ?? []).map((name) => ({ key, name, endpoint })),
)
/** Personal answers must not be cached; public answers may be cached by anyone. */
function cachingOf(endpoint: ResolvedEndpoint, { as = 'visitor', secret }: Sample): RegExp {
  if (secret) return /^private, no-store$/
  if (!isPlain(endpoint)) return /^no-store$/
  return as === 'visitor' ? /^(no-cache|public, max-age=\d+)$/ : /^(private, no-cache|public, max-age=\d+)$/
}

const ajv = new Ajv({ strict: true, allErrors: true, strictRequired: false, strictTypes: false })
ajv.addVocabulary(['x-alias'])

describe('every declared endpoint of the shop', () => {
  it('have sample calls, a Chinese summary, existing errors and closed objects', () => {
    expect(declarationFaults(all, samples)).toEqual([])
  })

  it('no sample calls an undeclared endpoint', () => {
    expect(Object.keys(samples).filter((key) => !endpoints.has(key))).toEqual([])
  })

  it('no two endpoints answer to one legacy name', () => {
    const names = legacyCalls.map(({ name }) => name)
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
  })
})

describeApiEmbedded('provider API', (open) => {
  it.each(fileCalls)('$title answers with its file', async ({ source, endpoint }) => {
    const { send, sample } = await prepare(open, endpoint, source)
    const { statusCode, headers } = await send()
    expect([statusCode, fileOf(headers)]).toEqual([200, fileLike(endpoint)])
    expect(headers['cache-control']).toMatch(cachingOf(endpoint, sample))
  })

  it.each(dataCalls)('$title answers as declared', async ({ source, endpoint }) => {
    const { send, sample, mobiles } = await prepare(open, endpoint, source)
    const { statusCode, payload, headers } = await send()
    expect([statusCode, payload.slice(0, 200)]).toEqual([200, expect.stringMatching(/^\{"data"/)])
    const { answer } = endpoint
    expect(headers['cache-control']).toMatch(cachingOf(endpoint, sample))
    // numbers are masked
    const shown = mobiles.filter((mobile) => payload.includes(mobile))
    expect(sample.unmasked ? [] : shown).toEqual([])
    const { data } = JSON.parse(payload)
    const validate = ajv.compile(answer)
    validate(data)
    expect(validate.errors).toBeNull()
    const isList = 'list' in Object(data)
    const counted = 'count' in Object(data) && data.count === data.total_count
    expect(counted, 'a list, and nothing else, answers equal count and total_count (rule api-3)').toBe(isList)
  })

  it.each(legacyCalls)('$name is $key', async ({ key, name, endpoint }) => {
    const { sample, caller, options } = await prepare(open, endpoint, samples[key]?.[0])
    const { params = {}, query = '' } = sample
    // the gateway had no paths: their parameters are in the query with the others
    const inBody = options.method !== 'GET'
    const legacy = {
      method: inBody ? ('POST' as const) : ('GET' as const),
      ...(inBody &&
        (options.payload ? { payload: options.payload } : { body: { ...params, ...Object(options.body) } })),
      ...(options.headers && { headers: options.headers }),
    }
    const own = addressOf('', {
      query: typeof query === 'string' ? query : { ...query, ...(!inBody && params) },
    })
    const named = await caller.call(`/${name}${own}`, legacy)
    expect([named.statusCode, named.payload.slice(0, 200)]).toEqual([200, expect.stringMatching(/^\{"data"/)])
    const validate = ajv.compile(endpoint.answer)
    validate(named.json().data)
    expect(validate.errors).toBeNull()
  })

  it.each(guarded)('%s needs a member: 401', async (_key, { method, path }) => {
    const answer = await callShop(open().app, addressOf(path), { method })
    expect([answer.statusCode, answer.json().data.code]).toEqual([401, ERRORS.unauthenticated.code])
  })

  it.each(guarded.filter(([, { auth }]) => auth === 'staff'))(
    '%s needs an employee: 403',
    async (_key, { method, path }) => {
      const { app } = open()
      const { call } = await once(app, 'member', () => newMember(app))
      const answer = await call(addressOf(path), { method })
      expect([answer.statusCode, answer.json().data.code]).toEqual([403, ERRORS.not_staff.code])
    },
  )

  it.each(guarded)('%s refuses another company’s session: 401', async (_key, { method, path, auth }) => {
    const { app } = open()
    const who = { company_id: '2', staff: auth === 'staff' }
    const { cookie } = await once(app, JSON.stringify(who), () => newMember(app, who))
    const answer = await callShop(app, addressOf(path), { method, headers: { cookie } })
    expect([answer.statusCode, answer.json().data.code]).toEqual([401, ERRORS.company_mismatch.code])
  })

  it.each(changing)('%s refuses a foreign origin: 403', async (_key, endpoint) => {
    const { method, path, auth } = endpoint
    const { call } = await once(open().app, `of ours, ${auth}`, () => whoMayCall(open(), endpoint))
    const answer = await call(addressOf(path), { method, headers: { origin: 'https://evil.example' } })
    expect([answer.statusCode, answer.json().data.code]).toEqual([403, ERRORS.foreign_origin.code])
  })

  it.each(all)('%s needs a company: 401', async (_key, { path, method }) => {
    const url = API_BASE + addressOf(path)
    const answer = await open().app.inject({ method, url, headers: { host: 'nobody.localhost' } })
    expect([answer.statusCode, answer.json().data.code]).toEqual([401, ERRORS.company_not_found.code])
  })

  it.each(cached)('%s answers 304 to a client that has the answer already', async (key, endpoint) => {
    const { path, caller, options, send } = await prepare(open, endpoint, samples[key]?.[0])
    // some answers count the seconds to an event
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const headers = { ...options.headers, 'if-none-match': String((await send()).headers.etag) }
    const again = await caller.call(path, { headers })
    expect([again.statusCode, again.payload]).toEqual([304, ''])
  })

  it('every endpoint is on the API page with its parameters', async () => {
    expect(await apiPageFaults(open().app, API_BASE, all)).toEqual([])
  })

  it('a legacy call answers under its own name and as a method', async () => {
    const named = await open().get('/theme.tmpl?platform=pc')
    const asMethod = await open().get('/api?method=theme.tmpl&platform=pc')
    expect(named.statusCode).toBe(200)
    expect(asMethod.payload).toBe(named.payload)
    expect((await open().get('/api?method=theme.nothing')).statusCode).toBe(404)
    expect((await open().get('/api')).statusCode).toBe(404)
  })
})
