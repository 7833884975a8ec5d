import { validators } from './generated/validators/all'
import { versionOf } from './migrations'
import type { Validate } from './validate-function'

/** What judging needs to know of a type that has a schema. */
export interface Kind {
  /** The version this program reads and writes. */
  version: number
  validate: Validate
}

/** Looked up for every widget of every judgement; only types with a schema stand in it. */
const kinds = new Map<string, Kind>()

/** The kind of a widget type, `W0000` included; `undefined` for a type without a schema. */
export function kindOf(type: string): Kind | undefined {
  const known = kinds.get(type)
  if (known) return known
  const validate = Object.hasOwn(validators, type) ? validators[type] : undefined
  if (!validate) return undefined
  const kind = { version: versionOf(type), validate }
  kinds.set(type, kind)
  return kind
}
