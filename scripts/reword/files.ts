import { distance } from '@schemas/dialect/closest'
import { isTest, type SourceFile } from '../check/sources'
import { placeOf, placesOf, type Place } from './places'

export interface Rewording {
  from: string
  to: string
  /** `file:line` of the one that is meant, where the text is defined in several places. */
  at?: string
  /** Also where a rule or the table of constants has the text. */
  anyway?: boolean
}

export interface Reworded {
  /** Path → its new text. */
  files: Record<string, string>
  /** Where it was changed, the definition first. */
  changed: Place[]
  /** Where the text is quoted still, as it cannot be told which definition is meant. */
  left: Place[]
  /** `file:line` of tests and documents that have its words otherwise: in a title, a pattern, a longer sentence. */
  mentioned: string[]
}

/** A value in a template. */
const VALUE = /\$\{[^}]*\}/g

/** Documents that code follows, and the table of what the specification demands: what they quote was decided. */
const DECIDED = /^docs\/(?:[\w-]+-rules|page-format)\.md$|^tests\/contract\/constants\/checks\//

const isQuoting = ({ path, isKey }: Place) =>
  isKey || isTest(path) || path.endsWith('.md') || path.startsWith('scripts/screens/')

/**
 * The files that have a text of the interface, with another one: where it is defined, and where tests and documents quote
 * it as a whole.
 * @throws Error naming what was expected, what there is and where
 */
export function reword(files: readonly SourceFile[], { from, to, at, anyway = false }: Rewording): Reworded {
  if (from === to || to.trim() === '')
    throw new Error(`Expected another text than ${shown(from)}, got ${shown(to)}.`)
  if (placeholders(from) !== placeholders(to))
    throw new Error(`Expected the values of ${shown(from)} in the new text too, got ${shown(to)}.`)
  const restated = restating(from, to)
  const words = longest(from)
  const places = files
    .filter(({ text }) => text.includes(words) || text.includes(JSON.stringify(words).slice(1, -1)))
    .flatMap((file) => placesOf(file, from))
    .filter((place) => (isQuoting(place) ? restated(place.text) !== undefined : place.text === from))
  const defined = places.filter((place) => !isQuoting(place))
  const quotes = places.filter(isQuoting)
  const [only, ...others] = at === undefined ? defined : defined.filter((place) => placeOf(place) === at)
  if (defined.length === 0) throw new Error(nowhere(files, from))
  if (!only || others.length > 0)
    throw new Error(
      `${shown(from)} is defined below; name the place that is meant, --at FILE:LINE:\n${listed(defined)}`,
    )
  if (only.beside.includes(to))
    throw new Error(`${placeOf(only)}: ${shown(to)} is there already, beside it; the two must differ.`)
  const changedQuotes = defined.length === 1 ? quotes : []
  const decided = changedQuotes.filter(({ path }) => DECIDED.test(path))
  if (decided.length > 0 && !anyway)
    throw new Error(
      `${shown(from)} is pinned by the specification:\n${listed(decided)}\n` +
        'Where that was decided anew, --anyway changes it there too.',
    )
  const changed = [only, ...changedQuotes]
  const after = written(files, changed, restated)
  const left = quotes.filter((quote) => !changed.includes(quote))
  return { files: after, changed, left, mentioned: mentions(files, after, words) }
}

const listed = (places: readonly Place[]) => places.map((place) => `  ${placeOf(place)}`).join('\n')
const shown = (text: string) => JSON.stringify(text)

/** Closest texts that are named. */
const MOST = 3

function nowhere(files: readonly SourceFile[], from: string): string {
  const texts = files.filter(({ path }) => !path.endsWith('.md')).flatMap((file) => placesOf(file))
  const known = texts.filter((place) => !isQuoting(place) && /[\u3400-\u9fff]/.test(place.text))
  const far = ({ text }: Place) => (text.includes(from) ? 0 : distance(from, text.slice(0, from.length * 2)))
  const near = [...new Map(known.map((place) => [place.text, place])).values()]
    .map((place) => ({ place, changes: far(place) }))
    .filter(({ changes }) => changes <= Math.max(1, from.length / 2))
    .toSorted((a, b) => a.changes - b.changes || a.place.text.length - b.place.text.length)
    .slice(0, MOST)
  const closest = near.map(({ place }) => `  ${placeOf(place)}  ${place.text}`).join('\n')
  return `No text of the interface is ${shown(from)}${closest === '' ? '.' : `; close to it:\n${closest}`}`
}

function mentions(
  files: readonly SourceFile[],
  after: Readonly<Record<string, string>>,
  words: string,
): string[] {
  return files
    .filter(({ path }) => isTest(path) || path.endsWith('.md'))
    .flatMap(({ path, text }) =>
      (after[path] ?? text)
        .split('\n')
        .flatMap((line, index) => (line.includes(words) ? [`${path}:${index + 1}`] : [])),
    )
}

function written(
  files: readonly SourceFile[],
  places: readonly Place[],
  restated: (text: string) => string | undefined,
): Record<string, string> {
  const changed: Record<string, string> = {}
  for (const { path, text } of files) {
    const own = places.filter((place) => place.path === path).toSorted((a, b) => b.start - a.start)
    if (own.length === 0) continue
    changed[path] = own.reduce(
      (now, place) =>
        now.slice(0, place.start) + place.written(restated(place.text) ?? place.text) + now.slice(place.end),
      text,
    )
  }
  return changed
}

/** The `${…}` of a template, which any order keeps. */
const placeholders = (text: string) => (text.match(VALUE) ?? []).toSorted().join()

/** Characters of a text without its values from which it is recognised where tests write values in. */
const RECOGNISED = 4

/**
 * What a quotation of the text says afterwards; `undefined` for another text. Tests may quote it with values:
 * `还剩5件` of `还剩${store}件`.
 */
function restating(from: string, to: string): (text: string) => string | undefined {
  const values: readonly string[] = from.match(VALUE) ?? []
  const parts = from.split(VALUE)
  if (values.length === 0 || parts.join('').length < RECOGNISED)
    return (text) => (text === from ? to : undefined)
  const pattern = RegExp(
    `^${parts.map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')).join('([^，。、；：！？]+?)')}$`,
  )
  return (text) => {
    const found = pattern.exec(text)
    return found ? to.replaceAll(VALUE, (value) => found[values.indexOf(value) + 1] ?? value) : undefined
  }
}

/** The longest part of a text between its values. */
const longest = (text: string) =>
  text.split(VALUE).reduce((most, part) => (part.length > most.length ? part : most), '')
