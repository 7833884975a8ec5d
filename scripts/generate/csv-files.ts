import type { Schema } from '@schemas/dialect/schema'
import type { CsvColumn } from '@schemas/csv-files'
import { imports, inOrder, valuesType } from './form-tables'
import { generatedFolder, type Output, typescript } from './output'
import type { WidgetSchema } from './sources'

/** Every CSV definition: its title, its columns, its validator, and the type of its rows. */
export const csvFiles: Output = async ({ sheets: unordered }) => {
  const all = inOrder(unordered)
  const text = `${imports(all)}import type { CsvFile } from '../csv-files'

${valuesType(all, 'CsvValues', 'CSV file')}
/** Every CSV file that has a schema; its validator gets \`{ props: row }\`. */
export const csvFiles: Record<keyof CsvValues, CsvFile> = {
${all.map(entryOf).join('')}}
`
  return { [`${generatedFolder}/csv-files.ts`]: await typescript('csv-files.ts', text) }
}

const entryOf = ({ type, resolved }: WidgetSchema) => `  ${type}: {
    title: ${JSON.stringify(resolved.title)},
    columns: ${JSON.stringify(columnsOf(resolved))},
    validate: ${type},
  },
`

/** Every field, in order. */
function columnsOf({ properties }: Schema): CsvColumn[] {
  const { properties: fields = {}, required = [] } = properties?.['props'] ?? {}
  return Object.entries(fields).map(([key, property]) => ({
    key,
    title: property.title ?? key,
    kind: kindOf(property),
    required: required.includes(key),
    readonly: property['x-ui']?.widget === 'readonly',
    note: property.description ?? '',
  }))
}

function kindOf({ type, 'x-ui': ui }: Schema): CsvColumn['kind'] {
  if (ui?.unit === '元') return 'cents'
  if (ui?.widget === 'datetime') return 'time'
  return type === 'integer' ? 'integer' : 'text'
}
