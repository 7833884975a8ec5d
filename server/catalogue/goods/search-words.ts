import { hasSynonyms } from './search-synonyms'

/** Chinese has no spaces between words; the runtime's dictionary finds them. */
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/** Each word is a condition of the query. */
const MOST_WORDS = 8

/**
 * The ways to split keywords into words; all words of one of them must occur. `平板电视` is 平板 and 电视. Adjacent
 * characters that the dictionary leaves single are read in pairs, so that 短袖 does not find a 长袖 with 短裤; of an odd
 * number either the first or the last is alone: 女短袖 is 女 and 短袖, or 女短 and 袖. Full-width letters equal
 * half-width ones; punctuation counts only where there is nothing else.
 */
export function searchReadings(keywords: string): string[][] {
  const text = keywords.normalize('NFKC').trim().toLowerCase()
  const pieces = piecesOf(text)
  if (pieces.length === 0) return text === '' ? [] : [[text]]
  const readings = [1, 0].map((odd) => pieces.flatMap((piece) => inPairs(piece, (piece.length % 2) * odd)))
  const limited = readings.map((words) => [...new Set(words)].slice(0, MOST_WORDS))
  return String(limited[0]) === String(limited[1]) ? limited.slice(1) : limited
}

/** Words of a name, single characters among them. */
export const wordsIn = (name: string): string[] => piecesOf(name).flat()

/** Words, each as a list of one, and runs of adjacent single characters. */
function piecesOf(text: string): string[][] {
  if (hasSynonyms(text)) return [[text]]
  const pieces: string[][] = []
  let end = -1
  for (const { segment, index, isWordLike } of segmenter.segment(text)) {
    if (!isWordLike) continue
    const isSingle = [...segment].length === 1
    const run = pieces.at(-1)
    if (isSingle && run && index === end) run.push(segment)
    else pieces.push([segment])
    end = isSingle ? index + segment.length : -1
  }
  return pieces
}

/** In pairs after the first `alone` characters. */
function inPairs(characters: string[], alone: number): string[] {
  const words = characters.slice(0, alone)
  for (let at = alone; at < characters.length; at += 2) words.push(characters.slice(at, at + 2).join(''))
  return words
}
