import type { FastifyRequest } from 'fastify'
import type { ResolvedEndpoint } from '@schemas/api/endpoint'
import type { Endpoints } from '@schemas/generated/api'
import { AppError } from '../../core/errors'
import { isTextual, MEMBER_BYTES, OPEN_BYTES } from './bodies'
import { declarationsOf, type EndpointRequest } from './declare'
import { endpoints } from './endpoints'
import { flagsFromNumbers, fromText } from './from-text'
import { onceAsDeclared } from './idempotency-key'
import { LEGACY_NAME } from './legacy-calls'
import { legacyRoutes, takeParameters } from './legacy-routes'
import type { CurrentMember } from '../sessions/member-sessions'
import { mayBeForged } from './origins'

/** Base path of the shop's API. */
export const API_BASE = '/api/h5app/wxapp'

/** `METHOD /path` of an endpoint of the shop that schemas/api declares. */
export type EndpointKey = keyof Endpoints

/** `member` is `null` for visitors. */
export type ApiRequest<K extends EndpointKey> = EndpointRequest<Endpoints[K]> & {
  member: CurrentMember | null
}
export type MemberRequest<K extends EndpointKey> = EndpointRequest<Endpoints[K]> & { member: CurrentMember }

const shop = declarationsOf<Endpoints, { member: CurrentMember | null }, { member: CurrentMember }>({
  endpoints,
  names: { open: 'declare', guarded: 'declareMember' },
  audienceOf: ({ auth }) => auth,
  callerOf: ({ member }) => ({ member }),
  requireCaller,
  admit({ auth, effects = false, method }, request) {
    const changes = effects || method !== 'GET'
    if (changes && mayBeForged(request)) throw new AppError('foreign_origin')
    if (auth === 'anyone') return
    const { member } = requireCaller(request)
    if (auth === 'staff' && !member.staff) throw new AppError('not_staff')
  },
  errorsOf: ({ method, auth, body, effects = false, idempotent }) => [
    'wrong_sign',
    ...(body ? (['unknown_field'] as const) : []),
    ...(auth === 'anyone' ? [] : (['unauthenticated', 'account_disabled', 'company_mismatch'] as const)),
    ...(auth === 'staff' ? (['not_staff'] as const) : []),
    ...(idempotent === 'click' || idempotent === 'key' ? (['key_reused', 'conflict'] as const) : []),
    ...(effects || method !== 'GET' ? (['foreign_origin'] as const) : []),
  ],
  optionsOf: (endpoint) => ({
    config: { signature: signatureFor(endpoint) },
    bodyLimit: endpoint.auth === 'anyone' ? OPEN_BYTES : MEMBER_BYTES,
  }),
  setHeaders(endpoint, request, reply) {
    // headers set by a handler take precedence
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', caching(endpoint, request))
    if (!reply.hasHeader('vary')) reply.header('vary', 'accept-encoding, authorization, cookie, host')
  },
  beforeValidation(endpoint, request, admit) {
    if (isLegacy(endpoint)) takeParameters(endpoint, request)
    admit()
    if (endpoint.body?.type) takeQueryIntoBody(endpoint, request)
  },
  run: onceAsDeclared,
  aliasesOf: legacyRoutes,
})

/** Serves an endpoint of the shop that anyone may call. Its legacy names answer too. */
export const declare = shop.open

/** The same for an endpoint that answers with a file (`file` in schemas/api). */
export const declareFile = shop.openFile

/** The same for members (`auth: member`) and employees (`auth: staff`); visitors get 401. */
export const declareMember = shop.guarded

/** The same for an endpoint that answers with a file. */
export const declareMemberFile = shop.guardedFile

function requireCaller({ member, memberRefusal }: FastifyRequest): { member: CurrentMember } {
  if (!member) throw new AppError(memberRefusal)
  return { member }
}

const isLegacy = ({ path }: ResolvedEndpoint) => LEGACY_NAME.test(path.slice(1))

/** A `sign` that the endpoint itself declares belongs to a payment provider. */
function signatureFor(endpoint: ResolvedEndpoint): 'required' | 'checked' | undefined {
  const { properties } = endpoint.query
  if (properties && 'sign' in properties) return undefined
  return isLegacy(endpoint) ? 'required' : 'checked'
}

/** Secrets must not be sent in a URL: URLs appear in logs, browser histories and Referer headers. */
const PASSWORD = /password|^pwd$/i
const IN_ADDRESS = '密码不能写在地址里，请放在 POST 的内容里'

/** The desktop clients send the body of a PUT or DELETE in the query. */
function takeQueryIntoBody({ body = {} }: ResolvedEndpoint, request: FastifyRequest) {
  const query = { ...(request.query as Record<string, unknown>) }
  const secret = Object.keys(query).find((name) => PASSWORD.test(name))
  if (secret !== undefined)
    throw new AppError('invalid', { message: IN_ADDRESS, errors: { [secret]: [IN_ADDRESS] } })
  // validation reports that an object is expected
  if (Array.isArray(request.body) || !['object', 'undefined'].includes(typeof request.body)) return
  if (isTextual(request.body)) fromText(body, request.body)
  else flagsFromNumbers(body, request.body)
  fromText(body, query)
  request.body = { ...query, ...(request.body as object | null) }
}

/** Personal responses must not be stored by shared caches. */
function caching({ method, auth, effects = false }: ResolvedEndpoint, { member }: FastifyRequest): string {
  if (effects || method !== 'GET' || auth !== 'anyone') return 'no-store'
  return member ? 'private, no-cache' : 'no-cache'
}
