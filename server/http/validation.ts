import { Ajv, type AnySchema, type ErrorObject, type Options, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import localize from 'ajv-i18n/localize/zh/index.js'
import type { FastifyRouteSchemaDef } from 'fastify/types/schema'
import { xKeywords } from '@schemas/dialect/keywords'
import type { Messages } from '@schemas/dialect/schema'
import { AppError } from '../core/errors'
import { fromText, type TextSchema } from './from-text'
import { isTextual } from './query-string'
import { remembered } from './remembered'
import { unstorableAt } from './storable'

const OPTIONS: Options = {
  allErrors: true,
  // problems carry the value that was sent
  verbose: true,
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
/** Characters of a refused value that are repeated in the answer. */
const MOST_SHOWN = 60

/**
 * Validates requests: what came as text (path, query, headers, form bodies) is first converted to the types its
 * schema names, JSON must already have them.
 */
export function buildValidator(shared: SharedSchemas) {
  const compile = compilerFor(shared)
  return (route: unknown): ValidateFunction => {
    // Fastify's types say that this is the schema itself; it is the route's definition that holds it
    const { schema, httpPart } = route as FastifyRouteSchemaDef<TextSchema>
    const exact = compile(schema)
    const validate = (data: unknown): data is unknown => {
      if (httpPart !== 'body' || isTextual(data)) fromText(schema, data)
      const unstorable = unstorableAt(data)
      const valid = unstorable === undefined && exact(data)
      // Fastify reads the errors off the function that it called
      converting.errors = unstorable === undefined ? exact.errors : [unstorableText(unstorable)]
      return valid
    }
    const { schemaEnv } = exact
    const converting: ValidateFunction = Object.assign(validate, { schema: exact.schema, schemaEnv })
    return converting
  }
}

type Compile = (schema: TextSchema) => ValidateFunction

const compilers = new Map<string, Compile>()

/** Compiles each schema once a process: every server in it has the same ones, and tests start hundreds. */
function compilerFor(shared: SharedSchemas): Compile {
  return remembered(compilers, shared, () => {
    const ajv = new Ajv(OPTIONS)
    addFormats.default(ajv)
    // OpenAPI's word, the API's own, and those of the schemas' dialect
    ajv.addVocabulary(['example', 'x-alias', ...xKeywords])
    for (const schema of Object.values(shared)) ajv.addSchema(schema)
    const compiled = new Map<string, ValidateFunction>()
    return (schema) => remembered(compiled, schema, () => ajv.compile(schema))
  })
}

const unstorableText = (instancePath: string): ErrorObject => ({
  instancePath,
  schemaPath: '#',
  keyword: 'storable',
  params: {},
  parentSchema: { 'x-messages': { storable: '不能包含空字符或不完整的字符' } },
})

/**
 * The answer to a request that its schema refuses: 422, Chinese messages by field (provider-api §1.1), and together as
 * one text for people, which names fields in Chinese where the schema does. Who sends what no schema names may be after
 * what is not to be set at all: 400, and these fields alone (commerce-rules §3).
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

/** The words that the schema has for it; else what was expected, and what came where that says more. */
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

/** The schema's own words stand alone, as texts for people do; any others need to say what they are about. */
function tellPeople(problem: ErrorObject): string {
  if (ownWords(problem) !== undefined) return explain(problem)
  const name = labelOf(problem) ?? fieldOf(problem)
  return problem.keyword === 'required' ? `缺少 ${name}` : `${name} ${explain(problem)}`
}

const ownWords = ({ keyword, parentSchema }: ErrorObject): string | undefined =>
  (parentSchema?.['x-messages'] as Messages | undefined)?.[keyword]

/** The name that a description begins with; "同 num" and "上传回答的 key" are sentences about another field. */
const NAME = /^\p{Script=Han}[^，。；：（\s]*(?=[，。；：（]|$| YYYY)/u

/** What the schema calls the field in Chinese: its title, or the beginning of what describes it, unless that is a value. */
function labelOf({ keyword, params, parentSchema }: ErrorObject): string | undefined {
  // the key itself is what is wrong
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
