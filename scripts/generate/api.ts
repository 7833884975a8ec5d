import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { compile, type JSONSchema } from 'json-schema-to-typescript'
import {
  areaOf,
  definitionOf,
  definitionsOf,
  extend,
  paramsOf,
  type ApiArea,
  type ApiGroups,
  type ApiSchema,
  type CommonShapes,
  type Definitions,
  type Endpoint,
} from '@schemas/api/endpoint'
import { generatedFolder, type Output, typescript } from './output'
import { readJsonFile } from './sources'
import { compileOptions, onOneLine } from './types'

const folder = 'schemas/api'

/** TypeScript types of the API: every shape that a group defines, and query and answer of every endpoint. */
export const api: Output = async ({ root, commons }) => {
  const groups = readGroups(root)
  const shared = Object.fromEntries(commons.map(({ id, schema }) => [id, schema]))
  const parts = await Promise.all(
    namedSchemas(groups, shared).map(([name, schema]) => compile(schema, name, compileOptions)),
  )
  const maps = [endpointMap(groups, 'shop', 'Endpoints'), endpointMap(groups, 'admin', 'AdminEndpoints')]
  const text = ['', importsOf(groups, shared), ...parts.map(onOneLine), ...maps].join('\n')
  return { [`${generatedFolder}/api.ts`]: await typescript('api.ts', text) }
}

export function readGroups(root: string): ApiGroups {
  const directory = path.join(root, folder)
  if (!existsSync(directory)) return {}
  const files = readdirSync(directory).filter((name) => name.endsWith('.json'))
  const read = (file: string) => readJsonFile(root, `${folder}/${file}`) as ApiGroups[string]
  return Object.fromEntries(files.toSorted().map((file) => [file, read(file)]))
}

/** Page shapes in answers of the API keep their types. */
function importsOf(groups: ApiGroups, commons: CommonShapes): string {
  const refs = [...JSON.stringify(groups).matchAll(/"\$ref":"(common\/[a-z-]+)"/g)].map(([, id = '']) => id)
  const names = [...new Set(refs)].map((id) => commons[id]?.['x-name']).toSorted()
  return names.length === 0 ? '' : `import type { ${names.join(', ')} } from './types'\n`
}

function namedSchemas(groups: ApiGroups, commons: CommonShapes): [name: string, schema: JSONSchema][] {
  const definitions = definitionsOf(groups, commons)
  const shapes = [...definitionsOf(groups)].map(([name, schema]): [string, JSONSchema] => [
    name,
    shape(schema, definitions),
  ])
  const endpoints = Object.values(groups)
    .flatMap(({ endpoints: own = [] }) => own)
    .flatMap((endpoint) =>
      partsOf(endpoint).map(([part, schema, title]): [string, JSONSchema] => [
        endpoint.name + part,
        { ...typed(schema, definitions), description: `${endpoint.summary}：${title}` },
      ]),
    )
  return [...shapes, ...endpoints]
}

/** The schemas of an endpoint that become types: suffix of the name, schema, and its term in the docstring. */
function partsOf(endpoint: Endpoint): [part: string, schema: ApiSchema, title: string][] {
  const params = paramsOf(endpoint)
  return [
    ...(params ? [['Params', params, '路径'] as [string, ApiSchema, string]] : []),
    ['Query', endpoint.query ?? { type: 'object', properties: {} }, '参数'],
    ...(endpoint.body ? [['Body', endpoint.body, '正文'] as [string, ApiSchema, string]] : []),
    ...(endpoint.answer ? [['Answer', endpoint.answer, '回答'] as [string, ApiSchema, string]] : []),
  ]
}

/** A shape that extends another is an interface of its own. */
function shape(schema: ApiSchema, definitions: Definitions): JSONSchema {
  const { $ref, ...own } = schema
  if ($ref === undefined || !own.properties) return typed(schema, definitions)
  return typed(extend(definitionOf($ref, definitions).schema, own), definitions)
}

/** Prepares a schema for json-schema-to-typescript: references by name, properties with a default required. */
function typed(schema: ApiSchema, definitions: Definitions): JSONSchema {
  const { $ref, description, type, enum: values, items, anyOf, properties, additionalProperties } = schema
  const result: JSONSchema = description === undefined ? {} : { description }
  if ($ref !== undefined) return { ...result, tsType: definitionOf($ref, definitions).name }
  if (!type && !values && !anyOf) return { ...result, tsType: 'unknown' }
  if (type) result.type = type
  if (values) result.enum = values
  if (items) result.items = typed(items, definitions)
  if (anyOf) result.anyOf = anyOf.map((option) => typed(option, definitions))
  if (typeof additionalProperties === 'object')
    result.additionalProperties = typed(additionalProperties, definitions)
  if (properties) {
    const isFilled = ({ $ref: target, default: own }: ApiSchema) =>
      (own ?? (target && definitionOf(target, definitions).schema.default)) !== undefined
    const entries = Object.entries(properties)
    result.additionalProperties = false
    result.required = entries
      .filter(([name, property]) => schema.required?.includes(name) || isFilled(property))
      .map(([name]) => name)
    result.properties = Object.fromEntries(
      entries.map(([name, property]) => [name, typed(property, definitions)]),
    )
  }
  return result
}

function endpointMap(groups: ApiGroups, area: ApiArea, name: string): string {
  const own = Object.values(groups)
    .filter((group) => areaOf(group) === area)
    .flatMap(({ endpoints = [] }) => endpoints)
  const lines = own.map((endpoint) => {
    const parts = partsOf(endpoint).map(([part]) => `${part.toLowerCase()}: ${endpoint.name}${part}`)
    const none = ['params', 'body'].filter((part) => !parts.some((known) => known.startsWith(`${part}:`)))
    const file = endpoint.file === undefined ? [] : ['answer: never', `file: '${endpoint.file}'`]
    const all = [...parts, ...none.map((part) => `${part}: undefined`), ...file].join('; ')
    return `  /** ${endpoint.summary} */\n  '${endpoint.method} ${endpoint.path}': { ${all} }\n`
  })
  return `/** Parameters and answer of every endpoint of the area ${area}, by method and path. */
export interface ${name} {
${lines.join('')}}
`
}
