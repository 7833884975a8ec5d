import { generatedFolder, type Output } from './output'
import type { WidgetSchema } from './sources'
import { typescript } from './typescript'

/** One table of all settings: names, titles, validators, and the types of their values. */
export const settings: Output = async ({ settings: unordered }) => {
  const all = unordered.toSorted((a, b) => rankOf(a) - rankOf(b))
  const names = all.map(({ type }) => type)
  const text = `${names.map((name) => `import ${name} from './validators/${name}'\n`).join('')}import type { Validate } from '../validate-function'
import type { ${all.map(({ schema }) => schema['x-name']).join(', ')} } from './types'

/** Name of a setting → what its value looks like once defaults are filled in. */
export interface SettingValues {
${all.map(({ type, schema }) => `  ${type}: ${schema['x-name']}\n`).join('')}}

/** Every setting that has a schema; its validator judges \`{ props: value }\`. */
export const settings: Record<keyof SettingValues, { title: string; validate: Validate }> = {
${all.map(({ type, resolved }) => `  ${type}: { title: ${JSON.stringify(resolved.title)}, validate: ${type} },\n`).join('')}}
`
  return { [`${generatedFolder}/settings.ts`]: await typescript('settings.ts', text) }
}

/** In which order operators meet them: `x-ui.order`. */
const rankOf = ({ resolved }: WidgetSchema) => Number(resolved['x-ui']?.order ?? 0)
