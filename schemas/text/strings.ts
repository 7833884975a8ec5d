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
