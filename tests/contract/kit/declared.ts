import type { FastifyInstance } from 'fastify'
import { ERRORS } from '@server/core/errors'

/** What the declarations of shop and operators have in common. */
interface Declared {
  method: string
  path: string
  summary: string
  errors?: readonly string[]
  query: { properties?: object }
  answer: unknown
  body?: unknown
}

/** Faults of declarations that need no server, each with the name of its endpoint. */
export function declarationFaults(
  declared: Iterable<[key: string, Declared]>,
  samples: Record<string, readonly unknown[]>,
): string[] {
  return [...declared].flatMap(([key, { summary, errors = [], answer, body }]) =>
    [
      ...((samples[key]?.length ?? 0) > 0 ? [] : ['no sample calls']),
      ...(/[\u4e00-\u9fff]/.test(summary) ? [] : ['no Chinese summary']),
      ...errors.filter((name) => !(name in ERRORS)).map((name) => `unknown error ${name}`),
      ...[answer, body].flatMap(openObjects).map((names) => `an object with ${names} allows other fields`),
    ].map((fault) => `${key}: ${fault}`),
  )
}

/** The fields of each object schema that does not say whether others are allowed. */
function openObjects(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const fields =
    'properties' in schema && !('additionalProperties' in schema) ? Object(schema.properties) : {}
  // a field that is called `properties` itself holds one schema, not one for each name
  const isObject = Object.values(fields).every((field) => typeof field === 'object')
  const names = isObject ? Object.keys(fields) : []
  const own = names.length > 0 ? [names.join(', ')] : []
  return [...own, ...Object.values(schema).flatMap(openObjects)]
}

/** What the API page and its JSON say otherwise than the declarations, with the name of the endpoint. */
export async function apiPageFaults(
  app: FastifyInstance,
  base: string,
  declared: Iterable<[key: string, Declared]>,
): Promise<string[]> {
  const document = (await app.inject('/api/openapi.json')).json()
  const page = (await app.inject('/api/docs')).payload
  return [...declared].flatMap(([key, { method, path, summary, query }]) => {
    const operation = document.paths[base + path]?.[method.toLowerCase()]
    if (!operation) return [`${key}: not in openapi.json`]
    const named = (operation.parameters ?? [])
      .filter((parameter: { in: string }) => parameter.in === 'query')
      .map(({ name }: { name: string }) => name)
    const expected = Object.keys(query.properties ?? {})
    const missing = ['200', '401'].filter((status) => !(status in operation.responses))
    return [
      ...(operation.summary === summary ? [] : [`summary ${operation.summary}`]),
      ...(String(named) === String(expected) ? [] : [`parameters ${named} instead of ${expected}`]),
      ...missing.map((status) => `no response ${status}`),
      ...(page.includes(`<code>${base}${path}</code>`) ? [] : ['not on the API page']),
    ].map((fault) => `${key}: ${fault}`)
  })
}
