/** Changes of the keywords of one schema, its properties and items aside. Pure. */
import type { Schema, TypeName } from '../dialect/schema'
import type { Json } from '../page'
import { writeJson } from '../text/write-json'

export interface KeywordChange {
  kind: 'widening' | 'narrowing' | 'default'
  message: string
}

/** Effects of changed keywords on values that were valid before. */
export function diffKeywords(before: Schema, after: Schema): KeywordChange[] {
  return [
    ...diffTypes(before, after),
    ...LIMITS.flatMap(([keyword, sign]) => diffLimit(keyword, before[keyword], after[keyword], sign)),
    ...EXACT.flatMap((keyword) => diffExact(keyword, before[keyword], after[keyword])),
    ...diffPattern(before.pattern, after.pattern),
    ...diffSets('enum', before.enum, after.enum),
    ...diffNames('required', after.required ?? [], before.required ?? []),
    // A container that accepts fewer types narrows its content.
    ...diffNames('x-children', before['x-children'] ?? [], after['x-children'] ?? []),
    ...CLOSED.flatMap((keyword) => diffFlag(keyword, before[keyword] === false, after[keyword] === false)),
    ...diffFlag('uniqueItems', before.uniqueItems === true, after.uniqueItems === true),
    ...diffDefault(before.default, after.default),
  ]
}

/** Keywords with a number, and the sign of a change that narrows. */
const LIMITS = [
  ['minimum', 1],
  ['exclusiveMinimum', 1],
  ['minLength', 1],
  ['minItems', 1],
  ['maximum', -1],
  ['exclusiveMaximum', -1],
  ['maxLength', -1],
  ['maxItems', -1],
] as const

/** Keywords that can only be compared for equality. */
const EXACT = ['const', 'multipleOf'] as const

const CLOSED = ['additionalProperties', 'additionalItems'] as const

function diffTypes(before: Schema, after: Schema): KeywordChange[] {
  const old = typesOf(before)
  const now = typesOf(after)
  if (sameSet(old, now)) return []
  const message = `type ${old.join(' | ') || 'any'} → ${now.join(' | ') || 'any'}`
  const isWider = now.length === 0 || (old.length > 0 && old.every((type) => accepts(now, type)))
  return [{ kind: isWider ? 'widening' : 'narrowing', message }]
}

const typesOf = ({ type }: Schema): TypeName[] => (type === undefined ? [] : [type].flat())

function accepts(types: readonly TypeName[], type: TypeName): boolean {
  return types.includes(type) || (type === 'integer' && types.includes('number'))
}

function diffLimit(
  keyword: string,
  before: number | undefined,
  after: number | undefined,
  sign: 1 | -1,
): KeywordChange[] {
  if (before === after) return []
  // No limit is the widest one.
  const widest = -Infinity * sign
  const isNarrower = ((after ?? widest) - (before ?? widest)) * sign > 0
  return [{ kind: isNarrower ? 'narrowing' : 'widening', message: change(keyword, before, after) }]
}

function diffExact(keyword: string, before: Json | undefined, after: Json | undefined): KeywordChange[] {
  if (isSame(before, after)) return []
  return [{ kind: after === undefined ? 'widening' : 'narrowing', message: change(keyword, before, after) }]
}

/** Of patterns only one widening is recognised: further words before the alternatives of `^(?:…)$`. */
function diffPattern(before: string | undefined, after: string | undefined): KeywordChange[] {
  if (before === undefined || after === undefined || !before.startsWith(GROUP))
    return diffExact('pattern', before, after)
  const rest = `|${before.slice(GROUP.length)}`
  const isWider = after.endsWith(rest) && WORDS.test(after.slice(0, -rest.length))
  if (!isWider) return diffExact('pattern', before, after)
  return [{ kind: 'widening', message: change('pattern', before, after) }]
}

const GROUP = '^(?:'
/** Alternatives of words, in which `\\.` is a dot. */
const WORDS = /^\^\(\?:(?:\w|\\\.)+(?:\|(?:\w|\\\.)+)*$/

function diffSets(keyword: string, before: Json[] | undefined, after: Json[] | undefined): KeywordChange[] {
  if (!before || !after) return diffExact(keyword, before, after)
  return diffNames(keyword, before.map(textOf), after.map(textOf))
}

/** Lost names narrow, gained names widen; `required` is called with the arguments swapped. */
function diffNames(keyword: string, before: readonly string[], after: readonly string[]): KeywordChange[] {
  const lost = before.filter((name) => !after.includes(name))
  const gained = after.filter((name) => !before.includes(name))
  const [losing, gaining] = keyword === 'required' ? ['adds', 'drops'] : ['drops', 'adds']
  const changes: KeywordChange[] = []
  if (lost.length > 0) changes.push({ kind: 'narrowing', message: `${keyword} ${losing} ${lost.join(', ')}` })
  if (gained.length > 0)
    changes.push({ kind: 'widening', message: `${keyword} ${gaining} ${gained.join(', ')}` })
  return changes
}

function diffFlag(keyword: string, wasStrict: boolean, isStrict: boolean): KeywordChange[] {
  if (wasStrict === isStrict) return []
  return [
    {
      kind: isStrict ? 'narrowing' : 'widening',
      message: `${keyword} is ${isStrict ? 'stricter' : 'looser'}`,
    },
  ]
}

function diffDefault(before: Json | undefined, after: Json | undefined): KeywordChange[] {
  return isSame(before, after) ? [] : [{ kind: 'default', message: change('default', before, after) }]
}

function change(keyword: string, before: Json | undefined, after: Json | undefined): string {
  return `${keyword} ${textOf(before)} → ${textOf(after)}`
}

function textOf(value: Json | undefined): string {
  return value === undefined ? 'none' : JSON.stringify(value)
}

function sameSet(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((name) => b.includes(name))
}

/** Equal regardless of key order: reordering a schema changes nothing. */
function isSame(a: Json | undefined, b: Json | undefined): boolean {
  return a === undefined || b === undefined ? a === b : writeJson(a) === writeJson(b)
}
