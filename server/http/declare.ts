import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  definitionsOf,
  inline,
  resolveEndpoints,
  withoutAliases,
  type ApiGroup,
  type ApiSchema,
} from '@schemas/api/endpoint'
import type { Endpoints } from '@schemas/generated/api'
import { ERRORS, statusOf, type ErrorName } from '../errors'

/** `METHOD /path` of an endpoint that schemas/api declares. */
export type EndpointKey = keyof Endpoints

export interface ApiRequest<K extends EndpointKey> {
  /** Validated, with its defaults, under the names that the schema gives. */
  query: Endpoints[K]['query']
  /** What a content type parser made of the body; its schema describes it and converts nothing. */
  body: unknown
  /** Whose rows may be read; every query of a handler names it. */
  company_id: string
}

const files = import.meta.glob<ApiGroup>('../../schemas/api/*.json', { import: 'default', eager: true })

const groups = Object.fromEntries(
  Object.entries(files).map(([path, group]) => [path.slice(path.lastIndexOf('/') + 1), group]),
)

/** Every declared endpoint by method and path. */
export const endpoints = resolveEndpoints(groups)

const ERROR_ENVELOPE = inline({ $ref: 'common.json#/definitions/ErrorEnvelope' }, definitionsOf(groups))

/** What every endpoint may answer with besides its own errors. */
const COMMON_ERRORS: ErrorName[] = ['company_not_found']

/**
 * Serves one endpoint as schemas/api declares it: the declaration validates the query, serialises the answer (what it
 * does not name never leaves the server) and is what the API page shows.
 * @throws Error for an address that no file declares
 */
export function declare<K extends EndpointKey>(
  app: FastifyInstance,
  key: K,
  handler: (request: ApiRequest<K>) => Promise<Endpoints[K]['answer']>,
) {
  const endpoint = endpoints.get(key)
  if (!endpoint) throw new Error(`Expected ${key} in schemas/api, found ${[...endpoints.keys()].join(', ')}`)
  const { method, path, summary, description, tag, query, body, answer, errors = [] } = endpoint
  app.route({
    method,
    url: path,
    schema: {
      tags: [tag],
      summary,
      ...(description && { description }),
      querystring: query,
      ...(body && { body }),
      response: { 200: envelopeOf(answer), ...errorAnswers([...COMMON_ERRORS, ...errors.map(named)]) },
    },
    handler: async (request: FastifyRequest, reply) => {
      const values = withoutAliases(query, request.query as Record<string, unknown>)
      const { company_id, body: sent } = request
      const data = await handler({ query: values as Endpoints[K]['query'], body: sent, company_id })
      reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding, cookie, host')
      return { data }
    },
  })
}

const envelopeOf = (answer: ApiSchema): ApiSchema => ({
  description: '成功',
  type: 'object',
  required: ['data'],
  properties: { data: answer },
})

function named(error: string): ErrorName {
  if (error in ERRORS) return error as ErrorName
  throw new Error(
    `schemas/api: expected the name of an error (${Object.keys(ERRORS).join(', ')}), got ${error}`,
  )
}

/** HTTP status → what is answered with it. */
function errorAnswers(errors: ErrorName[]): Record<number, ApiSchema> {
  const descriptions: Record<number, string> = {}
  for (const error of errors) {
    const { code, message } = ERRORS[error]
    const status = statusOf(error)
    descriptions[status] = [descriptions[status], `${code} ${message}`].filter(Boolean).join('；')
  }
  return Object.fromEntries(
    Object.entries(descriptions).map(([status, description]) => [status, { ...ERROR_ENVELOPE, description }]),
  )
}
