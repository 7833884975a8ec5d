import type { Schema } from '@schemas/dialect/schema'
import type { SheetColumn } from '@schemas/sheets'
import { imports, inOrder, valuesType } from './form-tables'
import { generatedFolder, type Output, typescript } from './output'
import type { WidgetSchema } from './sources'

/** Every CSV definition: its title, its columns, its validator, and the type of its rows. */
export const sheetTable: Output = async ({ sheets: unordered }) => {
  const all = inOrder(unordered)
  const text = `${imports(all)}import type { SheetKindOf } from '../sheets'

${valuesType(all, 'SheetValues', 'sheet')}
/** Every sheet that has a schema; its validator judges \`{ props: row }\`. */
export const sheets: Record<keyof SheetValues, SheetKindOf> = {
${all.map(sheetEntry).join('')}}
`
  return { [`${generatedFolder}/sheets.ts`]: await typescript('sheets.ts', text) }
}

const sheetEntry = ({ type, resolved }: WidgetSchema) => `  ${type}: {
    title: ${JSON.stringify(resolved.title)},
    columns: ${JSON.stringify(columnsOf(resolved))},
    validate: ${type},
  },
`

/** Every field, in order. */
function columnsOf({ properties }: Schema): SheetColumn[] {
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

function kindOf({ type, 'x-ui': ui }: Schema): SheetColumn['kind'] {
  if (ui?.unit === '元') return 'cents'
  if (ui?.widget === 'datetime') return 'time'
  return type === 'integer' ? 'integer' : 'text'
}
