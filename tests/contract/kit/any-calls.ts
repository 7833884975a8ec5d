/** Calls of every endpoint of both areas with any caller and any data. */
import type { FastifyInstance } from 'fastify'
import { parse, stringify } from 'qs'
import type { ResolvedEndpoint } from '@schemas/api/endpoint'
import type { Json, JsonObject } from '@schemas/page'
import { adminEndpoints, endpoints } from '@server/platform/http/endpoints'
import { ADMIN_BASE } from '@server/platform/http/declare-admin'
import { parseQuery } from '@server/platform/http/bodies'
import { isObject, type GeneratedCall, type KnownCall } from '@tests/helpers/arbitrary/calls'
import { callShop, newMember } from '@tests/helpers/member'
import { COMPANY_HOSTS, signInAs } from '@tests/helpers/operator'
import type { Answer, SeededApp } from '@tests/helpers/seeded-app'
import { signedPath } from '@tests/helpers/signed'
import { adminSample, adminSamples, lowestRole } from './admin-calls'
import { once } from './once'
import { samplesOf } from './samples'
import { prepare } from './shop-calls'

export const everyEndpoint: [title: string, endpoint: ResolvedEndpoint][] = [
  ...endpoints,
  ...adminEndpoints,
].map(([key, endpoint]) => [`${endpoint.area} ${key}`, endpoint])

export const OTHERS = ['visitor', 'member', 'staff', 'foreigner', 'operator'] as const
type Other = (typeof OTHERS)[number]

/** Cookies of unrelated callers, shared by all calls of an app. */
export const anybody = (app: FastifyInstance): Promise<Record<Other, string>> =>
  once(app, 'anybody', () => makeAnybody(app))

async function makeAnybody(app: FastifyInstance): Promise<Record<Other, string>> {
  const [member, staff, foreigner, operator] = await Promise.all([
    newMember(app),
    newMember(app, { staff: true }),
    newMember(app, { company_id: '2' }),
    signInAs(app, 'viewer'),
  ])
  const { cookie } = member
  return {
    visitor: '',
    member: cookie,
    staff: staff.cookie,
    foreigner: foreigner.cookie,
    operator: operator.cookie,
  }
}

/** A call that is answered, with the cookie of a permitted caller. */
export async function knownCall(
  open: () => SeededApp,
  endpoint: ResolvedEndpoint,
): Promise<{ known: KnownCall; caller: string }> {
  const { app } = open()
  const key = `${endpoint.method} ${endpoint.path}`
  if (endpoint.area === 'admin') {
    const sample = await adminSample(app, adminSamples[key]?.[0] ?? {})
    return { known: knownOf(sample), caller: await whoMayCallAny(app, endpoint) }
  }
  const [source = {}] = samplesOf(key)
  // no prerequisites are needed: any permitted caller will do
  if (typeof source !== 'function' && source.as === undefined)
    return {
      known: knownOf(source),
      caller: endpoint.auth === 'anyone' ? '' : await whoMayCallAny(app, endpoint),
    }
  const { sample, caller } = await prepare(open, endpoint, source)
  return { known: knownOf(sample), caller: 'cookie' in caller ? String(caller.cookie) : '' }
}

/** The cookie of a caller permitted by an endpoint, shared by all endpoints with the same audience. */
export function whoMayCallAny(app: FastifyInstance, endpoint: ResolvedEndpoint): Promise<string> {
  const { area, auth } = endpoint
  const role = area === 'admin' ? lowestRole(endpoint) : auth
  return once(app, `allowed ${role}`, async () => {
    if (area === 'admin') return (await signInAs(app, lowestRole(endpoint))).cookie
    return (await newMember(app, { staff: auth === 'staff' })).cookie
  })
}

interface AnySample {
  params?: Record<string, string>
  query?: string | Record<string, unknown>
  body?: unknown
}

function knownOf({ params = {}, query = '', body }: AnySample): KnownCall {
  const read = typeof query === 'string' ? parse(query, { ignoreQueryPrefix: true }) : query
  return { params, query: read as JsonObject, body: body as Json | undefined }
}

/** Sends a call to the first demo company. A body that is not an object cannot be a form. */
export async function sendCall(
  app: FastifyInstance,
  { method, path: endpointPath, area }: ResolvedEndpoint,
  { params, query, body, asForm }: GeneratedCall,
  cookie: string,
): Promise<Answer> {
  const address = endpointPath.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(params[name] ?? 'x'),
  )
  const isForm = asForm && isObject(body)
  const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json'
  const url = address + stringify(encodable(query), { addQueryPrefix: true })
  const headers = {
    ...(cookie !== '' && { cookie }),
    ...(body !== undefined && { 'content-type': type }),
  }
  const payload = isForm ? stringify(encodable(body)) : JSON.stringify(body)
  if (area === 'shop') {
    const path = await signedPath(app, url, isForm ? parseQuery(payload) : body, '1')
    return callShop(app, path, { method, headers, ...(body !== undefined && { payload }) })
  }
  return app.inject({
    method,
    url: ADMIN_BASE + url,
    headers: { host: COMPANY_HOSTS['1'] ?? '', ...headers },
    ...(body !== undefined && { payload }),
  })
}

/** URLs contain no unpaired surrogates. */
const encodable = (values: JsonObject): JsonObject =>
  JSON.parse(JSON.stringify(values).replaceAll(/\\ud[89a-f][\da-f]{2}/gi, '?'))
