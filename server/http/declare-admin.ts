import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ResolvedEndpoint } from '@schemas/api/endpoint'
import type { AdminEndpoints } from '@schemas/generated/api'
import { OPERATOR_ROLES, type OperatorRole } from '../db/schema'
import { AppError, type ErrorName } from '../core/errors'
import { adminEndpoints, needEndpoint, queryOf, routeOf, withinList } from './declare'
import { OPEN_BYTES } from './bodies'
import { sendData, sendFile, type FileAnswer, type FileKey, type Sending } from './file-answer'

export const ADMIN_BASE = '/api/admin'

/** `METHOD /path` of an endpoint for operators that schemas/api declares. */
export type AdminKey = keyof AdminEndpoints

/** Who asks, as the session says. */
export interface CurrentOperator {
  operator_id: string
  username: string
  name: string
  role: OperatorRole
  /** The company demands a second factor and this account has none: only endpoints with `setup` answer. */
  second_factor_due?: boolean
}

export interface AdminRequest<K extends AdminKey> {
  params: AdminEndpoints[K]['params']
  /** Validated, with its defaults, under the names that the schema gives. */
  query: AdminEndpoints[K]['query']
  body: AdminEndpoints[K]['body']
  /** Whose rows may be read and written; every query of a handler names it. */
  company_id: string
  operator: CurrentOperator
  /** For what the declaration cannot say: streams in, cookies out. */
  request: FastifyRequest
  reply: FastifyReply
}

type Handler<K extends AdminKey, R> = (request: R) => Promise<AdminEndpoints[K]['answer']>

/** What Fastify is told of a route besides its declaration. */
export interface RouteLimits {
  /** Bytes; one MiB where none is given. */
  bodyLimit?: number
}

/**
 * Serves one endpoint of operators as schemas/api declares it, to who has its role; nobody else learns even whether
 * the request was valid.
 * @throws Error for an address that no file declares
 */
export function declareAdmin<K extends AdminKey>(
  app: FastifyInstance,
  key: K,
  handler: Handler<K, AdminRequest<K>>,
  limits: RouteLimits = {},
) {
  const endpoint = needGuarded(key)
  const answer: Answering<unknown> = async (...asked) => handler(requestOf<K>(endpoint, ...asked))
  route(app, endpoint, answer, sendData, limits)
}

/**
 * The same for what answers with a file (`file` in schemas/api).
 * @throws Error for an address that no file declares
 */
export function declareAdminFile<K extends FileKey<AdminEndpoints>>(
  app: FastifyInstance,
  key: K,
  handler: (request: AdminRequest<K>) => Promise<FileAnswer>,
) {
  const endpoint = needGuarded(key)
  route(app, endpoint, async (...asked) => handler(requestOf<K>(endpoint, ...asked)), sendFile(endpoint))
}

function needGuarded(key: AdminKey): ResolvedEndpoint {
  const endpoint = needEndpoint(adminEndpoints, key)
  if (endpoint.role === 'anyone') throw new Error(`${key} is for anyone: declare it with declareOpen`)
  return endpoint
}

/** The same for the few endpoints that need no session (`role: anyone`). */
export function declareOpen<K extends AdminKey>(
  app: FastifyInstance,
  key: K,
  handler: Handler<K, Omit<AdminRequest<K>, 'operator'> & { operator: CurrentOperator | null }>,
) {
  const endpoint = needEndpoint(adminEndpoints, key)
  if (endpoint.role !== 'anyone')
    throw new Error(`${key} is for ${endpoint.role}: declare it with declareAdmin`)
  const answer: Answering<unknown> = async (request, reply) =>
    handler({ ...partsOf<K>(endpoint, request), operator: request.operator, request, reply })
  route(app, endpoint, answer, sendData)
}

type Answering<T> = (request: FastifyRequest, reply: FastifyReply) => Promise<T>

function route<T>(
  app: FastifyInstance,
  endpoint: ResolvedEndpoint,
  answer: Answering<T>,
  send: Sending<T>,
  limits: RouteLimits = {},
) {
  app.route({
    ...routeOf(endpoint, commonErrors(endpoint)),
    ...(endpoint.role === 'anyone' && { bodyLimit: OPEN_BYTES }),
    ...limits,
    // checked before the body is read, and again after the body may have named the company
    onRequest: async (request) => admit(request, endpoint),
    preValidation: async (request) => admit(request, endpoint),
    handler: async (request, reply) => {
      const answered = await withinList(request, endpoint, () => answer(request, reply))
      reply.header('cache-control', 'no-store')
      return send(reply, answered)
    },
  })
}

/** What an endpoint may answer with because of who asks, and from where. */
function commonErrors({ method, role, body, setup }: ResolvedEndpoint): ErrorName[] {
  return [
    ...(body ? (['unknown_field'] as const) : []),
    ...(role === 'anyone' ? [] : (['unauthenticated', 'forbidden'] as const)),
    ...(role === 'anyone' || setup ? [] : (['second_factor_due'] as const)),
    ...(method === 'GET' ? [] : (['foreign_origin'] as const)),
  ]
}

/** @throws AppError without a session, with a role that is too low, or before a demanded second factor is set up */
function admit({ operator, refusal }: FastifyRequest, { role, setup }: ResolvedEndpoint) {
  if (role === 'anyone') return
  if (!operator) throw new AppError(refusal)
  if (operator.second_factor_due && !setup) throw new AppError('second_factor_due')
  if (OPERATOR_ROLES.indexOf(operator.role) < OPERATOR_ROLES.indexOf(role)) throw new AppError('forbidden')
}

/** @throws AppError where nobody is signed in */
function requestOf<K extends AdminKey>(
  endpoint: ResolvedEndpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): AdminRequest<K> {
  const { operator, refusal } = request
  if (!operator) throw new AppError(refusal)
  return { ...partsOf<K>(endpoint, request), operator, request, reply }
}

function partsOf<K extends AdminKey>(endpoint: ResolvedEndpoint, request: FastifyRequest) {
  return {
    params: request.params as AdminEndpoints[K]['params'],
    query: queryOf<AdminEndpoints[K]['query']>(endpoint, request),
    body: request.body as AdminEndpoints[K]['body'],
    company_id: request.company_id,
  }
}
