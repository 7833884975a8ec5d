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

/** Adds line and column to problems without them: those of the path, or of its nearest existing parent. */
export const located = (root: string, problems: readonly DialectProblem[]): DialectProblem[] =>
  problems.map((problem) =>
    problem.line === undefined ? { ...problem, ...placeOf(root, problem) } : problem,
  )

function placeOf(root: string, { file, pointer }: DialectProblem) {
  const text = readFileSync(path.join(root, file), 'utf8')
  const segments = pointer.split('/').slice(1).map(decode)
  let node: Node | undefined = parseTree(text)
  for (const segment of segments) {
    // jsonc-parser expects array indices as numbers
    const found: Node | undefined =
      node && findNodeAtLocation(node, [node.type === 'array' ? Number(segment) : segment])
    if (!found) break
    node = found
  }
  return positionsOf(text)(node?.offset ?? 0)
}

const decode = (segment: string) => decodeURIComponent(segment).replaceAll('~1', '/').replaceAll('~0', '~')
