import localize from 'ajv-i18n/localize/zh/index.js'
import { derivedMap } from './derived'
import { messages } from './generated/messages'
import type { SchemaError } from './validate-function'

/**
 * The message for one error of a generated validator: the schema's own `x-messages`, else our text for a bound, else
 * ajv-i18n's Chinese text. `type` is the widget's type, or `page` for the envelope.
 */
export function messageOf(type: string, error: SchemaError): string {
  const missing = error.keyword === 'required' ? `/${String(error.params['missingProperty'])}` : ''
  const place = error.schemaPath + missing
  return messages[type]?.[place] ?? generalText(type, place, error)
}

/** Excludes `if`, which only repeats the error of its `then`. */
export const isOwnFinding = (error: SchemaError): boolean => error.keyword !== 'if'

/** Replaces ajv-i18n's 应当为 <= 27, which is hard to read. */
const bounds: Readonly<Record<string, string>> = {
  minimum: '不能小于',
  maximum: '不能大于',
  exclusiveMinimum: '必须大于',
  exclusiveMaximum: '必须小于',
}

/** Names of the JSON types. */
const typeWords: Readonly<Record<string, string>> = {
  integer: '整数',
  number: '数字',
  string: '文字',
  boolean: '是（true）或否（false）',
  array: '列表',
  object: '对象',
  null: '空（null）',
}

/** Cached texts by type and schema path, where the parameters of an error are always the same. */
const generalTexts = derivedMap<string, Map<string, string>>()

function generalText(type: string, place: string, error: SchemaError): string {
  // the only text that depends on the value: which two items are equal
  if (error.keyword === 'uniqueItems') return chinese(error)
  let ofType = generalTexts.get(type)
  if (!ofType) generalTexts.set(type, (ofType = new Map()))
  let text = ofType.get(place)
  if (text === undefined) ofType.set(place, (text = chinese(error)))
  return text
}

function chinese(error: SchemaError): string {
  const bound = bounds[error.keyword]
  if (bound) return bound + String(error.params['limit'])
  if (error.keyword === 'type') {
    const names = [error.params['type']].flat().flatMap((name) => String(name).split(','))
    return `应为${names.map((name) => typeWords[name] ?? name).join('或')}`
  }
  const copy = { ...error }
  localize([copy])
  return copy.message ?? `不符合规则 ${error.keyword}`
}
