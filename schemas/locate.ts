/** Locates problems in their source text. */
import { parseTree, type Node } from 'jsonc-parser'
import { child, segmentsOf } from './pointer'
import type { LocatedProblem, Problem } from './problem'
import { tooDeepAt } from './text/nesting'
import { positionsOf } from './text/positions'

/** Problems about the name of a property rather than its value. */
const ABOUT_THE_KEY: ReadonlySet<string> = new Set(['additionalProperties', 'forbiddenKey', 'propertyNames'])

/**
 * Adds line and column (1-based, UTF-16 units) to each problem. A path that the text does not have, such as a missing
 * property, is located at the nearest existing object; problems with a position keep it (rule page-format-12).
 */
export function locate(text: string, problems: readonly Problem[]): LocatedProblem[] {
  if (problems.every(isLocated)) return [...problems]
  const positionOf = positionsOf(text)
  const root = tooDeepAt(text) === -1 ? parseTree(text) : undefined
  const indexes: Indexes = new Map()
  return problems.map((problem) =>
    isLocated(problem) ? problem : { ...problem, ...positionOf(root ? offsetOf(problem, root, indexes) : 0) },
  )
}

function isLocated(problem: Problem): problem is LocatedProblem {
  return 'line' in problem && 'column' in problem
}

/** Property nodes by name, built once per object on the path of a problem. */
type Indexes = Map<Node, Map<string, Node>>

function offsetOf(problem: Problem, root: Node, indexes: Indexes): number {
  const pointer = problem.uuid === '' ? problem.path : child('/widgets', problem.uuid) + problem.path
  return offsetAt(root, pointer, problem.keyword, indexes)
}

/** Offset of a problem at a pointer from `root`. */
export function offsetAt(root: Node, pointer: string, keyword: string, indexes: Indexes = new Map()): number {
  let value = root
  let key: Node | undefined
  for (const segment of segmentsOf(pointer)) {
    const found = descend(value, segment, indexes)
    if (!found) return value.offset
    value = found.value
    key = found.key
  }
  return key && ABOUT_THE_KEY.has(keyword) ? key.offset : value.offset
}

function descend(node: Node, segment: string, indexes: Indexes): { value: Node; key?: Node } | undefined {
  if (node.type === 'array') {
    const value = node.children?.[Number(segment)]
    return value && { value }
  }
  if (node.type !== 'object') return undefined
  const [key, value] = indexOf(node, indexes).get(segment)?.children ?? []
  return value && { value, key }
}

/** The last of duplicate keys counts, as in `JSON.parse`. */
function indexOf(node: Node, indexes: Indexes): Map<string, Node> {
  const known = indexes.get(node)
  if (known) return known
  const index = new Map<string, Node>()
  for (const property of node.children ?? []) index.set(String(property.children?.[0]?.value), property)
  indexes.set(node, index)
  return index
}
