/** Beginnings of addresses that a provider gives of its own pictures and files. */
const OWN = ['/media/', '/api/']

/**
 * What a provider says, as JSON, with its pictures and files at its own address instead of the page's.
 * @param base address of its API, below its origin
 */
export function withProviderMedia(json: string, base: string): string {
  const { origin } = new URL(base)
  return OWN.reduce((text, path) => text.replaceAll(`"${path}`, `"${origin}${path}`), json)
}

/** What is sent to a provider: its own addresses as it gave them. Files stay as they are. */
export function asProviderSaid<T>(value: T, base: string): T {
  const { origin } = new URL(base)
  const said = (one: unknown): unknown => {
    if (typeof one === 'string')
      return OWN.some((path) => one.startsWith(origin + path)) ? one.slice(origin.length) : one
    if (Array.isArray(one)) return one.map(said)
    if (typeof one !== 'object' || one === null || Object.getPrototypeOf(one) !== Object.prototype) return one
    return Object.fromEntries(Object.entries(one).map(([name, inner]) => [name, said(inner)]))
  }
  return said(value) as T
}
