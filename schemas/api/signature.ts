import { flatQuery } from './flat-query'

/**
 * What a request's `sign` is made of (rule api-7): every parameter that is sent, of query and body alike, except
 * `sign`, sorted by name and written `name value` without anything in between. Nested ones have the names under which
 * a form sends them, `shops[0][remark]`; 0 and false count, null is an empty text, undefined is not sent.
 */
export function signedText(parameters: Record<string, unknown>): string {
  const { sign: _sign, ...signed } = parameters
  return flatQuery(signed)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => name + value)
    .join('')
}

/**
 * `MD5(UPPER(MD5(text)) + key)` in upper case (rule api-7): a checksum, for the key is public.
 * @param md5 of a text in UTF-8, as hex
 */
export function signatureOf(
  parameters: Record<string, unknown>,
  key: string,
  md5: (text: string) => string,
): string {
  return md5(md5(signedText(parameters)).toUpperCase() + key).toUpperCase()
}
