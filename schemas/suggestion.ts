/** What an unknown property was probably meant to be. */
import { meantNames } from './dialect/closest'
import { keyOrder } from './generated/key-order'
import type { KeyOrder } from './key-order'
import { segmentsOf } from './pointer'
import { problemTexts } from './problem-texts/problem-texts'
import type { SchemaError } from './validate-function'

/** The end of the message about an unknown property; '' for other errors, and if no declared name is similar. */
export function suggestionFor(type: string, { keyword, instancePath, params }: SchemaError): string {
  if (keyword !== 'additionalProperties') return ''
  const meant = similarProperty(type, instancePath, String(params.additionalProperty))
  return meant && problemTexts.suggestion(meant)
}

/** Longest unknown name that is compared, in characters, since the comparison is quadratic. */
const LONGEST = 64

/** Answers of `similarProperty` by the declared properties, since a page repeats its mistakes. */
const similar = new Map<KeyOrder, Map<string, string>>()
const MOST_SIMILAR = 1000

/**
 * The declared property that an unknown name probably means, '' if none is similar.
 * @param path JSON pointer of the object within the content of a widget of this type
 */
function similarProperty(type: string, path: string, name: string): string {
  let place: KeyOrder | null | undefined = Object.hasOwn(keyOrder, type) ? keyOrder[type] : undefined
  for (const step of segmentsOf(path)) place = inside(place, step)
  if (!place?.keys || name.length > LONGEST) return ''
  let answers = similar.get(place)
  if (!answers) similar.set(place, (answers = new Map<string, string>()))
  let answer = answers.get(name)
  if (answer === undefined) {
    ;[answer = ''] = meantNames(name, Object.keys(place.keys))
    if (answers.size >= MOST_SIMILAR) answers.clear()
    answers.set(name, answer)
  }
  return answer
}

function inside(place: KeyOrder | null | undefined, step: string): KeyOrder | null | undefined {
  if (place?.keys) return Object.hasOwn(place.keys, step) ? place.keys[step] : undefined
  return Array.isArray(place?.items) ? place.items[Number(step)] : place?.items
}
