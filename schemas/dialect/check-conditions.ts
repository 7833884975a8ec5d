import type { Report } from './problem'
import type { Schema } from './schema'
import type { SchemaPosition } from './walk'

/** Conditionals are allowed only as `allOf` at the root of `props`, where form and types can remove them. */
export function checkRulePlace(at: SchemaPosition, report: Report): void {
  if (at.pointer !== '#/properties/props') report('allOf stands only at the root of props')
}

/** One `{if, then}` of `allOf`: tests one sibling by const or enum, and `then` only tightens. */
export function checkRule(rule: Schema, props: Schema, report: Report): void {
  const extra = Object.keys(rule).filter((key) => key !== 'if' && key !== 'then' && key !== '$comment')
  if (!rule.if || !rule.then || extra.length > 0) {
    report('a rule is {if, then} and nothing else')
    return
  }
  checkTest(rule.if, props, report)
  checkTightens(rule.then, props, 'then', report)
}

function checkTest(test: Schema, props: Schema, report: Report): void {
  const names = Object.keys(test.properties ?? {})
  const [name] = names
  if (name === undefined || names.length > 1) {
    report(`if tests exactly one sibling, got ${names.length}`)
    return
  }
  if (!props.properties?.[name]) report(`if tests "${name}", which is no property of props`)
  const condition = test.properties?.[name] ?? {}
  if (Object.keys(condition).some((key) => key !== 'const' && key !== 'enum'))
    report(`if tests "${name}" by const or enum only`)
  if (test.required?.length !== 1 || test.required[0] !== name) report(`if must list "${name}" in required`)
  if (Object.keys(test).some((key) => key !== 'properties' && key !== 'required'))
    report('if holds only properties and required')
}

const tightening: ReadonlySet<string> = new Set([
  'properties',
  'required',
  'items',
  'enum',
  'const',
  'pattern',
  'minItems',
  'maxItems',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minLength',
  'maxLength',
  'x-messages',
])

/**
 * `then` may add limits to declared properties, never declare new ones or allow more. References of the base are
 * checked once they are inlined.
 */
export function checkTightens(then: Schema, base: Schema | undefined, where: string, report: Report): void {
  for (const key of Object.keys(then))
    if (!tightening.has(key)) report(`${where} may only tighten; "${key}" does not belong there`)
  for (const [key, wider] of limits) {
    const limit = then[key]
    const known = base?.[key]
    if (limit !== undefined && known !== undefined && wider(limit, known))
      report(`${where} ${key} ${limit} is wider than ${known}`)
  }
  for (const [name, child] of Object.entries(then.properties ?? {})) {
    const property = base?.properties?.[name]
    if (!property && base && base.$ref === undefined)
      report(`${where} names "${name}", which is no property there`)
    checkTightens(child, property, `${where}/${name}`, report)
  }
  const items = then.items === undefined ? [] : [then.items].flat()
  for (const [i, child] of items.entries()) {
    const known = Array.isArray(base?.items) ? base.items[i] : base?.items
    checkTightens(child, known, `${where}/items`, report)
  }
}

const fewer = (limit: number, known: number) => limit < known
const more = (limit: number, known: number) => limit > known
const limits = [
  ['minItems', fewer],
  ['minimum', fewer],
  ['minLength', fewer],
  ['exclusiveMinimum', fewer],
  ['maxItems', more],
  ['maximum', more],
  ['maxLength', more],
  ['exclusiveMaximum', more],
] as const
