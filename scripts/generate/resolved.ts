import type { Schema } from '@schemas/dialect/schema'
import { banner, generatedFolder, type Files, type Output, constantOf, typescript } from './output'
import { SharedLiterals } from './shared-literals'
import { SHOP_SHAPES, type CommonSchema } from './sources'

const folder = `${generatedFolder}/resolved`

/**
 * Every schema that has a form, with its references inlined, for forms, editors, fuzz tests, import and export. Parts
 * of common schemas are written once, in common.ts.
 */
export const resolvedSchemas: Output = async ({ commons, widgets, forms }) => {
  const literals = literalsOf(commons)
  const files: Files = { [`${folder}/index.ts`]: indexOf(widgets.map(({ type }) => type)) }
  for (const { type, resolved } of [...widgets, ...forms])
    files[`${folder}/${type}.ts`] = await moduleOf(type, resolved, literals)
  files[FORMS] = await typescript('forms.ts', formsOf([...widgets, ...forms].map(({ type }) => type)))
  files[`${folder}/common.ts`] = await typescript('resolved/common.ts', commonOf(literals))
  return files
}

const commonOf = (literals: SharedLiterals) => `import type { Schema } from '../../dialect/schema'

${literals.declarations((name) => `export const ${name}: ${name.endsWith(PROPERTIES) ? 'Record<string, Schema>' : 'Schema'}`)}`

const PROPERTIES = 'Properties'

function literalsOf(commons: CommonSchema[]): SharedLiterals {
  const literals = new SharedLiterals({ inOrder: true })
  for (const { id, resolved } of commons) {
    const { $id: _id, $schema: _schema, ...body } = resolved
    literals.offer(`${constantOf(id)}${PROPERTIES}`, body.properties)
    literals.offer(constantOf(id), body)
  }
  return literals
}

function moduleOf(type: string, resolved: Schema, literals: SharedLiterals): Promise<string> {
  const names = new Set<string>()
  const text = literals.print(resolved, names)
  const imports = names.size > 0 ? `import { ${[...names].toSorted().join(', ')} } from './common'\n` : ''
  return typescript(
    `resolved/${type}.ts`,
    `import type { Schema } from '../../dialect/schema'
${imports}
const schema: Schema = ${text}

export default schema
`,
  )
}

const FORMS = `${generatedFolder}/forms.ts`

const formsOf = (types: string[]) => `import type { Schema } from '../dialect/schema'

/** Type → its resolved schema, loaded when its form is first opened. */
export const forms: Record<string, () => Promise<Schema>> = {
${types.map((type) => `  '${type}': () => import('./resolved/${type}').then((module) => module.default),`).join('\n')}
}
`

const name = (type: string) => type.replaceAll(/\W/g, '_')

const indexOf = (types: string[]) => `${banner}import type { Schema } from '../../dialect/schema'
${types.map((type) => `import ${name(type)} from './${type}'`).join('\n')}

/** Widget type → its resolved schema. For server, scripts and tests: shoppers and operators load none of it. */
export const resolvedSchemas: Readonly<Record<string, Schema>> = {
${types.map((type) => `  '${type}': ${name(type)},`).join('\n')}
}
`

/** The sources of the shapes that every application has, for schemas that are read at run time. */
export const commonSources: Output = async ({ commons: all }) => {
  const commons = all.filter(({ file }) => !file.includes(`/${SHOP_SHAPES}/`))
  const text = `${commons.map(({ id }) => `import ${constantOf(id)} from '../${id}.schema.json'\n`).join('')}
/** Every shared shape as it is written in its file. */
export const commons: readonly unknown[] = [${commons.map(({ id }) => constantOf(id)).join(', ')}]
`
  return { [`${generatedFolder}/commons.ts`]: await typescript('commons.ts', text) }
}
