import type { Schema } from '../dialect/schema'
import { isRecord } from '../json'
import { problemTexts } from './problem-texts'

/** A text of the engine's own shapes in the installed language; any other text as it is. */
export const inLanguage = (text: string): string => problemTexts.shapes[text] ?? text

/** A schema with the texts of the engine's own shapes in the installed language. */
export function schemaInLanguage(schema: Schema): Schema {
  return Object.keys(problemTexts.shapes).length === 0 ? schema : (translated(schema) as Schema)
}

/** Keywords with values of pages rather than texts. */
const VALUES: ReadonlySet<string> = new Set(['default', 'enum', 'const'])
/** Keywords whose keys are names rather than keywords. */
const BY_NAME: ReadonlySet<string> = new Set(['properties', 'x-messages'])

function translated(value: unknown, isByName = false): unknown {
  if (typeof value === 'string') return inLanguage(value)
  if (Array.isArray(value)) return value.map((item) => translated(item))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      !isByName && VALUES.has(key) ? inner : translated(inner, !isByName && BY_NAME.has(key)),
    ]),
  )
}
