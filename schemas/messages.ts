import { derivedMap } from './derived'
import { messages } from './generated/messages'
import type { SchemaError } from './validate-function'
import { problemTexts } from './problem-texts/problem-texts'
import { inLanguage } from './problem-texts/in-language'

/**
 * The message for one error of a generated validator: the schema's own `x-messages`, else our text for a bound, else
 * ajv-i18n's. `type` is the widget's type, or `page` for the envelope.
 */
export function messageOf(type: string, error: SchemaError): string {
  const missing = error.keyword === 'required' ? `/${String(error.params['missingProperty'])}` : ''
  const place = error.schemaPath + missing
  const own = messages[type]?.[place]
  return own === undefined ? generalText(type, place, error) : inLanguage(own)
}

/** Excludes `if`, which only repeats the error of its `then`. */
export const isOwnFinding = (error: SchemaError): boolean => error.keyword !== 'if'

/** Cached texts by type and schema path, where the parameters of an error are always the same. */
const generalTexts = derivedMap<string, Map<string, string>>()

function generalText(type: string, place: string, error: SchemaError): string {
  // the only text that depends on the value: which two items are equal
  if (error.keyword === 'uniqueItems') return ownText(error)
  let ofType = generalTexts.get(type)
  if (!ofType) generalTexts.set(type, (ofType = new Map()))
  let text = ofType.get(place)
  if (text === undefined) ofType.set(place, (text = ownText(error)))
  return text
}

function ownText(error: SchemaError): string {
  const { keyword, params } = error
  if (isBound(keyword)) return problemTexts[keyword](String(params['limit']))
  if (keyword === 'type') {
    const names: Readonly<Record<string, string>> = problemTexts.types
    const types = [params['type']].flat().flatMap((name) => String(name).split(','))
    return problemTexts.wrongType(types.map((name) => names[name] ?? name))
  }
  const copy = { ...error }
  problemTexts.localize([copy])
  return copy.message ?? problemTexts.broken(keyword)
}

/** Ajv's own texts for these, 应当为 <= 27, are hard to read. */
const BOUNDS = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'] as const

const isBound = (keyword: string): keyword is (typeof BOUNDS)[number] =>
  BOUNDS.some((bound) => bound === keyword)
