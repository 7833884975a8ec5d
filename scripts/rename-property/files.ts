import { applyEdits, findNodeAtLocation, parseTree, type Edit, type Node } from 'jsonc-parser'

/** A property of a widget's props under another name. */
export interface Rename {
  from: string
  to: string
}

/** A name that renderers can write as `props.name`. */
export const NAME = /^[a-z][A-Za-z0-9_]*$/

/** Keys of `x-ui` whose values name another property. */
const NAMING: ReadonlySet<unknown> = new Set(['prop', 'size'])

/**
 * The text of a schema with the property under its new name, in the same place; what else in it names the property
 * follows. Everything else is left as it was written.
 * @param version of the result
 * @throws Error naming what was expected and what the schema has
 */
export function renamedSchema(text: string, { from, to }: Rename, version: number): string {
  const root = parseTree(text)
  const at = (...path: string[]) => root && findNodeAtLocation(root, path)
  const fields = at('properties', 'props', 'properties')?.children ?? []
  const names = fields.map((field) => String(field.children?.[0]?.value))
  if (!names.includes(from))
    throw new Error(`Expected one of ${names.join(', ')}, which the schema has; got "${from}".`)
  if (names.includes(to)) throw new Error(`The schema has a property "${to}" already.`)
  const naming = [
    fields[names.indexOf(from)]?.children?.[0],
    ...['required', 'x-merge'].flatMap((list) => textsIn(at('properties', 'props', list))),
    ...names.flatMap((name) => namesIn(at('properties', 'props', 'properties', name, 'x-ui'))),
  ]
  const renamed = naming.flatMap((node) =>
    node && (node.value as unknown) === from ? edit(node, JSON.stringify(to)) : [],
  )
  const number = at('x-version')
  return applyEdits(text, [...renamed, ...(number ? [edit(number, String(version))] : [])])
}

const edit = ({ offset, length }: Node, content: string): Edit => ({ offset, length, content })

/** The texts of a list of lists. */
const textsIn = (node: Node | undefined): Node[] =>
  node?.type === 'array' ? (node.children ?? []).flatMap(textsIn) : node ? [node] : []

/** The values below `x-ui` that are names of properties. */
function namesIn(node: Node | undefined): Node[] {
  if (node?.type !== 'property') return (node?.children ?? []).flatMap(namesIn)
  const [key, value] = node.children ?? []
  return value && NAMING.has(key?.value) ? [value] : namesIn(value)
}

const HEAD = `import type { Chain, WidgetContent } from '../chain'
`

/**
 * The steps of a type with one more that renames a property.
 * @param version that the step reads
 * @param steps the text of its steps.ts; absent: there is none yet
 * @throws Error if the text has no list of steps
 */
export function withRenamingStep({ from, to }: Rename, version: number, steps?: string): string {
  const name = `rename${capital(from)}To${capital(to)}`
  const step = `
function ${name}({ props: { ${from}, ...rest }, style }: WidgetContent): WidgetContent {
  return { props: ${from} === undefined ? rest : { ...rest, ${to}: ${from} }, style }
}
`
  if (steps === undefined) return `${HEAD}${step}\nexport const steps: Chain = { ${version}: ${name} }\n`
  const list = /export const steps: Chain = \{([^}]*)\}/
  const before = list.exec(steps)
  if (!before) throw new Error('Expected `export const steps: Chain = { … }` in steps.ts, found none.')
  const entries = (before[1] ?? '').trim().replace(/,$/, '')
  return steps.replace(
    list,
    () => `${step.trimStart()}\nexport const steps: Chain = { ${entries}, ${version}: ${name} }`,
  )
}

/** A renderer with the new name wherever it reads the property as `props.name`. */
export const withRenamedReads = (source: string, { from, to }: Rename): string =>
  source.replaceAll(new RegExp(`\\bprops\\.${from}\\b`, 'g'), `props.${to}`)

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
