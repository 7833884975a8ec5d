import type { Schema } from '../dialect/schema'
import { CHOOSER_RIGHTS, type Right } from '../rights'

/** A schema of the API: plain draft-07, plus `x-alias` on a query parameter. */
export interface ApiSchema extends Omit<Schema, 'properties' | 'items' | 'additionalProperties'> {
  properties?: Record<string, ApiSchema>
  items?: ApiSchema
  anyOf?: ApiSchema[]
  additionalProperties?: boolean | ApiSchema
  /** For files only. */
  format?: 'binary'
  /** A password, code or proof: messages about it never repeat the value. */
  writeOnly?: boolean
  /** Other names of this parameter in clients (`page_no` is `page`) (rule api-3). */
  'x-alias'?: string[]
}

/** Each area has its own base path and its own map of endpoints. */
export type ApiArea = 'shop' | 'admin'

/**
 * Who may call an endpoint of operators: `anyone` needs no session, `operator` any right; `chooser` one of CHOOSER_RIGHTS;
 * `kind` the right of the kind that the path names, which its route looks up; else a right, or one of several.
 */
export type ApiRight = 'anyone' | 'operator' | 'chooser' | 'kind' | Right | Right[]

/** Access to an endpoint of the shop: visitors too, members, or members who signed in as employees. */
export type ApiAuth = 'anyone' | 'member' | 'staff'

/**
 * Idempotency of a member's write (rule checkout-5). With the header `Idempotency-Key` a repeated request gets the first
 * answer; other content under the same key is 422.
 * - `click`: creates something; even without a key the same content within 5 s is treated as one request.
 * - `key`: without a key every request is executed, since a repetition is intended (two more of the same item, a
 *   favourite removed and added again) or harmless.
 * - `own`: the handler is idempotent itself, in the transaction of what it creates.
 * - `never`: it reads, takes files, or changes sessions and proofs, whose answers must not be replayed.
 */
type Idempotence = 'click' | 'key' | 'own' | 'never'

/** One file of this folder: the endpoints of one group, and their shapes. */
export interface ApiGroup {
  $id: string
  /** Heading on the API page. */
  title: string
  /** `admin`: for operators, below `/api/admin`, each endpoint behind a right. Default: the shop's own API. */
  area?: ApiArea
  definitions?: Record<string, ApiSchema>
  endpoints?: Endpoint[]
}

export interface Endpoint {
  /** PascalCase: the stem of its types, `GoodsItems` → `GoodsItemsQuery`, `GoodsItemsAnswer`. */
  name: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below the base path of the area; `{name}` is a parameter that `params` describes. */
  path: string
  summary: string
  description?: string
  /** Area `admin` only, and required there. */
  right?: ApiRight
  /** Area `admin` only: it changes what all pages share or adds a page; not for operators narrowed to some pages. */
  allPages?: boolean
  /** Area `admin` only: open to an operator who must set up the second factor before anything else. */
  setup?: boolean
  /** Area `admin` only: it changes who may sign in and do what, so that an access token is not enough. */
  session?: boolean
  /** Area `shop` only; default `anyone`. */
  auth?: ApiAuth
  /** A GET with effects: guarded and never cached, like unsafe methods (rule api-6). */
  effects?: boolean
  /**
   * Area `shop` only: a GET whose answer depends on the shopper by shops and prices alone: the same for all who get the
   * same goods at the same prices, whatever else they have, and whatever their cookies say, besides own parts that pages
   * fill in (`server/ssr/own-parts.ts`). Pages share it (rule pages-2).
   */
  shared?: boolean
  /** It takes `province`, `city` and `county`; without them it is for the member's default address. */
  place?: boolean
  /**
   * A POST without effects whose input does not fit into an address. It may store its own answer (a quote). Who
   * may only look may call it, and no key makes it return an older state.
   */
  reads?: boolean
  /** Required for writes of members: their idempotency. */
  idempotent?: Idempotence
  /** Equivalent calls of the earlier gateway with the same parameters: `user.logout` (rule api-8). */
  legacy?: string[]
  /** Schemas of the path's parameters; others are ids. */
  params?: Record<string, ApiSchema>
  /** Absent: the endpoint takes no query. */
  query?: ApiSchema
  /** Absent: the endpoint takes no body. A body without `type` is only documented; a content type parser reads it. */
  body?: ApiSchema
  /** The schema of `data`. Absent: the endpoint answers with a `file`. */
  answer?: ApiSchema
  /** Content type of a file answer: `text/csv`. Errors are JSON nevertheless. */
  file?: string
  /** Errors of the catalogue that only this endpoint answers with. */
  errors?: string[]
}

/** An endpoint with references inlined and aliases expanded, for validation, serialisation and documentation. */
export interface ResolvedEndpoint extends Omit<Endpoint, 'params' | 'answer'> {
  tag: string
  area: ApiArea
  right: ApiRight
  auth: ApiAuth
  query: ApiSchema
  /** For a file: its bytes. */
  answer: ApiSchema
  /** Object schema of the path's parameters; absent without parameters. */
  params?: ApiSchema
}

const NO_QUERY: ApiSchema = { type: 'object', properties: {} }
const BYTES: ApiSchema = { type: 'string', format: 'binary' }
const ID: ApiSchema = { type: 'string', minLength: 1, maxLength: 64 }

/** Files of this folder by name: `goods.json` → its group. */
export type ApiGroups = Record<string, ApiGroup>

/** Schemas of `schemas/common` by id, `common/live-goods`: shapes that pages and the API share. */
export type CommonShapes = Record<string, Schema>

/** `METHOD /path` → endpoint of one area. @throws Error for a broken reference or two endpoints at one address */
export function resolveEndpoints(
  groups: ApiGroups,
  area: ApiArea = 'shop',
  commons: CommonShapes = {},
): Map<string, ResolvedEndpoint> {
  const definitions = definitionsOf(groups, commons)
  const endpoints = new Map<string, ResolvedEndpoint>()
  for (const [file, group] of Object.entries(groups)) {
    if (areaOf(group) !== area) continue
    for (const endpoint of group.endpoints ?? []) {
      const key = `${endpoint.method} ${endpoint.path}`
      if (endpoints.has(key)) throw new Error(`schemas/api/${file} declares ${key} a second time`)
      const { query = NO_QUERY, body, right = 'anyone', auth = 'anyone' } = endpoint
      if ((area === 'admin') !== (endpoint.right !== undefined))
        throw new Error(
          `schemas/api/${file}: expected a right for ${key} if operators call it, and only then`,
        )
      if ((endpoint.answer === undefined) === (endpoint.file === undefined))
        throw new Error(`schemas/api/${file}: expected ${key} to have either an answer or a file`)
      const params = paramsOf(endpoint)
      endpoints.set(key, {
        ...endpoint,
        tag: group.title,
        area,
        right,
        auth,
        params: params && bounded(inline(params, definitions)),
        query: withAliases(bounded(inline(query, definitions))),
        ...(body && { body: bounded(inline(body, definitions)) }),
        answer: inline(endpoint.answer ?? BYTES, definitions),
      })
    }
  }
  return endpoints
}

/** The rights of which the caller needs one; undefined where there is no such list. */
export function rightsNeeded(right: ApiRight): readonly Right[] | undefined {
  if (right === 'anyone' || right === 'operator' || right === 'kind') return undefined
  if (right === 'chooser') return CHOOSER_RIGHTS
  return typeof right === 'string' ? [right] : right
}

export const areaOf = ({ area = 'shop' }: ApiGroup): ApiArea => area

/** The parameters of a path as one object schema, all required; `undefined` without parameters. */
export function paramsOf({ path, params = {} }: Pick<Endpoint, 'path' | 'params'>): ApiSchema | undefined {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const strange = Object.keys(params).find((name) => !names.includes(name))
  if (strange !== undefined)
    throw new Error(`schemas/api: ${path} has no parameter {${strange}}, which params describes`)
  if (names.length === 0) return undefined
  const properties = Object.fromEntries(names.map((name) => [name, params[name] ?? ID]))
  return { type: 'object', additionalProperties: false, required: names, properties }
}

export type Definitions = Map<string, ApiSchema>

/** Every shape by its name, or by its id for those of pages. Names become types, so they are unique over all files. */
export function definitionsOf(groups: ApiGroups, commons: CommonShapes = {}): Definitions {
  const definitions: Definitions = new Map(
    Object.entries(commons).map(([id, schema]) => [id, schema as ApiSchema]),
  )
  for (const [file, group] of Object.entries(groups)) {
    for (const [name, schema] of Object.entries(group.definitions ?? {})) {
      if (definitions.has(name)) throw new Error(`schemas/api/${file} defines ${name} a second time`)
      definitions.set(name, schema)
    }
  }
  return definitions
}

/** Name and schema of a `$ref` */
export function definitionOf($ref: string, definitions: Definitions): { name: string; schema: ApiSchema } {
  const [, name, common] = /^(?:(?:[a-z-]+\.json)?#\/definitions\/(\w+)|(common\/[a-z-]+))$/.exec($ref) ?? []
  const schema = definitions.get(name ?? common ?? '')
  if (!schema)
    throw new Error(
      `schemas/api: expected a reference like goods.json#/definitions/GoodsItem or common/live-goods to a shape that exists, got ${$ref}`,
    )
  return { name: name ?? schema['x-name'] ?? '', schema }
}

/** A copy with references inlined; keywords beside a `$ref` take precedence, properties are merged. */
export function inline(schema: ApiSchema, definitions: Definitions): ApiSchema {
  // a shared shape's own id would be registered again at each use
  const { $ref, $id: _id, $schema: _schema, ...rest } = schema
  const own = mapInside(rest, (inner) => inline(inner, definitions))
  return $ref === undefined ? own : extend(inline(definitionOf($ref, definitions).schema, definitions), own)
}

/** An object schema with further properties, or any schema with some keywords changed. */
export function extend(base: ApiSchema, own: ApiSchema): ApiSchema {
  const extended: ApiSchema = { ...base, ...own }
  if (own.properties) extended.properties = { ...base.properties, ...own.properties }
  if (own.required) extended.required = [...(base.required ?? []), ...own.required]
  return extended
}

/** A copy with each direct subschema changed. */
function mapInside(schema: ApiSchema, change: (inner: ApiSchema) => ApiSchema): ApiSchema {
  const copy: ApiSchema = { ...schema }
  if (schema.properties)
    copy.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([name, inner]) => [name, change(inner)]),
    )
  if (schema.items) copy.items = change(schema.items)
  if (typeof schema.additionalProperties === 'object')
    copy.additionalProperties = change(schema.additionalProperties)
  if (schema.anyOf) copy.anyOf = schema.anyOf.map(change)
  return copy
}

/** Largest value of an integer column of the database. */
const LARGEST = 2_147_483_647

/** A copy that limits every open integer to the largest column value. */
function bounded(schema: ApiSchema): ApiSchema {
  const copy = mapInside(schema, bounded)
  const isOpen = schema.type === 'integer' && schema.enum === undefined && schema.maximum === undefined
  return isOpen ? { ...copy, maximum: LARGEST } : copy
}

/** Adds every alias as a parameter; the default stays with the declared name. */
function withAliases(query: ApiSchema): ApiSchema {
  const properties: Record<string, ApiSchema> = {}
  for (const [name, schema] of Object.entries(query.properties ?? {})) {
    const { default: _default, 'x-alias': aliases = [], ...plain } = schema
    properties[name] = schema
    for (const alias of aliases)
      properties[alias] = { ...plain, description: `同 ${name}，两者都有时以此为准` }
  }
  return { ...query, properties }
}

/** The values of a query under the declared names; a sent alias takes precedence over its name. */
export function withoutAliases(query: ApiSchema, values: Record<string, unknown>): Record<string, unknown> {
  const result = { ...values }
  for (const [name, { 'x-alias': aliases = [] }] of Object.entries(query.properties ?? {})) {
    for (const alias of aliases) {
      if (result[alias] !== undefined) result[name] = result[alias]
      delete result[alias]
    }
  }
  return result
}
