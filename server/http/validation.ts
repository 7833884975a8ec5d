import { Ajv, type AnySchema, type ErrorObject, type Options, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import localize from 'ajv-i18n/localize/zh/index.js'
import type { FastifyRouteSchemaDef } from 'fastify/types/schema'
import { xKeywords } from '@schemas/dialect/keywords'
import { AppError } from '../errors'
import { isTextual } from './query-string'

const OPTIONS: Options = {
  allErrors: true,
  useDefaults: true,
  // Fastify would strip unknown fields in silence; ours are refused where a schema closes its object
  removeAdditional: false,
  strictTypes: false,
  strictRequired: false,
}
/** Schemas that routes refer to, by id. */
type SharedSchemas = Record<string, AnySchema | AnySchema[]>

/** A longer list helps nobody, and a hostile body could make it endless. */
const MOST_ERRORS = 20

/**
 * Validates requests: what came as text (path, query, headers, form bodies) is converted to the types its schema
 * names, JSON must already have them.
 */
export function buildValidator(shared: SharedSchemas) {
  const exact = ajv({ coerceTypes: false }, shared)
  const converting = ajv({ coerceTypes: 'array' }, shared)
  return (route: unknown): ValidateFunction => {
    // Fastify's types say that this is the schema itself; it is the route's definition that holds it
    const { schema, httpPart } = route as FastifyRouteSchemaDef<AnySchema>
    const convert = converting.compile(schema)
    return httpPart === 'body' ? eitherOf(exact.compile(schema), convert) : convert
  }
}

function ajv(own: Options, shared: SharedSchemas): Ajv {
  const instance = new Ajv({ ...OPTIONS, ...own })
  addFormats.default(instance)
  // OpenAPI's word, and those of the schemas' own dialect
  instance.addVocabulary(['example', ...xKeywords])
  for (const schema of Object.values(shared)) instance.addSchema(schema)
  return instance
}

/** Fastify reads the errors off the function that it called. */
function eitherOf(exact: ValidateFunction, convert: ValidateFunction): ValidateFunction {
  const validate = (data: unknown): data is unknown => {
    const chosen = isTextual(data) ? convert : exact
    const valid = chosen(data)
    either.errors = chosen.errors
    return valid
  }
  const { schema, schemaEnv } = exact
  const either: ValidateFunction = Object.assign(validate, { schema, schemaEnv })
  return either
}

/** The answer to a request that its schema refuses: 422, Chinese messages by field (provider-api §1.1). */
export function invalidRequest(problems: ErrorObject[]): AppError {
  const shown = problems.slice(0, MOST_ERRORS)
  localize(shown)
  const errors: Record<string, string[]> = {}
  for (const problem of shown) (errors[fieldOf(problem)] ??= []).push(problem.message ?? problem.keyword)
  const message = Object.entries(errors)
    .map(([field, messages]) => `${field} ${messages.join('、')}`)
    .join('，')
  return new AppError('invalid', { message, errors })
}

function fieldOf({ instancePath, params }: ErrorObject): string {
  const own = params.missingProperty ?? params.additionalProperty
  const path = instancePath.slice(1).replaceAll('/', '.')
  return [path, own].filter(Boolean).join('.') || '.'
}
