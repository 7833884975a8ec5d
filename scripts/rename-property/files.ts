import type { Schema } from '@schemas/dialect/schema'

/** A property of a widget's props under another name. */
export interface Rename {
  from: string
  to: string
}

/** A name that renderers can write as `props.name`. */
export const NAME = /^[a-z][A-Za-z0-9_]*$/

/**
 * The schema with the property under its new name, in the same place; what else in it names the property follows.
 * @param version of the result
 * @throws Error naming what was expected and what the schema has
 */
export function renamedSchema(schema: Schema, { from, to }: Rename, version: number): Schema {
  const props = schema.properties?.props
  const known = Object.keys(props?.properties ?? {})
  if (!props?.properties || !known.includes(from))
    throw new Error(`Expected a property of ${schema['x-name']}, got "${from}"; it has ${known.join(', ')}.`)
  if (known.includes(to)) throw new Error(`${schema['x-name']} has a property "${to}" already.`)
  const properties = Object.fromEntries(
    Object.entries(props.properties).map(([name, property]) => [
      name === from ? to : name,
      withNames(property, { from, to }),
    ]),
  )
  const renamed = (name: string) => (name === from ? to : name)
  const { required, 'x-merge': merge } = props
  const lists = {
    ...(required && { required: required.map(renamed) }),
    ...(Array.isArray(merge) && { 'x-merge': merge.map((group) => group.map(renamed)) }),
  }
  return {
    ...schema,
    'x-version': version,
    properties: { ...schema.properties, props: { ...props, ...lists, properties } },
  }
}

/** Keys of `x-ui` whose values name another property. */
const NAMING: ReadonlySet<string> = new Set(['prop', 'size'])

/** The property with the new name where its `x-ui` names the other one. */
function withNames(property: Schema, { from, to }: Rename): Schema {
  const ui = property['x-ui']
  if (!ui) return property
  const text = JSON.stringify(ui, (key, value: unknown) => (NAMING.has(key) && value === from ? to : value))
  return { ...property, 'x-ui': JSON.parse(text) as typeof ui }
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
