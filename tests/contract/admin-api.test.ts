/**
 * Every endpoint below /api/admin, as schemas/api/admin-*.json declare them: who may call it, and that its answer
 * matches the declaration.
 *
 * A new endpoint needs sample calls, else the first test here fails. They are in `tests/contract/admin/`, one file
 * per group, found by glob:
 *
 *     // tests/contract/admin/pages.ts
 *     export const samples: Samples = {
 *       'GET /pages': [{}, { query: '?page_type=home' }],
 *       'PUT /pages/{page_id}': [{ params: { page_id: 'story' }, body: { title: '新标题' } }],
 *       // prerequisites are created by a function
 *       'DELETE /pages/{page_id}': [async ({ as }) => ({ params: { page_id: await newPage(await as('editor')) } })],
 *     }
 *
 * Each sample is called with the lowest permitted role, in the order of the declarations, over the demo companies; it
 * must answer 200. Samples of one endpoint must not depend on effects of another's.
 */
import { Ajv } from 'ajv'
import type { FastifyInstance } from 'fastify'
import { describe, expect, it } from 'vitest'
import type { ResolvedEndpoint } from '@schemas/api/endpoint'
import { xKeywords } from '@schemas/dialect/keywords'
import { ALL_RIGHTS, missingRight, type Preset, type Right, withNeeded } from '@schemas/rights'
import { ERRORS } from '@server/core/errors'
import { adminEndpoints } from '@server/platform/http/endpoints'
import { ADMIN_BASE } from '@server/platform/http/declare-admin'
import { signInAs, signInWith } from '@tests/helpers/operator'
import { describeApiEmbedded } from '@tests/helpers/seeded-app'
import type { Sample } from './admin/sample'
import {
  adminAddress,
  adminSample,
  adminSamples as samples,
  kindSample,
  lowestRole,
  rightsFor,
} from './kit/admin-calls'
import { apiPageFaults, declarationFaults } from './kit/declared'
import { fileLike, fileOf } from './kit/files'
import { once } from './kit/once'

const all = [...adminEndpoints]
const guarded = all.filter(([, { right }]) => right !== 'anyone')
const unsafe = all.filter(([, { method }]) => method !== 'GET')
const calls = all.flatMap(([key, endpoint]) =>
  (samples[key] ?? []).map((source, i) => ({ title: `${key} #${i + 1}`, source, endpoint })),
)
const fileCalls = calls.filter(({ endpoint }) => endpoint.file)
const dataCalls = calls.filter(({ endpoint }) => !endpoint.file)
/** Samples of endpoints that need a session. */
const naming = calls.filter(({ endpoint }) => endpoint.right !== 'anyone')
const ID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|(?<!\d)\d{15,20}(?!\d)/
const isRefusal = (status: number) => [400, 404, 409, 422].includes(status)
/** The role directly below the permitted one. */
const BELOW: Partial<Record<Preset, Preset>> = { owner: 'editor', editor: 'viewer' }
const belowOf = (endpoint: ResolvedEndpoint) => BELOW[lowestRole(endpoint)]

/** Operators whose calls are refused, or whose answers are not looked at: one for all endpoints of an app. */
const oneOf = (app: FastifyInstance, account: string, company_id?: string) =>
  once(app, `${account} of ${company_id}`, () => signInAs(app, account, company_id))
const holderOf = (app: FastifyInstance, rights: readonly Right[]) =>
  once(app, rights.join(), () => signInWith(app, { rights }))

const ajv = new Ajv({ strict: true, allErrors: true, strictRequired: false, strictTypes: false })
ajv.addVocabulary(['x-alias', ...xKeywords])

describe('every declared endpoint for operators', () => {
  it('have sample calls, a Chinese summary, existing errors and closed objects', () => {
    expect(declarationFaults(all, samples)).toEqual([])
  })

  it('no sample calls an undeclared endpoint', () => {
    expect(Object.keys(samples).filter((key) => !adminEndpoints.has(key))).toEqual([])
  })

  it('viewers may change only their own account and files, and write notes; all their other calls read', () => {
    const wrong = unsafe.filter(
      ([, endpoint]) =>
        lowestRole(endpoint) === 'viewer' &&
        endpoint.right !== 'anyone' &&
        (endpoint.reads ?? false) === /^\/account\/|\/export$|\/notes(?:\/|$)/.test(endpoint.path),
    )
    expect(wrong.map(([key]) => key)).toEqual([])
  })
})

describeApiEmbedded('admin API', (open) => {
  const inject = (
    method: string,
    url: string,
    headers: Record<string, string> = {},
    payload?: string | Buffer,
  ) =>
    open().app.inject({
      method: method as 'GET',
      url,
      headers: { host: 'hean.localhost', ...headers },
      ...(payload !== undefined && { payload }),
    })

  const send = ({ method, path }: ResolvedEndpoint, sample: Sample, by: Record<string, string>) => {
    const { body, payload = body === undefined ? undefined : JSON.stringify(body) } = sample
    const json: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' }
    return inject(method, adminAddress(path, sample), { ...json, ...sample.headers, ...by }, payload)
  }

  it.each(guarded)('%s needs a session: 401', async (_key, { method, path }) => {
    const answer = await inject(method, adminAddress(path))
    expect([answer.statusCode, answer.json().data.code]).toEqual([401, ERRORS.unauthenticated.code])
  })

  it.each(guarded.filter(([, endpoint]) => belowOf(endpoint)))(
    '%s needs its right: 403 for the role below',
    async (key, endpoint) => {
      const { cookie } = await oneOf(open().app, belowOf(endpoint) ?? 'viewer')
      const { params = {} } = kindSample(key)
      const answer = await inject(endpoint.method, adminAddress(endpoint.path, { params }), { cookie })
      expect([answer.statusCode, answer.json().data.code]).toEqual([403, ERRORS.forbidden.code])
    },
  )

  it.each(guarded.filter(([, { right }]) => right !== 'operator'))(
    '%s opens with its right alone, and with all others it does not',
    async (key, endpoint) => {
      const { app } = open()
      const { params = {} } = kindSample(key)
      const needed = rightsFor(key, endpoint)
      const call = async (rights: readonly Right[]) => {
        const { cookie } = await holderOf(app, rights)
        return inject(endpoint.method, adminAddress(endpoint.path, { params }), { cookie })
      }
      const others = ALL_RIGHTS.filter((right) => !withNeeded([right]).some((each) => needed.includes(each)))
      const refused = await call(others)
      expect([refused.statusCode, refused.json().msg]).toEqual([403, missingRight(needed)])
      for (const right of needed) expect((await call([right])).json().msg ?? '').not.toContain('的权限')
    },
  )

  it.each(guarded)('%s refuses another company’s session: 401', async (_key, { method, path }) => {
    const { cookie } = await oneOf(open().app, 'owner', '2')
    const answer = await inject(method, adminAddress(path), { cookie })
    expect([answer.statusCode, answer.json().data.code]).toEqual([401, ERRORS.company_mismatch.code])
  })

  it.each(unsafe)('%s refuses a foreign origin: 403', async (_key, { method, path }) => {
    const { cookie } = await oneOf(open().app, 'owner')
    const answer = await inject(method, adminAddress(path), { cookie, origin: 'https://evil.example' })
    expect([answer.statusCode, answer.json().data.code]).toEqual([403, ERRORS.foreign_origin.code])
  })

  it.each(fileCalls)('$title answers with its file', async ({ source, endpoint }) => {
    const { app } = open()
    const sample = await adminSample(app, source)
    const { cookie } = await signInAs(app, 'viewer')
    const { statusCode, headers } = await send(endpoint, sample, { cookie })
    expect([statusCode, fileOf(headers)]).toEqual([200, fileLike(endpoint)])
    expect(headers['cache-control']).toBe('no-store')
  })

  it.each(dataCalls)('$title answers as declared', async ({ source, endpoint }) => {
    const { app } = open()
    const sample = await adminSample(app, source)
    const { answer } = endpoint
    const { cookie } = await signInAs(app, lowestRole(endpoint))
    const response = await send(endpoint, sample, { cookie })
    expect(response.headers['cache-control']).toBe('no-store')
    expect([response.statusCode, response.payload.slice(0, 7)]).toEqual([200, '{"data"'])
    const { data } = response.json()
    const validate = ajv.compile(answer)
    validate(data)
    expect(validate.errors).toBeNull()
    // Rule api-3
    const isList = 'list' in Object(data)
    expect([isList, 'count' in Object(data) && data.count === data.total_count]).toEqual([isList, isList])
  })

  it.each(naming)(
    '$title of the first company is not found by the owner of another company',
    async ({ source, endpoint }) => {
      const { app } = open()
      const sample = await adminSample(app, source)
      const sent = adminAddress(endpoint.path, sample) + JSON.stringify(sample.body)
      // ids created for this call must be unknown elsewhere; names such as `home` exist in every company
      if (!ID.test(sent)) return
      const { cookie } = await signInAs(app, 'owner', '2')
      const foreign = await send(endpoint, sample, { cookie, host: 'songjian.localhost' })
      expect([foreign.statusCode, foreign.payload.slice(0, 200)]).toEqual([
        expect.toSatisfy(isRefusal),
        expect.any(String),
      ])
    },
  )

  it('every endpoint is on the API page with its parameters', async () => {
    expect(await apiPageFaults(open().app, ADMIN_BASE, all)).toEqual([])
  })
})
