import { MAX_DEPTH } from './limits'
import { endOfString } from './strings'

/**
 * Offset of the first bracket nested deeper than `levels`, or -1. Not recursive, so an accepted text is safe for
 * recursive readers.
 */
export function tooDeepAt(text: string, levels = MAX_DEPTH): number {
  let depth = 0
  let at = 0
  while (at < text.length) {
    const character = text[at]
    if (character === '"') {
      at = endOfString(text, at)
      continue
    }
    if (character === '{' || character === '[') {
      if (++depth > levels) return at
    } else if (character === '}' || character === ']') depth--
    at++
  }
  return -1
}
