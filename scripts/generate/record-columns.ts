import type { Schema } from '@schemas/dialect/schema'
import type { RecordColumn } from '@schemas/records'

/** The fields that the list of a record shows (`x-ui.column`), and how. */
export function columnsOf({ properties }: Schema): RecordColumn[] {
  return Object.entries(properties?.['props']?.properties ?? {})
    .filter(([, property]) => property['x-ui']?.['column'] === true)
    .map(([key, property]) => columnOf(key, property))
}

function columnOf(key: string, property: Schema): RecordColumn {
  const { title = key, enum: values, 'x-enum': names } = property
  if (!values || !names) return { key, title, kind: kindOf(property) }
  const words = Object.fromEntries(
    values.map((value, index) => [String(value), names[index] ?? String(value)]),
  )
  return { key, title, kind: 'enum', words }
}

function kindOf({ type, 'x-ui': ui }: Schema): RecordColumn['kind'] {
  if (ui?.unit === '元') return 'cents'
  if (ui?.widget === 'datetime') return 'time'
  if (ui?.widget === 'image') return 'image'
  return type === 'boolean' ? 'flag' : 'text'
}
