import type { ShownReview } from './repo'
import { ANONYMOUS, maskedMobile } from '../../members'

/** What a review calls its author: the nickname, else a masked number; who wants to stay unknown keeps two letters. */
export function nameOf(author: ShownReview['author'], anonymous: boolean): string {
  const name = author?.nickname || author?.username || maskedMobile(author?.mobile ?? '')
  if (name === '') return ANONYMOUS
  return anonymous ? masked(name) : name
}

/** 李小明 → 李***明 */
function masked(name: string): string {
  const letters = [...name]
  const [first = ''] = letters
  return letters.length === 1 ? `${first}***` : `${first}***${letters.at(-1)}`
}
