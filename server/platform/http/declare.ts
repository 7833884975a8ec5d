import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { ResolvedEndpoint } from '@schemas/api/endpoint'
import type { Right } from '@schemas/rights'
import type { ErrorName } from '../../core/errors'
import { requireEndpoint, routeOf } from './endpoints'
import { queryOf, withinList } from './page-query'
import { sendData, sendFile, type FileAnswer, type FileKey, type Sending } from './file-answer'

/** The types of one endpoint in schemas/generated/api. */
interface EndpointTypes {
  params: unknown
  query: unknown
  body: unknown
  answer: unknown
}

/** What every handler receives, besides the caller. */
export interface EndpointRequest<E extends EndpointTypes> {
  params: E['params']
  /** Validated, with its defaults, under the names that the schema gives. */
  query: E['query']
  body: E['body']
  /** The company whose rows may be read and written; every query of a handler names it. */
  company_id: string
  /** For what the declaration cannot express: streams in, cookies out, the client's address. */
  request: FastifyRequest
  reply: FastifyReply
}

/** Options of a route that its declaration does not contain. */
export interface RouteLimits {
  /** In bytes. */
  bodyLimit?: number
  /** The right of the kind that the path names; undefined: any operator. @throws AppError not_found */
  rightOf?(params: Record<string, string>): Right | undefined
}

/** A route without its address and schemas; legacy routes share it. */
export interface Handling extends Pick<RouteOptions, 'handler' | 'config' | 'bodyLimit'> {
  onRequest(request: FastifyRequest): Promise<void>
  preValidation(request: FastifyRequest): Promise<void>
}

/**
 * Rules of one of the two APIs, the shop's or the operators'.
 * @typeParam Anyone fields of a handler's argument that name the caller, where there may be none
 * @typeParam Caller the same where there is one
 */
export interface Area<Anyone, Caller> {
  endpoints: Map<string, ResolvedEndpoint>
  /** The functions that declare open and guarded endpoints, for error messages. */
  names: { open: string; guarded: string }
  /** `anyone`, or who may call the endpoint. */
  audienceOf(endpoint: ResolvedEndpoint): string
  callerOf(request: FastifyRequest): Anyone
  /** @throws AppError without a session */
  requireCaller(request: FastifyRequest): Caller
  /** Checked before the body is read, and again because the body may name the company. @throws AppError */
  admit(endpoint: ResolvedEndpoint, request: FastifyRequest, limits: RouteLimits): void
  /** Errors that every endpoint may return because of the caller or their address. */
  errorsOf(endpoint: ResolvedEndpoint): ErrorName[]
  optionsOf(endpoint: ResolvedEndpoint): Pick<RouteOptions, 'config' | 'bodyLimit'>
  /** Sets the headers of a successful response. */
  setHeaders(endpoint: ResolvedEndpoint, request: FastifyRequest, reply: FastifyReply): void
  /** Called around the check before validation. */
  beforeValidation?(endpoint: ResolvedEndpoint, request: FastifyRequest, admit: () => void): void
  /** Runs a handler; for idempotency. */
  run?<T>(endpoint: ResolvedEndpoint, request: FastifyRequest, work: () => Promise<T>): Promise<T>
  /** The same endpoint under other addresses. */
  aliasesOf?(endpoint: ResolvedEndpoint, schema: RouteOptions['schema'], handling: Handling): RouteOptions[]
}

type Work<T> = (request: FastifyRequest, reply: FastifyReply) => Promise<T>

/**
 * The functions by which modules serve the endpoints of an area. A declaration in schemas/api validates the request,
 * serializes the response (undeclared fields are dropped) and is shown on the API page. All of them throw an Error at
 * start for an address that is not declared, or is declared for other callers.
 */
export function declarationsOf<Types extends { [K in keyof Types]: EndpointTypes }, Anyone, Caller>(
  area: Area<Anyone, Caller>,
) {
  /** All servers of a process share their routes, so that schemas are found by identity (see CacheByValue). */
  const routes = new WeakMap<ResolvedEndpoint, ReturnType<typeof routeOf>>()

  type Key = keyof Types & string
  type Handler<K extends Key, Who, Answer = Types[K]['answer']> = (
    request: EndpointRequest<Types[K]> & Who,
  ) => Promise<Answer>

  const open = <K extends Key>(app: FastifyInstance, key: K, handler: Handler<K, Anyone>) => {
    const endpoint = openEndpoint(key)
    serve(app, endpoint, working(endpoint, area.callerOf, handler), sendData)
  }
  const openFile = <K extends Key & FileKey<Types>>(
    app: FastifyInstance,
    key: K,
    handler: Handler<K, Anyone, FileAnswer>,
  ) => {
    const endpoint = openEndpoint(key)
    serve(app, endpoint, working(endpoint, area.callerOf, handler), sendFile(endpoint))
  }
  const guarded = <K extends Key>(
    app: FastifyInstance,
    key: K,
    handler: Handler<K, Caller>,
    limits: RouteLimits = {},
  ) => {
    const endpoint = guardedEndpoint(key)
    serve(app, endpoint, working(endpoint, area.requireCaller, handler), sendData, limits)
  }
  const guardedFile = <K extends Key & FileKey<Types>>(
    app: FastifyInstance,
    key: K,
    handler: Handler<K, Caller, FileAnswer>,
    limits: RouteLimits = {},
  ) => {
    const endpoint = guardedEndpoint(key)
    serve(app, endpoint, working(endpoint, area.requireCaller, handler), sendFile(endpoint), limits)
  }
  return { open, openFile, guarded, guardedFile }

  function openEndpoint(key: string): ResolvedEndpoint {
    const endpoint = requireEndpoint(area.endpoints, key)
    const audience = area.audienceOf(endpoint)
    if (audience === 'anyone') return endpoint
    throw new Error(`${key} is for a ${audience}: declare it with ${area.names.guarded}`)
  }

  function guardedEndpoint(key: string): ResolvedEndpoint {
    const endpoint = requireEndpoint(area.endpoints, key)
    if (area.audienceOf(endpoint) !== 'anyone') return endpoint
    throw new Error(`${key} is for anyone: declare it with ${area.names.open}`)
  }

  function working<K extends Key, Who, T>(
    endpoint: ResolvedEndpoint,
    whoOf: (request: FastifyRequest) => Who,
    handler: (request: EndpointRequest<Types[K]> & Who) => Promise<T>,
  ): Work<T> {
    return async (request, reply) => {
      const who = whoOf(request)
      const work = () =>
        handler({
          params: request.params as Types[K]['params'],
          query: queryOf<Types[K]['query']>(endpoint, request),
          body: request.body as Types[K]['body'],
          company_id: request.company_id,
          ...who,
          request,
          reply,
        })
      return area.run ? area.run(endpoint, request, work) : work()
    }
  }

  function serve<T>(
    app: FastifyInstance,
    endpoint: ResolvedEndpoint,
    work: Work<T>,
    send: Sending<T>,
    limits: RouteLimits = {},
  ) {
    if ((endpoint.right === 'kind') !== (limits.rightOf !== undefined))
      throw new Error(
        `${endpoint.path}: expected rightOf for an endpoint with the right of its kind, and only then`,
      )
    const route = routes.get(endpoint) ?? routeOf(endpoint, area.errorsOf(endpoint))
    routes.set(endpoint, route)
    const { rightOf: _rightOf, ...bytes } = limits
    const handling: Handling = {
      ...area.optionsOf(endpoint),
      ...bytes,
      onRequest: async (request) => area.admit(endpoint, request, limits),
      preValidation: async (request) => {
        const admit = () => area.admit(endpoint, request, limits)
        if (area.beforeValidation) area.beforeValidation(endpoint, request, admit)
        else admit()
      },
      handler: async (request, reply) => {
        const answer = await withinList(request, endpoint, () => work(request, reply))
        area.setHeaders(endpoint, request, reply)
        return send(reply, answer)
      },
    }
    app.route({ ...route, ...handling })
    for (const alias of area.aliasesOf?.(endpoint, route.schema, handling) ?? []) app.route(alias)
  }
}
