import type { GoodsSuggestAnswer } from '@schemas/generated/api'
import type { Database } from '../../db/client'
import { shopsNotSelling } from '../../platform'
import { countKeys, pageKeys } from './page-keys-repo'
import { lettersOf, simplified } from './search-chinese'
import { goodsNames, suggestedNames, tokensNaming, type Suggestion, updateSearchIndex } from './search-repo'
import { synonymsOf } from './search-synonyms'
import { normalised, type Search, type Term } from './search-tokens'
import { similarWords, vocabularyOf, wordsBeginning, wordsOfPinyin } from './search-vocabulary'
import { searchReadings } from './search-words'
import type { Viewer } from './serialize'

/** A word with what finds the same. */
type Alternatives = string[]

/** Reads keywords, and brings the search index up to date. `undefined` for no words. */
export async function searchFor(
  db: Database,
  company_id: string,
  keywords = '',
): Promise<Search | undefined> {
  const typed = keywords.trim()
  const readings = [...(await readingsOf(db, company_id, typed))]
  if (readings.length === 0) return undefined
  await updateSearchIndex(db, company_id)
  const named = await tokensNaming(db, company_id, [...new Set(readings.flat(2))])
  const termOf = ([word = '', ...others]: Alternatives): Term => {
    const tokens = [word, ...others].flatMap((one) => named.get(one) ?? [])
    return {
      word,
      others,
      tokens: tokens.map(({ token }) => token),
      subjects: tokens.filter(({ own }) => own).map(({ token }) => token),
    }
  }
  // a search for one thing: its other names are as exact as what was typed
  const single = readings.flatMap((reading) => (reading.length === 1 ? reading.flat() : []))
  const names = [...new Set([typed, simplified(typed), ...single].map(normalised))]
  return { names, readings: readings.map((reading) => reading.map(termOf)) }
}

/** The ways to read keywords: as they are, in simplified characters, with synonyms, and as pinyin. */
async function readingsOf(db: Database, company_id: string, typed: string): Promise<Alternatives[][]> {
  const texts = new Set([typed, simplified(typed)])
  const written = [...texts].flatMap((text) =>
    searchReadings(text).map((words) => words.map((word) => [word, ...synonymsOf(word)])),
  )
  const spoken =
    lettersOf(typed) === undefined ? [] : wordsOfPinyin(await vocabularyOf(db, company_id), normalised(typed))
  return spoken.length === 0 ? written : [...written, spoken]
}

const MOST_NAMES = 4
const MOST_GOODS = 6

/** Suggestions while typing: categories and brands, then products, names that begin with the text first. */
export async function suggestions(
  db: Database,
  { company_id, member }: Pick<Viewer, 'company_id' | 'member'>,
  keywords: string,
): Promise<GoodsSuggestAnswer> {
  const text = simplified(keywords.trim())
  if (text === '') return { list: [], count: 0, total_count: 0 }
  const begun =
    lettersOf(text) === undefined ? [] : wordsBeginning(await vocabularyOf(db, company_id), text, MOST_NAMES)
  const list: Suggestion[] = []
  // a search as typed comes first; only without results is it read as pinyin
  for (const meant of [text, ...begun]) {
    if (list.length > 0) break
    const found = await Promise.all([
      suggestedNames(db, company_id, meant, MOST_NAMES),
      suggestedGoods(db, company_id, member, meant),
    ])
    list.push(...found.flat())
  }
  return { list, count: list.length, total_count: list.length }
}

async function suggestedGoods(
  db: Database,
  company_id: string,
  member: Viewer['member'],
  text: string,
): Promise<Suggestion[]> {
  const search = await searchFor(db, company_id, text)
  const hidden = await shopsNotSelling(db, company_id, member)
  const keys = await pageKeys(db, { company_id, hidden, search }, 0, { limit: MOST_GOODS, offset: 0 })
  const ids = keys.map(({ goods_id }) => goods_id)
  const names = await goodsNames(db, company_id, ids)
  return ids.map((id) => ({ kind: 'goods', text: names.get(id) ?? '', id }))
}

/** Corrections that are tried, and those that are shown at most. */
const MOST_TRIED = 8
const MOST_CORRECTIONS = 3

/** Other words for a search that finds nothing, each of which finds something. */
export async function correctionsOf(
  db: Database,
  { company_id, member }: Pick<Viewer, 'company_id' | 'member'>,
  keywords: string,
): Promise<string[]> {
  const text = normalised(keywords.trim())
  const hidden = await shopsNotSelling(db, company_id, member)
  const vocabulary = await vocabularyOf(db, company_id)
  // of several words, each alone, the longest first
  const words = [...vocabulary.words, ...searchReadings(text).flat()]
    .filter((word) => word.length > 1 && word !== text && text.includes(word))
    .toSorted((one, other) => other.length - one.length)
  const similar = similarWords(vocabulary, text).slice(0, MOST_TRIED / 2)
  const found: string[] = []
  for (const word of [...new Set([...similar, ...words])].slice(0, MOST_TRIED)) {
    const search = await searchFor(db, company_id, word)
    if ((await countKeys(db, { company_id, hidden, search }, 1)) > 0) found.push(word)
    if (found.length === MOST_CORRECTIONS) break
  }
  return found
}
