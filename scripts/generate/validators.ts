import { banner, generatedFolder, type Files, type Output } from './output'
import type { Schema } from '@schemas/dialect/schema'
import { standalone, styleSchemaOf } from './standalone'

const folder = `${generatedFolder}/validators`

/**
 * Standalone modules: one per setting, record, action and CSV definition, one for the envelope, and for widgets and
 * sections one per distinct content, with two maps over them. Most sections are equal: only their box can be edited. The
 * style that widgets share has a module of its own.
 */
export const validators: Output = ({ widgets, forms, sheets, envelope }) => {
  const files: Files = {}
  const add = (name: string, code: string) => {
    files[`${folder}/${name}.js`] = code
    files[`${folder}/${name}.d.ts`] = declaration
  }
  const moduleOf = new Map<string, string>()
  const seen = new Map<string, string>()
  const styleModules = modulesOfStyles(widgets.map(({ resolved }) => styleSchemaOf(resolved)))
  for (const [schema, module] of styleModules) add(module, standalone(module, JSON.parse(schema) as Schema))
  for (const { type, resolved } of widgets) {
    const code = standalone(type, resolved, styleModules.get(styleSchemaOf(resolved)))
    const module = seen.get(code) ?? type
    moduleOf.set(type, module)
    if (module !== type) continue
    seen.set(code, type)
    add(type, code)
  }
  for (const { type, resolved } of [...forms, ...sheets]) add(type, standalone(type, resolved))
  add('page', standalone('page', envelope))
  files[`${folder}/index.ts`] = lazyMap([...moduleOf])
  files[`${folder}/all.ts`] = eagerMap([...moduleOf])
  return files
}

/**
 * Modules of the styles that several widgets have: V8 compiles and optimises them once, which is most of what a new
 * process spends on its first page.
 */
function modulesOfStyles(schemas: string[]): Map<string, string> {
  const repeated = new Set(schemas.filter((schema, index) => schemas.indexOf(schema) !== index))
  return new Map([...repeated].map((schema, index) => [schema, index === 0 ? 'style' : `style-${index + 1}`]))
}

const declaration = `${banner}import type { Validate } from '../../validate-function'

declare const validate: Validate
export default validate
`

/** A widget type, and the module that validates it. */
type Entry = [type: string, module: string]

const lazyMap = (entries: Entry[]) => `${banner}import type { Validate } from '../../validate-function'

/** Type → its validator, loaded when asked for. */
export const loadValidator: Record<string, () => Promise<Validate>> = {
${entries.map(([type, module]) => `  ${keyOf(type)}: () => import('./${module}').then((m) => m.default),\n`).join('')}}
`

const eagerMap = (entries: Entry[]) => `${banner}${[...new Set(entries.map(([, module]) => module)), 'page']
  .map((module) => `import ${localOf(module)} from './${module}'\n`)
  .join('')}import type { Validate } from '../../validate-function'

export const validatePage: Validate = ${localOf('page')}

/** Type → its validator, all of them at hand: for server and command line. */
export const validators: Record<string, Validate> = {
${entries.map(([type, module]) => (type === localOf(module) ? `  ${type},\n` : `  ${keyOf(type)}: ${localOf(module)},\n`)).join('')}}
`

const keyOf = (type: string) => (/^\w+$/.test(type) ? type : `'${type}'`)
const localOf = (type: string) => type.replaceAll(/-(\w)/g, (_all, letter: string) => letter.toUpperCase())
