/**
 * Tokens of a product in the search index: every character of its texts, every pair of adjacent characters, and the ids
 * of its brand, tags and categories. Most Chinese words have two characters, so one pair finds them; the trigrams of
 * PostgreSQL find none. Each token begins with its company, so that companies share one index without reading each
 * other's products.
 */
import { simplified } from './search-chinese'

/** A searched word. */
export interface Term {
  word: string
  /** Alternatives to the word: its synonyms, and for pinyin the Chinese words with that spelling. */
  others?: string[]
  /** Tokens of the brands, tags and categories whose names contain one of them, of a category with all below it. */
  tokens: string[]
  /** Tokens of the brands and of the categories whose own names contain one of them. */
  subjects?: string[]
}

/** A search: every word of at least one of the readings must be found. */
export interface Search {
  /** What is searched for in as many words; names that contain one of them come first. */
  names: string[]
  readings: Term[][]
}

/** The form in which texts are compared: half-width, lower case, simplified characters. */
export const normalised = (text: string): string => simplified(text.normalize('NFKC').toLowerCase())

/** Tokens that every text with this word has. A text with all of them has the word, or all its pairs apart. */
export function tokensOfWord(company_id: string, word: string): string[] {
  const parts = word.split(/\s+/).filter(Boolean)
  return unique(parts.flatMap((part) => (isSingle(part) ? [part] : pairsOf(part)))).map(textToken(company_id))
}

/** All tokens of a text. */
export function tokensOfText(company_id: string, text: string): string[] {
  const parts = normalised(text).split(/\s+/).filter(Boolean)
  return unique(parts.flatMap((part) => [...part, ...pairsOf(part)])).map(textToken(company_id))
}

const KINDS = { brand: 'b', tag: 't', category: 'c' } as const

/** The token of a brand, tag or category up to its id. */
export const idToken = (company_id: string, kind: keyof typeof KINDS) => `${company_id}#${KINDS[kind]}`

/** Up to two characters are one token; the tokens of a longer word may be apart in a text. */
export const needsComparing = (word: string): boolean => [...word].length > 2

const textToken = (company_id: string) => (gram: string) => `${company_id}|${gram}`
const isSingle = (text: string) => [...text].length === 1
const unique = (values: string[]) => [...new Set(values)]

function pairsOf(text: string): string[] {
  const characters = [...text]
  return characters.slice(1).map((character, at) => `${characters[at] ?? ''}${character}`)
}
