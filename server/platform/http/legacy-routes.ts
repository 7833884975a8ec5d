import type { FastifyRequest, RouteOptions } from 'fastify'
import type { ResolvedEndpoint } from '@schemas/api/endpoint'
import type { Handling } from './declare'
import { LEGACY_NAME } from './legacy-calls'
import { invalidRequest } from './validation'

/** Parameters that the earlier gateway required of every call, besides its signature. */
const GATEWAY_PARAMETERS = ['method', 'v', 'format', 'timestamp', 'sign_type']

type Values = Record<string, unknown>
/**
 * The routes of an endpoint under its names in the earlier gateway, by GET and by POST: the gateway had no other methods
 * and no parameters in paths, so all parameters are in the query or in the body.
 */
export function legacyRoutes(
  endpoint: ResolvedEndpoint,
  schema: RouteOptions['schema'],
  handling: Handling,
): RouteOptions[] {
  const { legacy = [], path, method, body } = endpoint
  const own = LEGACY_NAME.test(path.slice(1)) ? [path.slice(1)] : []
  // a form with files cannot be sent as a query
  const sentAs = body && !body.type ? (['POST'] as const) : (['GET', 'POST'] as const)
  return [...own, ...legacy].flatMap((name) =>
    sentAs
      .filter((sent) => `/${name}` !== path || sent !== method)
      .map((sent) => legacyRoute(endpoint, schema, handling, `/${name}`, sent)),
  )
}

function legacyRoute(
  endpoint: ResolvedEndpoint,
  schema: RouteOptions['schema'] = {},
  handling: Handling,
  url: string,
  method: 'GET' | 'POST',
): RouteOptions {
  const { body: bodySchema, ...withoutBody } = schema
  const validated = method === 'GET' && bodySchema ? endpoint.body : undefined
  return {
    ...handling,
    url,
    method,
    // Fastify validates no body of a GET: preValidation does
    schema: { ...(method === 'GET' ? withoutBody : schema), hide: true },
    config: { signature: 'required' },
    preValidation: async (request) => {
      // a route whose address is a legacy name does this itself
      if (!LEGACY_NAME.test(endpoint.path.slice(1))) takeParameters(endpoint, request)
      await handling.preValidation(request)
      if (validated) refuseInvalid(validated, request)
    },
  }
}

/** Moves the parameters to where the endpoint expects them and drops those that only the earlier gateway needed. */
export function takeParameters({ method, params, body }: ResolvedEndpoint, request: FastifyRequest) {
  const query = { ...(request.query as Values) }
  const sent = isValues(request.body) ? request.body : {}
  for (const name of GATEWAY_PARAMETERS) {
    delete query[name]
    delete sent[name]
  }
  const inPath = Object.keys(params?.properties ?? {})
  request.params = Object.fromEntries(
    inPath.flatMap((name) => (name in query || name in sent ? [[name, sent[name] ?? query[name]]] : [])),
  )
  for (const name of inPath) {
    delete query[name]
    delete sent[name]
  }
  request.query = method === 'GET' || !body ? { ...query, ...sent } : query
}

function refuseInvalid(schema: object, request: FastifyRequest) {
  const validate = request.compileValidationSchema(schema, 'body')
  if (!validate(request.body)) throw invalidRequest(validate.errors ?? [])
}

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
