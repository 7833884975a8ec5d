import type { Schema } from '@schemas/dialect/schema'
import type { Json, JsonObject } from '@schemas/page'

/** `base` combined with the limits of a `then`; the conditions themselves are removed. */
function tighten(base: Schema, then: Schema): Schema {
  const { properties, items, required, ...limits } = then
  const result: Schema = { ...base, ...limits }
  if (base['x-messages'] || limits['x-messages'])
    result['x-messages'] = { ...base['x-messages'], ...limits['x-messages'] }
  if (required) result.required = [...new Set([...(base.required ?? []), ...required])]
  if (properties) {
    result.properties = { ...base.properties }
    for (const [name, inner] of Object.entries(properties))
      result.properties[name] = tighten(base.properties?.[name] ?? {}, inner)
  }
  if (items !== undefined) result.items = tightenItems(base.items, items)
  return result
}

function tightenItems(base: Schema['items'], then: Schema | Schema[]): Schema | Schema[] {
  if (!Array.isArray(base)) return tighten(base ?? {}, [then].flat()[0] ?? {})
  return base.map((place, i) => tighten(place, (Array.isArray(then) ? then[i] : then) ?? {}))
}

/** Names tested by conditions of these props. */
export const testedNames = (props: Schema): string[] => [
  ...new Set((props.allOf ?? []).flatMap((rule) => Object.keys(rule.if?.properties ?? {}))),
]

/** The props schema that applies to a value: each `then` whose `if` holds is combined with it. */
export function boundBy(props: Schema, value: JsonObject): Schema {
  const { allOf = [], ...base } = props
  const holding = allOf.filter((rule) => holds(rule.if ?? {}, value))
  return holding.reduce<Schema>((schema, rule) => tighten(schema, rule.then ?? {}), base)
}

function holds(test: Schema, value: JsonObject): boolean {
  if (test.required?.some((name) => value[name] === undefined)) return false
  return Object.entries(test.properties ?? {}).every(([name, { const: only, enum: some }]) => {
    const actual = value[name]
    return actual === undefined || (some ?? [only as Json]).some((allowed) => allowed === actual)
  })
}
