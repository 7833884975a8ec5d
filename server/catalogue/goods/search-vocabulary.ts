/** The vocabulary of a shop: resolves pinyin to Chinese words, and suggests corrections of words without results. */
import { LRUCache } from 'lru-cache'
import type { Database } from '../../db/client'
import { blurred, distance, HAN, lettersOf, syllablesOf } from './search-chinese'
import { namesOfShop } from './search-repo'
import { normalised } from './search-tokens'
import { wordsIn } from './search-words'

/** ms after which the words are read again, behind the search that asks for them. */
const FRESH_MS = 5 * 60_000
const MOST_COMPANIES = 200
/** Longest run of letters that is read as pinyin. */
const MOST_LETTERS = 40

export interface Vocabulary {
  /** Words, the most usual first. */
  words: string[]
  known: ReadonlySet<string>
  /** Pinyin → words, the most usual first. */
  byPinyin: ReadonlyMap<string, string[]>
  byInitials: ReadonlyMap<string, string[]>
}

interface Reading {
  db: Database
}

const caches = new WeakMap<Database, LRUCache<string, Vocabulary, Reading>>()

/** The words of a company's categories, brands, tags and best-selling products; up to five minutes old. */
export async function vocabularyOf(db: Database, company_id: string): Promise<Vocabulary> {
  let cache = caches.get(db)
  if (!cache) {
    cache = new LRUCache<string, Vocabulary, Reading>({
      max: MOST_COMPANIES,
      ttl: FRESH_MS,
      allowStale: true,
      fetchMethod: async (company, _stale, { context }) =>
        vocabularyFrom(await namesOfShop(context.db, company)),
    })
    caches.set(db, cache)
  }
  const found = await cache.fetch(company_id, { context: { db } })
  if (!found) throw new Error(`Expected the words of company ${company_id} to be read`)
  return found
}

/** @param names of categories, brands and tags, then of products; in a list of words the first ones count more */
export function vocabularyFrom({ names, goods }: { names: string[]; goods: string[] }): Vocabulary {
  const weights = new Map<string, number>()
  const weigh = (word: string, by: number) => weights.set(word, (weights.get(word) ?? 0) + by)
  for (const name of names.map(normalised))
    for (const word of new Set([name, ...wordsIn(name)])) weigh(word, 5)
  for (const name of goods.map(normalised)) for (const word of new Set(wordsIn(name))) weigh(word, 1)
  const words = [...weights].toSorted(([, one], [, other]) => other - one).map(([word]) => word)
  const byPinyin = new Map<string, string[]>()
  const byInitials = new Map<string, string[]>()
  for (const word of words) {
    if (!HAN.test(word)) continue
    const syllables = syllablesOf(word)
    put(byPinyin, syllables.join(''), word)
    if (syllables.length > 2) put(byInitials, syllables.map((syllable) => syllable[0]).join(''), word)
  }
  return { words, known: new Set(words), byPinyin, byInitials }
}

function put(map: Map<string, string[]>, key: string, word: string) {
  map.set(key, [...(map.get(key) ?? []), word])
}

/**
 * Words that letters are the pinyin of: alternatives for each part, as few parts as possible; none where the letters
 * are a word themselves or no pinyin of the shop's words.
 */
export function wordsOfPinyin({ known, byPinyin }: Vocabulary, text: string): string[][] {
  const letters = lettersOf(text)
  if (letters === undefined || letters.length < 2 || letters.length > MOST_LETTERS) return []
  if (known.has(text)) return []
  // the fewest parts up to each letter
  const parts: (string[][] | undefined)[] = [[]]
  for (let end = 1; end <= letters.length; end++)
    for (let begin = 0; begin <= end - 2; begin++) {
      const before = parts[begin]
      const words = byPinyin.get(letters.slice(begin, end))
      if (before && words && before.length + 1 < (parts[end]?.length ?? Infinity))
        parts[end] = [...before, words.slice(0, MOST_ALTERNATIVES)]
    }
  return parts[letters.length] ?? []
}

const MOST_ALTERNATIVES = 4

/** Words whose pinyin begins with the letters typed so far. */
export function wordsBeginning({ byPinyin }: Vocabulary, text: string, most: number): string[] {
  const letters = lettersOf(text)
  if (letters === undefined || letters.length < 2) return []
  const found = [...byPinyin].filter(([key, [word = '']]) => key.startsWith(letters) && word.length > 1)
  return found.flatMap(([, words]) => words).slice(0, most)
}

/** What may have been meant by a text that finds nothing, the likeliest first. */
export function similarWords(vocabulary: Vocabulary, text: string): string[] {
  const letters = lettersOf(text) ?? syllablesOf(text).join('')
  const { words, byPinyin, byInitials } = vocabulary
  const near = words
    .map((word) => ({ word, away: distance(word, text, changesIn(text)) }))
    .filter(({ word, away }) => away <= changesIn(text) && word.length > 1)
  const sounding = [...byPinyin].filter(([key]) => isAlike(key, letters)).flatMap(([, found]) => found)
  return [
    ...new Set([
      ...(byPinyin.get(letters) ?? []),
      ...sounding,
      ...near.toSorted((one, other) => one.away - other.away).map(({ word }) => word),
      ...(byInitials.get(text) ?? []),
    ]),
  ].filter((word) => word !== text)
}

/** How many characters may be wrong. */
function changesIn(text: string): number {
  const { length } = [...text]
  if (HAN.test(text)) return length > 2 ? 1 : 0
  return length > 7 ? 2 : Number(length > 3)
}

const isAlike = (one: string, other: string): boolean =>
  blurred(one) === blurred(other) ||
  (other.length > 4 && distance(one, other, other.length > 8 ? 2 : 1) <= (other.length > 8 ? 2 : 1))
