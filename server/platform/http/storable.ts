/** NUL, which PostgreSQL texts cannot contain, and unpaired surrogates, which jsonb refuses. */
const UNSTORABLE = /\0|\p{Surrogate}/u

/**
 * The path of the first text or name in a request that cannot be stored, such as `/items/0/title`; `undefined` if
 * there is none.
 */
export function unstorableAt(value: unknown, path = ''): string | undefined {
  if (typeof value === 'string') return UNSTORABLE.test(value) ? path : undefined
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return undefined
  for (const [name, inner] of Object.entries(value)) {
    if (UNSTORABLE.test(name)) return path
    const found = unstorableAt(inner, `${path}/${name}`)
    if (found !== undefined) return found
  }
  return undefined
}
