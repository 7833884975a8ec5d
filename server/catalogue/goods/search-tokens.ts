/**
 * What the search index of a good holds: every character and every pair of neighbouring ones of its texts, and the ids
 * of its brand, tags and categories. Chinese words have two characters more often than not, so a pair finds most of
 * them at once; trigrams, which databases bring along, find none. Each token begins with its company, so that one index
 * serves all companies and none reads through another's goods.
 */

/** Texts are compared in this form: full-width letters are plain ones, capitals small. */
export const normalised = (text: string): string => text.normalize('NFKC').toLowerCase()

/** Tokens that a text with this word in it has; whoever has them all has it, or all its pairs somewhere. */
export function tokensOfWord(company_id: string, word: string): string[] {
  const parts = word.split(/\s+/).filter(Boolean)
  return unique(parts.flatMap((part) => (isSingle(part) ? [part] : pairsOf(part)))).map(textToken(company_id))
}

/** Every token that searching may ask a text for. */
export function tokensOfText(company_id: string, text: string): string[] {
  const parts = normalised(text).split(/\s+/).filter(Boolean)
  return unique(parts.flatMap((part) => [...part, ...pairsOf(part)])).map(textToken(company_id))
}

export const KINDS = { brand: 'b', tag: 't', category: 'c' } as const

/** What stands before the id of a brand, a tag or a category. */
export const idToken = (company_id: string, kind: keyof typeof KINDS) => `${company_id}#${KINDS[kind]}`

/** Two characters are found by their token alone; more of them might stand apart. */
export const needsComparing = (word: string): boolean => [...word].length > 2

const textToken = (company_id: string) => (gram: string) => `${company_id}|${gram}`
const isSingle = (text: string) => [...text].length === 1
const unique = (values: string[]) => [...new Set(values)]

function pairsOf(text: string): string[] {
  const characters = [...text]
  return characters.slice(1).map((character, at) => `${characters[at] ?? ''}${character}`)
}
