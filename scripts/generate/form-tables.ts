import { generatedFolder, type Output } from './output'
import type { WidgetSchema } from './sources'
import { typescript } from './typescript'

/** One table of all settings and one of all records: names, titles, validators, and the types of their values. */
export const formTables: Output = async ({ settings, records }) => ({
  [`${generatedFolder}/settings.ts`]: await table(settings, {
    file: 'settings.ts',
    values: 'SettingValues',
    one: 'setting',
    name: 'settings',
  }),
  [`${generatedFolder}/records.ts`]: await table(records, {
    file: 'records.ts',
    values: 'RecordValues',
    one: 'record',
    name: 'records',
  }),
})

interface TableNames {
  file: string
  values: string
  one: string
  name: string
}

function table(unordered: WidgetSchema[], { file, values, one, name }: TableNames): Promise<string> {
  const all = unordered.toSorted((a, b) => rankOf(a) - rankOf(b))
  const text = `${all.map(({ type }) => `import ${type} from './validators/${type}'\n`).join('')}import type { Validate } from '../validate-function'
import type { ${all.map(({ schema }) => schema['x-name']).join(', ')} } from './types'

/** Name of a ${one} → what its value looks like once defaults are filled in. */
export interface ${values} {
${all.map(({ type, schema }) => `  ${type}: ${schema['x-name']}\n`).join('')}}

/** Every ${one} that has a schema; its validator judges \`{ props: value }\`. */
export const ${name}: Record<keyof ${values}, { title: string; validate: Validate }> = {
${all.map(({ type, resolved }) => `  ${type}: { title: ${JSON.stringify(resolved.title)}, validate: ${type} },\n`).join('')}}
`
  return typescript(file, text)
}

/** In which order operators meet them: `x-ui.order`. */
const rankOf = ({ resolved }: WidgetSchema) => Number(resolved['x-ui']?.order ?? 0)
