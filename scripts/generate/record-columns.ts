import type { Schema } from '@schemas/dialect/schema'
import type { RecordColumn, RecordFilter } from '@schemas/records'

/** The fields shown in the list of a record (`x-ui.column`), and how. */
export function columnsOf({ properties }: Schema): RecordColumn[] {
  return Object.entries(properties?.['props']?.properties ?? {})
    .filter(([, property]) => property['x-ui']?.['column'] === true)
    .map(([key, property]) => columnOf(key, property))
}

/** The filters of the list of a record (`x-ui.filter`): choices, or rows of another kind. */
export function filtersOf({ properties }: Schema): RecordFilter[] {
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
