import type { Schema } from '@schemas/dialect/schema'
import { banner, generatedFolder, type Files, type Output } from './output'
import { standalone } from './standalone'

const folder = `${generatedFolder}/validators`

/** One standalone module per widget, setting, record, action, sheet and one for the envelope, and two maps over those of pages. */
export const validators: Output = ({ widgets, settings, records, actions, sheets, envelope }) => {
  const files: Files = {}
  const add = (name: string, schema: Schema) => {
    files[`${folder}/${name}.js`] = standalone(name, schema)
    files[`${folder}/${name}.d.ts`] = declaration
  }
  for (const { type, resolved } of [...widgets, ...settings, ...records, ...actions, ...sheets])
    add(type, resolved)
  add('page', envelope)
  const types = widgets.map(({ type }) => type)
  files[`${folder}/index.ts`] = lazyMap(types)
  files[`${folder}/all.ts`] = eagerMap(types)
  return files
}

const declaration = `${banner}import type { Validate } from '../../validate-function'

declare const validate: Validate
export default validate
`

const lazyMap = (types: string[]) => `${banner}import type { Validate } from '../../validate-function'

/** Type → its validator, loaded when asked for. */
export const loadValidator: Record<string, () => Promise<Validate>> = {
${types.map((type) => `  ${keyOf(type)}: () => import('./${type}').then((m) => m.default),\n`).join('')}}
`

const eagerMap = (types: string[]) => `${banner}${[...types, 'page']
  .map((type) => `import ${localOf(type)} from './${type}'\n`)
  .join('')}import type { Validate } from '../../validate-function'

export const validatePage: Validate = ${localOf('page')}

/** Type → its validator, all of them at hand: for server and command line. */
export const validators: Record<string, Validate> = {
${types.map((type) => (keyOf(type) === localOf(type) ? `  ${type},\n` : `  ${keyOf(type)}: ${localOf(type)},\n`)).join('')}}
`

const keyOf = (type: string) => (/^\w+$/.test(type) ? type : `'${type}'`)
const localOf = (type: string) => type.replaceAll(/-(\w)/g, (_all, letter: string) => letter.toUpperCase())
