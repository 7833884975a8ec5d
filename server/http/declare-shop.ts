import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ResolvedEndpoint } from '@schemas/api/endpoint'
import type { Endpoints } from '@schemas/generated/api'
import { AppError, type ErrorName } from '../core/errors'
import { endpoints, needEndpoint, queryOf, routeOf, withinList } from './declare'
import { MEMBER_BYTES, OPEN_BYTES } from './bodies'
import { sendData, sendFile, type FileAnswer, type FileKey, type Sending } from './file-answer'
import { flagsFromNumbers, fromText } from './from-text'
import { onceAsDeclared } from './idempotency-key'
import { LEGACY_NAME } from './legacy-calls'
import { legacyRoutes, takeParameters } from './legacy-routes'
import type { CurrentMember } from '../members/auth/member-sessions'
import { isTextual } from './query-string'
import { mayBeForged } from './same-origin'

/** Where the shop's API stands (provider-api §1). */
export const API_BASE = '/api/h5app/wxapp'

/** `METHOD /path` of an endpoint of the shop that schemas/api declares. */
export type EndpointKey = keyof Endpoints

export interface ApiRequest<K extends EndpointKey> {
  params: Endpoints[K]['params']
  /** Validated, with its defaults, under the names that the schema gives. */
  query: Endpoints[K]['query']
  body: Endpoints[K]['body']
  /** Whose rows may be read; every query of a handler names it. */
  company_id: string
  /** `null` for visitors. */
  member: CurrentMember | null
  /** For what the declaration cannot say: cookies out, the address of who asks. */
  request: FastifyRequest
  reply: FastifyReply
}

export type MemberRequest<K extends EndpointKey> = ApiRequest<K> & { member: CurrentMember }

type Answer<K extends EndpointKey> = Promise<Endpoints[K]['answer']>

/**
 * Serves one endpoint of the shop as schemas/api declares it: the declaration validates the request, serialises the
 * answer (what it does not name never leaves the server) and is what the API page shows. Its legacy names answer too.
 * @throws Error for an address that no file declares, or one that only members may call
 */
export function declare<K extends EndpointKey>(
  app: FastifyInstance,
  key: K,
  handler: (request: ApiRequest<K>) => Answer<K>,
) {
  const endpoint = needOpen(key)
  const answer: Answering<unknown> = async (request, reply) =>
    onceAsDeclared(endpoint, request, () => handler(partsOf<K>(endpoint, request, reply)))
  route(app, endpoint, answer, sendData)
}

/** The same for what answers with a file (`file` in schemas/api). */
export function declareFile<K extends FileKey<Endpoints>>(
  app: FastifyInstance,
  key: K,
  handler: (request: ApiRequest<K>) => Promise<FileAnswer>,
) {
  const endpoint = needOpen(key)
  route(app, endpoint, async (...asked) => handler(partsOf<K>(endpoint, ...asked)), sendFile(endpoint))
}

function needOpen(key: EndpointKey): ResolvedEndpoint {
  const endpoint = needEndpoint(endpoints, key)
  if (endpoint.auth !== 'anyone')
    throw new Error(`${key} is for a ${endpoint.auth}: declare it with declareMember`)
  return endpoint
}

/** The same for members (`auth: member`) and employees (`auth: staff`); a visitor gets 401. */
export function declareMember<K extends EndpointKey>(
  app: FastifyInstance,
  key: K,
  handler: (request: MemberRequest<K>) => Answer<K>,
) {
  const endpoint = needGuarded(key)
  route(app, endpoint, asMember<K, unknown>(endpoint, handler), sendData)
}

/** The same for what answers with a file. */
export function declareMemberFile<K extends FileKey<Endpoints>>(
  app: FastifyInstance,
  key: K,
  handler: (request: MemberRequest<K>) => Promise<FileAnswer>,
) {
  const endpoint = needGuarded(key)
  route(app, endpoint, asMember(endpoint, handler), sendFile(endpoint))
}

function needGuarded(key: EndpointKey): ResolvedEndpoint {
  const endpoint = needEndpoint(endpoints, key)
  if (endpoint.auth === 'anyone') throw new Error(`${key} is for anyone: declare it with declare`)
  return endpoint
}

const asMember =
  <K extends EndpointKey, T>(
    endpoint: ResolvedEndpoint,
    handler: (request: MemberRequest<K>) => Promise<T>,
  ): Answering<T> =>
  async (request, reply) => {
    const { member, memberRefusal } = request
    if (!member) throw new AppError(memberRefusal)
    return onceAsDeclared(endpoint, request, () =>
      handler({ ...partsOf<K>(endpoint, request, reply), member }),
    )
  }

type Answering<T> = (request: FastifyRequest, reply: FastifyReply) => Promise<T>

function route<T>(app: FastifyInstance, endpoint: ResolvedEndpoint, answer: Answering<T>, send: Sending<T>) {
  const isLegacy = LEGACY_NAME.test(endpoint.path.slice(1))
  const declared = {
    ...routeOf(endpoint, commonErrors(endpoint)),
    config: { signature: signatureFor(endpoint, isLegacy) },
    bodyLimit: endpoint.auth === 'anyone' ? OPEN_BYTES : MEMBER_BYTES,
    onRequest: async (request: FastifyRequest) => admit(endpoint, request),
  }
  const handling = {
    preValidation: async (request: FastifyRequest) => {
      if (isLegacy) takeParameters(endpoint, request)
      // checked again, since the body may have named the company
      admit(endpoint, request)
      if (endpoint.body?.type) takeQueryIntoBody(endpoint, request)
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const answered = await withinList(request, endpoint, () => answer(request, reply))
      // a handler knows better what is the same for everybody
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', caching(endpoint, request))
      if (!reply.hasHeader('vary')) reply.header('vary', 'accept-encoding, authorization, cookie, host')
      return send(reply, answered)
    },
  }
  app.route({ ...declared, ...handling })
  for (const legacy of legacyRoutes(endpoint, declared, handling)) app.route(legacy)
}

/** A `sign` that the endpoint names itself is somebody else's: a payment gateway's. */
function signatureFor({ query }: ResolvedEndpoint, isLegacy: boolean): 'required' | 'checked' | undefined {
  if (query.properties && 'sign' in query.properties) return undefined
  return isLegacy ? 'required' : 'checked'
}

/** @throws AppError where nobody is signed in who must be, or another site sends what changes something */
function admit({ auth, effects = false, method }: ResolvedEndpoint, request: FastifyRequest) {
  const changes = effects || method !== 'GET'
  if (changes && mayBeForged(request)) throw new AppError('foreign_origin')
  if (auth === 'anyone') return
  const { member, memberRefusal } = request
  if (!member) throw new AppError(memberRefusal)
  if (auth === 'staff' && !member.staff) throw new AppError('not_staff')
}

/** Secrets must not be sent in a URL: URLs appear in logs, browser histories and Referer headers. */
const PASSWORD = /password|^pwd$/i
const IN_ADDRESS = '密码不能写在地址里，请放在 POST 的内容里'

/** The desktop clients send what belongs in the body of a PUT or DELETE in the query (provider-api §1.2). */
function takeQueryIntoBody({ body = {} }: ResolvedEndpoint, request: FastifyRequest) {
  const query = { ...(request.query as Record<string, unknown>) }
  const secret = Object.keys(query).find((name) => PASSWORD.test(name))
  if (secret !== undefined)
    throw new AppError('invalid', { message: IN_ADDRESS, errors: { [secret]: [IN_ADDRESS] } })
  // the validator says that it should be an object
  if (Array.isArray(request.body) || !['object', 'undefined'].includes(typeof request.body)) return
  if (isTextual(request.body)) fromText(body, request.body)
  else flagsFromNumbers(body, request.body)
  fromText(body, query)
  request.body = { ...query, ...(request.body as object | null) }
}

/** Somebody's own answers are kept by nobody in between. */
function caching({ method, auth, effects = false }: ResolvedEndpoint, { member }: FastifyRequest): string {
  if (effects || method !== 'GET' || auth !== 'anyone') return 'no-store'
  return member ? 'private, no-cache' : 'no-cache'
}

function commonErrors({ method, auth, body, effects = false, idempotent }: ResolvedEndpoint): ErrorName[] {
  return [
    'wrong_sign',
    ...(body ? (['unknown_field'] as const) : []),
    ...(auth === 'anyone' ? [] : (['unauthenticated', 'account_disabled', 'company_mismatch'] as const)),
    ...(auth === 'staff' ? (['not_staff'] as const) : []),
    ...(idempotent === 'click' || idempotent === 'key' ? (['key_reused', 'conflict'] as const) : []),
    ...(effects || method !== 'GET' ? (['foreign_origin'] as const) : []),
  ]
}

function partsOf<K extends EndpointKey>(
  endpoint: ResolvedEndpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): ApiRequest<K> {
  return {
    params: request.params as Endpoints[K]['params'],
    query: queryOf<Endpoints[K]['query']>(endpoint, request),
    body: request.body as Endpoints[K]['body'],
    company_id: request.company_id,
    member: request.member,
    request,
    reply,
  }
}
