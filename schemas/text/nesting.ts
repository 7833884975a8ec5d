import { MAX_DEPTH } from './limits'

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

const QUOTE = '"'
const BACKSLASH = 0x5c

/** Index just after the JSON string that opens at `start`; the text's length if it never closes. Linear. */
export function endOfString(text: string, start: number): number {
  let quote = text.indexOf(QUOTE, start + 1)
  while (quote !== -1) {
    let before = quote - 1
    while (text.charCodeAt(before) === BACKSLASH) before--
    const isEscaped = (quote - before) % 2 === 0
    if (!isEscaped) return quote + 1
    quote = text.indexOf(QUOTE, quote + 1)
  }
  return text.length
}
