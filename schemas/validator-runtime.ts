/** What generated validators call; a copy of Ajv's, so that no validator loads Ajv. */

/** Length in code points, as `minLength` and `maxLength` count. */
export function ucs2length(text: string): number {
  let length = 0
  for (let i = 0; i < text.length; i++) {
    length++
    if ((text.codePointAt(i) ?? 0) > 0xffff) i++
  }
  return length
}
