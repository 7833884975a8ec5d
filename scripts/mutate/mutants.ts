import { parseSync } from 'vite'

/** One small change of a source file that a test should notice. */
export interface Mutant {
  /** Path from the root of the checkout. */
  file: string
  line: number
  /** Name of the operator that made it. */
  operator: string
  /** Text at `start`, and what it becomes. */
  before: string
  after: string
  start: number
  /** The line's code without blanks: finds the same place again in another commit, where files and lines have moved. */
  code: string
  /** Which of several equal changes in one line it is. */
  nth: number
}

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

type Change = Pick<Mutant, 'operator' | 'before' | 'after' | 'start'>

const SWAPS: Record<string, string> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
}

/** Calls on a list or a text that are left out: `rows.filter(isOpen)` becomes `rows`. */
const OPTIONAL_CALLS = new Set(['filter', 'slice', 'trim', 'toSorted', 'toReversed'])

/** Changes of the SQL in a template that is tagged `sql`. */
const SQL_SWAPS: [RegExp, string, string][] = [
  [/ and /g, ' and ', ' or '],
  [/ is null\b/g, ' is null', ' is not null'],
  [/ is not null\b/g, ' is not null', ' is null'],
  [/ <= /g, ' <= ', ' < '],
  [/ >= /g, ' >= ', ' > '],
  [/ desc\b/g, ' desc', ' asc'],
]

/** Every mutant of a source file, in the order of its text. */
export function mutantsOf(file: string, text: string): Mutant[] {
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file}: expected TypeScript, got ${errors[0]?.message}`)
  const lines = text.split('\n')
  const counts = new Map<string, number>()
  return changesIn(program as unknown as Node, text)
    .toSorted((a, b) => a.start - b.start)
    .map((change) => {
      const line = text.slice(0, change.start).split('\n').length
      const code = (lines[line - 1] ?? '').replaceAll(/\s/g, '')
      const key = JSON.stringify([code, change.operator, change.before, change.after])
      const nth = counts.get(key) ?? 0
      counts.set(key, nth + 1)
      return { file, line, code, nth, ...change }
    })
}

/** The text with the mutant in it. */
export const mutated = (text: string, { start, before, after }: Mutant): string =>
  text.slice(0, start) + after + text.slice(start + before.length)

function changesIn(node: Node, text: string): Change[] {
  // types disappear when the code runs; of a cast its expression stays
  if (node.type.startsWith('TS')) {
    const inner = node['expression']
    return isNode(inner) ? changesIn(inner, text) : []
  }
  if (node.type === 'ImportDeclaration') return []
  return [...changesOf(node, text), ...childrenOf(node).flatMap((child) => changesIn(child, text))]
}

function changesOf(node: Node, text: string): Change[] {
  const source = (part: Node) => text.slice(part.start, part.end)
  const replace = (operator: string, part: Node, after: string): Change[] => [
    { operator, start: part.start, before: source(part), after },
  ]
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression': {
      const [left, right, sign] = [node['left'] as Node, node['right'] as Node, String(node['operator'])]
      if (sign === '??') return replace('default instead of value', node, `(${source(right)})`)
      const after = SWAPS[sign]
      // a sum of texts
      if (!after || (sign === '+' && [left, right].some(isText))) return []
      const start = left.end + text.slice(left.end, right.start).indexOf(sign)
      return [{ operator: 'other operator', start, before: sign, after }]
    }
    case 'UnaryExpression': {
      const argument = node['argument'] as Node
      return node['operator'] === '!' ? replace('no negation', node, `(${source(argument)})`) : []
    }
    case 'IfStatement':
    case 'ConditionalExpression': {
      const test = node['test'] as Node
      return replace('negated condition', test, `!(${source(test)})`)
    }
    case 'Literal': {
      const { value } = node
      if (typeof value === 'boolean') return replace('other boolean', node, String(!value))
      if (typeof value === 'number') return replace('next number', node, String(value + 1))
      return []
    }
    case 'CallExpression': {
      const callee = node['callee'] as Node
      const [object, property] = [callee['object'], callee['property']]
      if (!isNode(object) || !isNode(property) || !OPTIONAL_CALLS.has(String(property['name']))) return []
      return replace('no call', node, `(${source(object)})`)
    }
    case 'ExpressionStatement': {
      const inner = node['expression'] as Node
      const call = inner.type === 'AwaitExpression' ? (inner['argument'] as Node) : inner
      const isCall = call.type === 'CallExpression' && (call['callee'] as Node).type !== 'Super'
      return isCall ? replace('no statement', node, ';') : []
    }
    case 'TaggedTemplateExpression':
      return (node['tag'] as Node)['name'] === 'sql' ? changesOfSql(node['quasi'] as Node, text) : []
    default:
      return []
  }
}

const changesOfSql = (quasi: Node, text: string): Change[] =>
  (quasi['quasis'] as Node[]).flatMap(({ start, end }) =>
    SQL_SWAPS.flatMap(([pattern, before, after]) =>
      [...text.slice(start, end).matchAll(pattern)].map(({ index }) => ({
        operator: 'other SQL',
        start: start + index,
        before,
        after,
      })),
    ),
  )

const isText = (node: Node): boolean =>
  node.type === 'TemplateLiteral' ||
  (node.type === 'Literal' && typeof node['value'] === 'string') ||
  (node.type === 'BinaryExpression' && [node['left'], node['right']].some((part) => isText(part as Node)))

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

const childrenOf = (node: Node): Node[] =>
  Object.values(node).flatMap((value) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  )
