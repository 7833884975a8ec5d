/** Examples of the engine's public names: the tests in packages/engine/examples, as an application would write them. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync, type ESTree } from 'vite'

const FOLDER = 'packages/engine/examples'

export interface Example {
  /** What the test says. */
  title: string
  /** With its imports. */
  code: string
  language: 'ts' | 'tsx'
  /** What the test itself names. */
  own: ReadonlySet<string>
  /** What all of its code names. */
  names: ReadonlySet<string>
}

/** Every test of the folder, by file and in their order. */
export const examplesIn = (root: string): Example[] =>
  readdirSync(path.join(root, FOLDER))
    .filter((name) => /\.test\.tsx?$/.test(name))
    .toSorted()
    .flatMap((name) => examplesOf(name, readFileSync(path.join(root, FOLDER, name), 'utf8')))

export function examplesOf(file: string, text: string): Example[] {
  const { body } = parseSync(file, text).program
  const language = file.endsWith('.tsx') ? 'tsx' : 'ts'
  return body.flatMap((node) => {
    const test = testIn(node)
    if (!test) return []
    const { title, start, end, names } = test
    const shared = withWhatTheyName(
      body.filter((each) => each.type !== 'ExpressionStatement' && each.type !== 'ImportDeclaration'),
      names,
    )
    const used = new Set([...names, ...shared.flatMap((each) => [...namesIn(each)])])
    const imports = body.flatMap((each) =>
      each.type === 'ImportDeclaration' ? importOf(each, used, text) : [],
    )
    const parts = [
      imports.join('\n'),
      ...shared.map((each) => text.slice(each.start, each.end)),
      text.slice(start, end).replaceAll(/^ {2}/gm, '').trim(),
    ]
    return [
      { title, language, own: names, names: used, code: parts.filter((part) => part !== '').join('\n\n') },
    ]
  })
}

/** `test('title', () => { … })`, with the range inside of its braces. */
function testIn(node: ESTree.Statement | ESTree.Directive) {
  if (node.type !== 'ExpressionStatement' || node.expression.type !== 'CallExpression') return undefined
  const { callee, arguments: args } = node.expression
  const [title, run] = args
  if (callee.type !== 'Identifier' || callee.name !== 'test') return undefined
  if (title?.type !== 'Literal' || run?.type !== 'ArrowFunctionExpression') return undefined
  const { body } = run
  return {
    title: String(title.value),
    start: body.start + 1,
    end: body.end - 1,
    names: namesIn(body),
  }
}

/** Names that are referred to or declared below a node; not those of properties. */
function namesIn(node: unknown, found = new Set<string>()): Set<string> {
  if (typeof node !== 'object' || node === null) return found
  if ('type' in node && /^(?:JSX)?Identifier$/.test(String(node.type)) && 'name' in node)
    found.add(String(node.name))
  const own = 'computed' in node && node.computed === false ? ['key', 'property'] : []
  const isAttribute = 'type' in node && node.type === 'JSXAttribute'
  const skipped = isAttribute ? ['name'] : own
  for (const [part, child] of Object.entries(node)) if (!skipped.includes(part)) namesIn(child, found)
  return found
}

/** Those declarations of a file that the names need, and what these need. */
function withWhatTheyName<N extends ESTree.Statement | ESTree.Directive>(
  declarations: readonly N[],
  names: ReadonlySet<string>,
): N[] {
  const needed = declarations.filter((each) => declaredBy(each).some((name) => names.has(name)))
  const all = new Set([...names, ...needed.flatMap((each) => [...namesIn(each)])])
  return all.size === names.size ? needed : withWhatTheyName(declarations, all)
}

function declaredBy(node: ESTree.Statement | ESTree.Directive): string[] {
  if (node.type === 'VariableDeclaration')
    return node.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
  return 'id' in node && node.id && 'name' in node.id ? [String(node.id.name)] : []
}

/** The line that an application would import these names by; none of tools of tests. */
function importOf(node: ESTree.ImportDeclaration, used: ReadonlySet<string>, text: string): string[] {
  const specifiers = node.specifiers.filter(({ local }) => used.has(local.name))
  if (specifiers.length === 0 || node.source.value === 'vitest') return []
  const named = specifiers.filter(({ type }) => type === 'ImportSpecifier')
  const others = specifiers.filter(({ type }) => type !== 'ImportSpecifier')
  const partOf = ({ start, end }: { start: number; end: number }) => text.slice(start, end)
  const list = named.length > 0 ? [`{ ${named.map(partOf).join(', ')} }`] : []
  const kind = node.importKind === 'type' ? 'type ' : ''
  return [
    `import ${kind}${[...others.map(partOf), ...list].join(', ')} from '${specifierOf(node.source.value)}'`,
  ]
}

const specifierOf = (source: string) =>
  source
    .replace(/^\.\.\/src\/index$/, '@pumian/engine')
    .replace(/^\.\.\/src\//, '@pumian/engine/')
    .replace(/^(?:\.\.\/)+examples\/host\//, '../')
