import { parseSync } from 'vite'

/** A template literal of SQL. Of its values only `${}` and line ends are left, of declared columns their names. */
export interface Query {
  text: string
  line: number
  /** Calls of the query builder that it is an argument of, the innermost last: `update`, `set`, … */
  within: readonly string[]
}

/** Every template `sql` of a file. */
export function queriesOf(path: string, text: string): Query[] {
  const found: Query[] = []
  const tables = tablesOf(text)
  const visit = (node: unknown, within: readonly string[]) => {
    if (typeof node !== 'object' || node === null) return
    if (isNode(node) && node.type === 'TaggedTemplateExpression' && node.tag?.name === 'sql')
      found.push({
        text: textOf(node, text, tables),
        line: linesTo(text, node.start) + 1,
        within,
      })
    const called = isNode(node) && node.type === 'CallExpression' ? node.callee?.property?.name : undefined
    for (const [key, child] of Object.entries(node))
      visit(child, called && key === 'arguments' ? [...within, called] : within)
  }
  visit(parseSync(path, text).program, [])
  return found
}

function textOf({ quasi }: Node, source: string, tables: ReadonlySet<string>): string {
  let end: number | undefined
  return (quasi?.quasis ?? [])
    .map((part) => {
      const value = end === undefined ? '' : valueOf(source.slice(end, part.start), tables)
      end = part.end
      return value + part.value.raw
    })
    .join('')
}

function valueOf(code: string, tables: ReadonlySet<string>): string {
  const [, table, column] = /^\W*(\w+)\.(\w+)\W*$/.exec(code) ?? []
  return table && tables.has(table) ? `${table}.${column}` : `\${${code.replaceAll(/[^\n]/g, '')}}`
}

/** Names of tables that a file imports. */
const tablesOf = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(/import \{([^}]*)\} from '[./]+db\/schema'/g)].flatMap(([, names = '']) =>
      [...names.matchAll(/(\w+)\s*(?:,|$)/g)].map(([, name = '']) => name),
    ),
  )

/** Lines before an offset. */
export const linesTo = (text: string, at: number) => text.slice(0, at).split('\n').length - 1

interface Node {
  type: string
  start: number
  tag?: { name?: string }
  quasi?: { quasis: { start: number; end: number; value: { raw: string } }[] }
  callee?: { property?: { name?: string } }
}

const isNode = (value: object): value is Node => 'type' in value
