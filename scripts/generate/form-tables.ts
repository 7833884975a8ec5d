import type { Schema } from '@schemas/dialect/schema'
import { generatedFolder, type Output, typescript } from './output'
import type { WidgetSchema } from './sources'
import type { RecordColumn, RecordFilter } from '@schemas/records'

/** Every setting: its title, its validator, and the type of its value. */
export const settingTable: Output = ({ settings }) =>
  plainTable(settings, { file: 'settings.ts', values: 'SettingValues', one: 'setting', name: 'settings' })

/** Every operator action in the same form, with its success message. */
export const actionTable: Output = ({ actions }) =>
  plainTable(actions, {
    file: 'actions.ts',
    values: 'ActionValues',
    one: 'action',
    name: 'actions',
    more: {
      type: '; done: string',
      of: ({ title, 'x-strings': texts }) => `, done: ${JSON.stringify(texts?.['done'] ?? `${title}成功`)}`,
    },
  })

interface PlainTable {
  file: string
  values: string
  one: string
  name: string
  /** Further properties of an entry: their types and their values. */
  more?: { type: string; of(resolved: Schema): string }
}

async function plainTable(unordered: WidgetSchema[], { file, values, one, name, more }: PlainTable) {
  const all = inOrder(unordered)
  const entry = ({ type, resolved }: WidgetSchema) =>
    `  ${type}: { title: ${JSON.stringify(resolved.title)}${more?.of(resolved) ?? ''}, validate: ${type} },\n`
  const text = `${imports(all)}import type { Validate } from '../validate-function'

${valuesType(all, values, one)}
/** Every ${one} that has a schema; its validator gets \`{ props: value }\`. */
export const ${name}: Record<keyof ${values}, { title: string${more?.type ?? ''}; validate: Validate }> = {
${all.map(entry).join('')}}
`
  return { [`${generatedFolder}/${file}`]: await typescript(file, text) }
}

/** Every record in the same form, with the columns of its list. */
export const recordTable: Output = async ({ records: unordered }) => {
  const all = inOrder(unordered)
  const text = `${imports(all)}import type { RecordKindOf } from '../records'

${valuesType(all, 'RecordValues', 'record')}
/** Every record that has a schema; its validator gets \`{ props: value }\`. */
export const records: Record<keyof RecordValues, RecordKindOf> = {
${all.map(recordEntry).join('')}}
`
  return { [`${generatedFolder}/records.ts`]: await typescript('records.ts', text) }
}

const recordEntry = ({ type, resolved }: WidgetSchema) => `  ${type}: {
    title: ${JSON.stringify(resolved.title)},
    group: ${JSON.stringify(resolved['x-ui']?.group ?? '')},
    fields: ${JSON.stringify(fieldsOf(resolved))},
    moments: ${JSON.stringify(momentsOf(resolved))},
    personal: ${JSON.stringify(personalOf(resolved))},
    columns: ${JSON.stringify(columnsOf(resolved))},
    filters: ${JSON.stringify(filtersOf(resolved))},
    validate: ${type},
  },
`

/** The validators and types of some kinds. */
export const imports = (all: WidgetSchema[]) =>
  `${all.map(({ type }) => `import ${type} from './validators/${type}'\n`).join('')}import type { ${all.map(({ schema }) => schema['x-name']).join(', ')} } from './types'
`

/** Name → the type of its value. */
export const valuesType = (
  all: WidgetSchema[],
  name: string,
  one: string,
) => `/** Name of a ${one} → what its value looks like once defaults are filled in. */
export interface ${name} {
${all.map(({ type, schema }) => `  ${type}: ${schema['x-name']}\n`).join('')}}
`

const propsOf = ({ properties }: Schema) => properties?.['props']?.properties ?? {}
const fieldsOf = (resolved: Schema) => Object.keys(propsOf(resolved))

/** Fields with a time in the shop's time zone. */
const momentsOf = (resolved: Schema) =>
  Object.entries(propsOf(resolved)).flatMap(([name, field]) =>
    field['x-ui']?.widget === 'datetime' ? [name] : [],
  )

/** Phone and account numbers, which viewers see masked. */
const personalOf = (resolved: Schema) =>
  Object.entries(propsOf(resolved)).flatMap(([name, field]) => (field['x-ui']?.personal ? [name] : []))

/** Order in which operators see them: `x-ui.order`. */
export const inOrder = (all: WidgetSchema[]) => all.toSorted((a, b) => rankOf(a) - rankOf(b))
const rankOf = ({ resolved }: WidgetSchema) => Number(resolved['x-ui']?.order ?? 0)

/** The fields shown in the list of a record (`x-ui.column`), and how. */
function columnsOf({ properties }: Schema): RecordColumn[] {
  return Object.entries(properties?.['props']?.properties ?? {})
    .filter(([, property]) => property['x-ui']?.['column'] === true)
    .map(([key, property]) => columnOf(key, property))
}

/** The filters of the list of a record (`x-ui.filter`): choices, or rows of another kind. */
function filtersOf({ properties }: Schema): RecordFilter[] {
  return Object.entries(properties?.['props']?.properties ?? {})
    .filter(([, property]) => property['x-ui']?.['filter'] === true)
    .map(([key, property]) => filterOf(key, property))
}

function filterOf(key: string, property: Schema): RecordFilter {
  const { title, words } = columnOf(key, property)
  const record = property['x-ui']?.['record']
  if (words) return { key, title, words }
  if (typeof record === 'string') return { key, title, record }
  throw new Error(`Expected x-ui.filter on an enum or a record, got it on ${key}`)
}

function columnOf(key: string, property: Schema): RecordColumn {
  const { title = key, enum: values, 'x-enum': names, 'x-ui': { unit, when } = {} } = property
  const kind = kindOf(property)
  const told = { key, title, ...(when && { when }) }
  if (!values || !names) return { ...told, kind, ...(kind === 'number' && unit && { unit }) }
  const words = Object.fromEntries(
    values.map((value, index) => [String(value), names[index] ?? String(value)]),
  )
  return { ...told, kind: 'enum', words }
}

function kindOf({ type, 'x-ui': ui }: Schema): RecordColumn['kind'] {
  if (ui?.unit === '元') return 'cents'
  if (ui?.widget === 'datetime') return 'time'
  if (ui?.widget === 'image') return 'image'
  if (type === 'integer' || type === 'number') return 'number'
  return type === 'boolean' ? 'flag' : 'text'
}
