import type { GoodsSuggestAnswer } from '@schemas/generated/api'
import type { Database } from '../../db/client'
import { shopsNotSelling } from '../../platform'
import { pageKeys } from './page-keys-repo'
import { goodsNames, suggestedNames, tokensNaming, type Suggestion, updateSearchIndex } from './search-repo'
import type { Search } from './search-tokens'
import type { Viewer } from './serialize'

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

/** Words, each as a list of one, and runs of adjacent single characters. */
function piecesOf(text: string): string[][] {
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

/** Reads keywords, and brings the search index up to date. `undefined` for no words. */
export async function searchFor(
  db: Database,
  company_id: string,
  keywords = '',
): Promise<Search | undefined> {
  const readings = searchReadings(keywords)
  if (readings.length === 0) return undefined
  await updateSearchIndex(db, company_id)
  const tokens = await tokensNaming(db, company_id, [...new Set(readings.flat())])
  const terms = (words: string[]) => words.map((word) => ({ word, tokens: tokens.get(word) ?? [] }))
  return { typed: keywords.trim(), readings: readings.map(terms) }
}

const MOST_NAMES = 4
const MOST_GOODS = 6

/** Suggestions while typing: categories and brands, then products, names that begin with the text first. */
export async function suggestions(
  db: Database,
  { company_id, member }: Pick<Viewer, 'company_id' | 'member'>,
  keywords: string,
): Promise<GoodsSuggestAnswer> {
  const text = keywords.trim()
  const list =
    text === ''
      ? []
      : (
          await Promise.all([
            suggestedNames(db, company_id, text, MOST_NAMES),
            suggestedGoods(db, company_id, member, text),
          ])
        ).flat()
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
