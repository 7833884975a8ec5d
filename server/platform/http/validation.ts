import { Ajv, type ErrorObject, type Options, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import localize from 'ajv-i18n/localize/zh/index.js'
import type { FastifySchemaCompiler } from 'fastify'
import type { FastifySerializerCompiler, FastifyValidationResult } from 'fastify/types/schema'
import { xKeywords } from '@schemas/dialect/keywords'
import type { Messages } from '@schemas/dialect/schema'
import serializerSelector from '@fastify/fast-json-stringify-compiler'
import { AppError } from '../../core/errors'
import { fromText, type TextSchema } from './from-text'
import { CacheByValue } from '../../core/cache-by-value'
import { isTextual } from './bodies'
import { unstorableAt } from './storable'

const OPTIONS: Options = {
  allErrors: true,
  // errors contain the sent value
  verbose: true,
  useDefaults: true,
  // Fastify would silently remove unknown fields; a schema that closes its object refuses them instead
  removeAdditional: false,
  strictTypes: false,
  strictRequired: false,
}
/** Longer lists are not useful, and a hostile body could produce any number. */
const MOST_ERRORS = 20
/** Characters of a refused value that the answer repeats. */
const MOST_SHOWN = 60

/**
 * Validates a part of requests: text (path, query, headers, form bodies) is first converted to the types of its schema,
 * JSON must already have them. A schema is compiled by its first request, so that a server starts without a thousand.
 */
export const compileValidator: FastifySchemaCompiler<TextSchema> = ({ schema, httpPart }) => {
  let exact: ValidateFunction | undefined
  const validate: FastifyValidationResult = (data: unknown) => {
    if (httpPart !== 'body' || isTextual(data)) fromText(schema, data)
    const unstorable = unstorableAt(data)
    if (unstorable !== undefined) return fails([unstorableText(unstorable)])
    exact ??= validators.get(schema, () => ajv().compile(schema))
    return exact(data) || fails(exact.errors)
  }
  // Fastify reads the errors from the function that it called
  const fails = (errors: FastifyValidationResult['errors']) => {
    validate.errors = errors
    return false
  }
  return validate
}

/** All servers of a process have the same schemas, and tests start hundreds of servers. */
const validators = new CacheByValue<ValidateFunction>()

let shared: Ajv | undefined

function ajv(): Ajv {
  if (shared) return shared
  shared = new Ajv(OPTIONS)
  addFormats.default(shared)
  // keywords of OpenAPI, of the API declarations and of the schemas' dialect
  return shared.addVocabulary(['example', 'x-alias', ...xKeywords])
}

const unstorableText = (instancePath: string): ErrorObject => ({
  instancePath,
  schemaPath: '#',
  keyword: 'storable',
  params: {},
  parentSchema: { 'x-messages': { storable: '不能包含空字符或不完整的字符' } },
})

/**
 * The answer to an invalid request: 422 with Chinese messages by field, and one message for people, which names
 * fields in Chinese if the schema does. Unknown fields may be an attempt to set protected values: then 400, and only
 * these fields.
 */
export function invalidRequest(problems: ErrorObject[]): AppError {
  const unknown = problems.filter(({ keyword }) => keyword === 'additionalProperties')
  const shown = (unknown.length > 0 ? unknown : problems).slice(0, MOST_ERRORS)
  localize(shown)
  const errors: Record<string, string[]> = {}
  for (const problem of shown) (errors[fieldOf(problem)] ??= []).push(explain(problem))
  const message = [...new Set(shown.map(tellPeople))].join('，')
  return new AppError(unknown.length > 0 ? 'unknown_field' : 'invalid', { message, errors })
}

/** The schema's own message; otherwise what was expected, and the value if that helps. */
function explain(problem: ErrorObject): string {
  const { keyword, data, parentSchema } = problem
  const own = ownWords(problem)
  if (own !== undefined) return own
  const tellsAll =
    keyword === 'required' ||
    keyword === 'additionalProperties' ||
    mayHoldSecret(parentSchema as SecretSchema | undefined)
  return tellsAll ? expectedBy(problem) : `${expectedBy(problem)}，收到 ${shorten(JSON.stringify(data))}`
}

/** Whether a value may contain a password or a code (`writeOnly`), which no answer and no log may repeat. */
function mayHoldSecret(schema: SecretSchema = {}): boolean {
  const { $ref, writeOnly = false, properties = {}, items, anyOf = [], allOf = [] } = schema
  // the target of a reference is not known here
  if (writeOnly || $ref !== undefined) return true
  return [...Object.values(properties), ...[items ?? []].flat(), ...anyOf, ...allOf].some(mayHoldSecret)
}

interface SecretSchema {
  $ref?: string
  writeOnly?: boolean
  properties?: Record<string, SecretSchema>
  items?: SecretSchema | SecretSchema[]
  anyOf?: SecretSchema[]
  allOf?: SecretSchema[]
}

/** The schema's own messages are complete sentences; others are prefixed with the field's name. */
function tellPeople(problem: ErrorObject): string {
  if (ownWords(problem) !== undefined) return explain(problem)
  const name = labelOf(problem) ?? fieldOf(problem)
  return problem.keyword === 'required' ? `缺少 ${name}` : `${name} ${explain(problem)}`
}

const ownWords = ({ keyword, parentSchema }: ErrorObject): string | undefined =>
  (parentSchema?.['x-messages'] as Messages | undefined)?.[keyword]

/** The name at the beginning of a description; "同 num" and "上传回答的 key" are sentences about another field. */
const NAME = /^\p{Script=Han}[^，。；：（\s]*(?=[，。；：（]|$| YYYY)/u

/** The field's Chinese name in the schema: its title, or the beginning of its description unless that is a value. */
function labelOf({ keyword, params, parentSchema }: ErrorObject): string | undefined {
  // the key itself is wrong
  if (keyword === 'additionalProperties') return undefined
  const properties = parentSchema?.properties as Record<string, Described> | undefined
  const field = keyword === 'required' ? properties?.[String(params.missingProperty)] : parentSchema
  const { title, description } = (field ?? {}) as Described
  return title ?? NAME.exec(description ?? '')?.[0]
}

interface Described {
  title?: string
  description?: string
}

function expectedBy({ keyword, params, message = keyword }: ErrorObject): string {
  if (keyword === 'enum') return `应当是 ${(params.allowedValues as unknown[]).join('、')} 之一`
  const type = keyword === 'type' && TYPES[String(params.type)]
  return type ? `应当是${type}` : message
}

const TYPES: Partial<Record<string, string>> = {
  integer: '整数',
  number: '数字',
  boolean: ' 1（true）或 0（false）',
  string: '文本',
  array: '列表',
  object: '对象',
}

const shorten = (text: string) => (text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text)

function fieldOf({ instancePath, params }: ErrorObject): string {
  const own = params.missingProperty ?? params.additionalProperty
  const path = instancePath.slice(1).replaceAll('/', '.')
  return [path, own].filter(Boolean).join('.') || '.'
}

type Serialize = (answer: unknown) => string

const serializers = new CacheByValue<Serialize>()
const compileAnswer = serializerSelector()({}, {})

/** Serializes answers by their schemas, which are compiled like those of requests. */
export const compileSerializer: FastifySerializerCompiler<object> = (route) => {
  const { schema, httpStatus = '' } = route
  let serialize: Serialize | undefined
  return (answer) => {
    serialize ??= serializers.get(schema, () => compileAnswer({ ...route, httpStatus }))
    return serialize(answer)
  }
}
