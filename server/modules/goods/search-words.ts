/** Chinese has no spaces between words; the runtime's dictionary finds them. */
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/** More words than anybody types; each one is a condition of the query. */
const MOST_WORDS = 8

/**
 * The words that all must occur: `男士短袖` → 男士, 短袖. Full-width letters become plain ones; punctuation beside
 * words, and what is said twice, drops out.
 */
export function searchWords(keywords: string): string[] {
  const text = keywords.normalize('NFKC').trim()
  const words = [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike)
  const found = [...new Set(words.map(({ segment }) => segment.toLowerCase()))]
  if (found.length === 0 && text !== '') return [text]
  return found.slice(0, MOST_WORDS)
}
