import { readFileSync } from 'node:fs'
import path from 'node:path'
import { findNodeAtLocation, parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser'
import { DialectError, type DialectProblem } from '@schemas/dialect/problem'
import { positionsOf } from '@schemas/text/positions'

/** The value of a JSON file. @throws DialectError with line and column of the first syntax error */
export function readJsonFile(root: string, file: string): unknown {
  const text = readFileSync(path.join(root, file), 'utf8')
  const errors: ParseError[] = []
  parseTree(text, errors, { disallowComments: true, allowTrailingComma: false })
  const [first] = errors
  if (!first) return JSON.parse(text)
  const name = printParseErrorCode(first.error)
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
  const found = JSON.stringify(text.slice(first.offset, first.offset + Math.max(1, first.length)))
  const message = `expected JSON: ${name}, found ${first.offset < text.length ? found : 'the end of the file'}`
  throw new DialectError([{ file, pointer: '', message, ...positionsOf(text)(first.offset) }])
}

/** Adds line and column to problems that have none: of the place itself, or of the nearest one above it. */
export const located = (root: string, problems: readonly DialectProblem[]): DialectProblem[] =>
  problems.map((problem) =>
    problem.line === undefined ? { ...problem, ...placeOf(root, problem) } : problem,
  )

function placeOf(root: string, { file, pointer }: DialectProblem) {
  const text = readFileSync(path.join(root, file), 'utf8')
  const segments = pointer.split('/').slice(1).map(decode)
  const tree = parseTree(text)
  let node: Node | undefined
  for (let length = segments.length; tree && !node && length >= 0; length--)
    node = findNodeAtLocation(tree, segments.slice(0, length).map(indexOrName(tree, segments)))
  return positionsOf(text)(node?.offset ?? 0)
}

/** Segments of arrays are numbers to jsonc-parser. */
const indexOrName = (tree: Node, segments: readonly string[]) => (segment: string, index: number) =>
  findNodeAtLocation(tree, keysUntil(tree, segments, index))?.type === 'array' ? Number(segment) : segment

function keysUntil(tree: Node, segments: readonly string[], length: number): (string | number)[] {
  const keys: (string | number)[] = []
  for (const segment of segments.slice(0, length))
    keys.push(findNodeAtLocation(tree, keys)?.type === 'array' ? Number(segment) : segment)
  return keys
}

const decode = (segment: string) => decodeURIComponent(segment).replaceAll('~1', '/').replaceAll('~0', '~')
