/**
 * Every position of a request that can hold a value, from its declaration, and requests that are wrong at that
 * position alone.
 */
import fc from 'fast-check'
import type { ApiSchema, ResolvedEndpoint } from '@schemas/api/endpoint'
import type { Json } from '@schemas/page'

export interface Place {
  /** `shops.0.remark`, as answers name it. */
  at: string
  schema: ApiSchema
}

/** All fields of a schema, those of lists under their first item. */
export function placesOf({ properties = {}, items }: ApiSchema, at: string[] = []): Place[] {
  const inside = { ...properties, ...(items && { '0': items }) }
  return Object.entries(inside).flatMap(([name, schema]) => {
    const place = [...at, name]
    return [{ at: place.join('.'), schema }, ...placesOf(schema, place)]
  })
}

/** A value of another type; `undefined` if a schema accepts any. */
export function wrongFor({ type, enum: choices, items }: ApiSchema): Json | undefined {
  const types = [type ?? []].flat()
  if (types.includes('array') && items?.type === 'object') return 'wrong'
  if (types.length === 0) return choices ? { is: 'wrong' } : undefined
  if (!types.includes('object')) return { is: 'wrong' }
  return types.includes('string') ? undefined : 'wrong'
}

/** A request with only this value; `0` is the first element of a list. */
export const onlyAt = (at: string, value: Json): Json =>
  at.split('.').reduceRight((inner: Json, step) => (step === '0' ? [inner] : { [step]: inner }), value)

/** Closed objects of a body by their path; `''` is the body itself. */
export const closedObjects = (body: ApiSchema): [at: string, schema: ApiSchema][] =>
  [{ at: '', schema: body }, ...placesOf(body)].flatMap(({ at, schema }) =>
    schema.additionalProperties === false ? [[at, schema] as [string, ApiSchema]] : [],
  )

/** Endpoints whose body has a schema that validates it. */
export const takesBody = ({ body }: ResolvedEndpoint): boolean => body?.type === 'object'

/** Valid values of a path parameter, if they are restricted. */
export const pathOf = ({ params }: ResolvedEndpoint): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params?.properties ?? {}).map(([name, { enum: values, pattern }]) => [
      name,
      String(values?.[0] ?? (pattern === undefined ? 'x' : matching(pattern))),
    ]),
  )

const matching = (pattern: string) =>
  fc.sample(fc.stringMatching(new RegExp(pattern, 'u')), { seed: 1, numRuns: 1 })[0]
