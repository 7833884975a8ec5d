/** Every place where a request may hold something, told from its declaration, and a request that is wrong there alone. */
import fc from 'fast-check'
import type { ApiSchema, ResolvedEndpoint } from '@schemas/api/endpoint'
import type { Json } from '@schemas/page'

export interface Place {
  /** `shops.0.remark`, as the answer names it. */
  at: string
  schema: ApiSchema
}

/** Of a schema all fields, those of lists under their first item. */
export function placesOf({ properties = {}, items }: ApiSchema, at: string[] = []): Place[] {
  const inside = { ...properties, ...(items && { '0': items }) }
  return Object.entries(inside).flatMap(([name, schema]) => {
    const place = [...at, name]
    return [{ at: place.join('.'), schema }, ...placesOf(schema, place)]
  })
}

/** A value of another type; `undefined` where a schema takes any. */
export function wrongFor({ type, enum: choices, items }: ApiSchema): Json | undefined {
  const types = [type ?? []].flat()
  if (types.includes('array') && items?.type === 'object') return 'wrong'
  if (types.length === 0) return choices ? { is: 'wrong' } : undefined
  if (!types.includes('object')) return { is: 'wrong' }
  return types.includes('string') ? undefined : 'wrong'
}

/** A request that has nothing but this value; `0` is the first of a list. */
export const onlyAt = (at: string, value: Json): Json =>
  at.split('.').reduceRight((inner: Json, step) => (step === '0' ? [inner] : { [step]: inner }), value)

/** Objects of a body that take no further fields, by their place; `''` is the body itself. */
export const closedObjects = (body: ApiSchema): [at: string, schema: ApiSchema][] =>
  [{ at: '', schema: body }, ...placesOf(body)].flatMap(({ at, schema }) =>
    schema.additionalProperties === false ? [[at, schema] as [string, ApiSchema]] : [],
  )

/** Endpoints whose body has a schema that validates it. */
export const takesBody = ({ body }: ResolvedEndpoint): boolean => body?.type === 'object'

/** Values that the path takes, where only some are. */
export const pathOf = ({ params }: ResolvedEndpoint): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params?.properties ?? {}).map(([name, { enum: values, pattern }]) => [
      name,
      String(values?.[0] ?? (pattern === undefined ? 'x' : matching(pattern))),
    ]),
  )

const matching = (pattern: string) =>
  fc.sample(fc.stringMatching(new RegExp(pattern, 'u')), { seed: 1, numRuns: 1 })[0]
