import type { RouteOptions } from 'fastify'
import {
  definitionsOf,
  inline,
  resolveEndpoints,
  type ApiGroup,
  type ApiSchema,
  type ResolvedEndpoint,
} from '@schemas/api/endpoint'
import type { Schema } from '@schemas/dialect/schema'
import { ERRORS, statusOf, type ErrorName } from '../../core/errors'
import { accessNotes } from './api-access'

const files = import.meta.glob<ApiGroup>('../../../schemas/api/*.json', { import: 'default', eager: true })

const groups = Object.fromEntries(
  Object.entries(files).map(([path, group]) => [path.slice(path.lastIndexOf('/') + 1), group]),
)

const commonFiles = import.meta.glob<Schema>('../../../schemas/common/**/*.schema.json', {
  import: 'default',
  eager: true,
})
const commons = Object.fromEntries(Object.values(commonFiles).map((schema) => [schema.$id ?? '', schema]))

/** Every declared endpoint of the shop by method and path. */
export const endpoints = resolveEndpoints(groups, 'shop', commons)

/** Every declared endpoint for operators by method and path. */
export const adminEndpoints = resolveEndpoints(groups, 'admin', commons)

const ERROR_ENVELOPE = inline({ $ref: 'common.json#/definitions/ErrorEnvelope' }, definitionsOf(groups))

/** Errors that every endpoint may answer with, besides its own. */
const COMMON_ERRORS: ErrorName[] = ['company_not_found']

/** @throws Error for an address that schemas/api does not declare */
export function requireEndpoint(known: Map<string, ResolvedEndpoint>, key: string): ResolvedEndpoint {
  const endpoint = known.get(key)
  if (!endpoint) throw new Error(`Expected ${key} in schemas/api, found ${[...known.keys()].join(', ')}`)
  return endpoint
}

/** Address and schemas of an endpoint, in Fastify's form. */
export function routeOf(
  endpoint: ResolvedEndpoint,
  more: ErrorName[] = [],
): Pick<RouteOptions, 'method' | 'url' | 'schema'> {
  const { method, path, summary, description, tag, params, query, body, errors = [] } = endpoint
  return {
    method,
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    schema: {
      tags: [tag],
      summary,
      ...accessNotes(endpoint),
      ...(description && { description }),
      ...(params && { params }),
      querystring: query,
      ...(body && { body }),
      response: {
        200: successOf(endpoint),
        ...errorAnswers([...COMMON_ERRORS, ...more, ...errors.map(named)]),
      },
    },
  }
}

/** Response schema of a successful answer. */
const successOf = ({ answer, file }: ResolvedEndpoint): ApiSchema | FileSchema =>
  file === undefined
    ? envelopeOf(answer)
    : { description: `文件：${file}`, content: { [file]: { schema: answer } } }

interface FileSchema {
  description: string
  /** Content type → schema of the content. */
  content: Record<string, { schema: ApiSchema }>
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

/** HTTP status → response schema, its description listing the error codes. */
function errorAnswers(errors: ErrorName[]): Record<number, ApiSchema> {
  const descriptions: Record<number, string> = {}
  for (const error of new Set(errors)) {
    const { code, message } = ERRORS[error]
    const status = statusOf(error)
    descriptions[status] = [descriptions[status], `${code} ${message}`].filter(Boolean).join('；')
  }
  return Object.fromEntries(
    Object.entries(descriptions).map(([status, description]) => [status, { ...ERROR_ENVELOPE, description }]),
  )
}
