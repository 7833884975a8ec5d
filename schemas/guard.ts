/** Checks that make a value safe for recursive code. */
import { documentProblem, type Problem } from './problem'
import { child } from './pointer'
import { MAX_DEPTH, MAX_VALUES } from './text/limits'
import { problemTexts } from './problem-texts/problem-texts'

/** Names that reach an object's prototype when a careless copy assigns them. */
const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor'])

export interface Guarded {
  /** The first thing that makes the value unsafe. */
  problem: Problem | null
  /** Number of properties of all objects, to compare with the keys of the text. */
  keyCount: number
}

interface OpenNode {
  value: object
  depth: number
  parent: OpenNode | null
  key: string
}

/** Walks any value without recursion: JSON values only, no prototype keys, depth and count within limits. */
export function guard(root: unknown): Guarded {
  let keyCount = 0
  let valueCount = 0
  const open: OpenNode[] = []
  const refuse = (problem: Problem): Guarded => ({ problem, keyCount })

  const rootFault = faultOf(root)
  if (rootFault) return refuse(documentProblem('', 'json', rootFault))
  if (isObject(root)) open.push({ value: root, depth: 1, parent: null, key: '' })

  for (let place = open.pop(); place; place = open.pop()) {
    const { value, depth } = place
    if (depth > MAX_DEPTH) return refuse(documentProblem(pathOf(place), 'maxDepth', problemTexts.tooDeep))
    const isList = Array.isArray(value)
    for (const key of Object.keys(value)) {
      const item: unknown = Reflect.get(value, key)
      if (!isList && item === undefined) continue
      if (!isList) keyCount++
      if (++valueCount > MAX_VALUES) return refuse(documentProblem('', 'maxValues', problemTexts.tooMany))
      if (FORBIDDEN_KEYS.has(key)) {
        return refuse(
          documentProblem(child(pathOf(place), key), 'forbiddenKey', problemTexts.forbiddenKey(key)),
        )
      }
      const fault = faultOf(item)
      if (fault) return refuse(documentProblem(child(pathOf(place), key), 'json', fault))
      if (isObject(item)) open.push({ value: item, depth: depth + 1, parent: place, key })
    }
  }
  return { problem: null, keyCount }
}

/**
 * A quick look at a value that `JSON.parse` has made: the number of properties of all objects, as `guard` counts them;
 * `null` if `guard` refuses the value.
 */
export function countKeys(root: unknown): number | null {
  let keys = 0
  let items = 0
  // the depth is limited, so recursion is safe
  const isFine = (value: object, depth: number): boolean => {
    if (depth > MAX_DEPTH) return false
    if (Array.isArray(value)) {
      items += value.length
      for (let index = 0; index < value.length; index++) {
        const item: unknown = value[index]
        if (typeof item === 'object' && item !== null && !isFine(item, depth + 1)) return false
      }
      return true
    }
    // oxlint-disable-next-line guard-for-in -- a value of JSON.parse inherits nothing that is enumerable
    for (const key in value) {
      keys++
      if (key === '__proto__' || key === 'constructor') return false
      const item = (value as Readonly<Record<string, unknown>>)[key]
      if (typeof item === 'object' && item !== null && !isFine(item, depth + 1)) return false
    }
    return true
  }
  return (!isObject(root) || isFine(root, 1)) && keys + items <= MAX_VALUES ? keys : null
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** Why a value is not JSON; `null` if it is. */
function faultOf(value: unknown): string | null {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return null
    case 'number':
      return Number.isFinite(value) ? null : problemTexts.notJson(String(value))
    case 'object':
      return value === null || isPlain(value)
        ? null
        : problemTexts.notJsonObject(Object.prototype.toString.call(value).slice(8, -1))
    default:
      return problemTexts.notJson(typeof value)
  }
}

/** Created by a literal or by `JSON.parse` in any realm; arrays without holes. */
function isPlain(value: object): boolean {
  if (Array.isArray(value)) return Object.keys(value).length === value.length
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

function pathOf(place: OpenNode): string {
  const keys: string[] = []
  for (let at = place; at.parent; at = at.parent) keys.push(at.key)
  return keys.reduceRight<string>(child, '')
}
