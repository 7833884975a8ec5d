/** Prefixes of the provider's own picture and file addresses. */
const OWN = ['/media/', '/api/']
/** A JSON string, or an HTML attribute in one, that begins with such an address: one, or several joined by commas. */
const STRINGS = /"\/(?:media|api)\/[^"\\]*/g
const EACH = /([",])(?=\/(?:media|api)\/)/g

/**
 * A provider's answer as JSON, with its pictures and files at its own origin instead of the page's.
 * @param base address of its API, below its origin
 */
export function withProviderMedia(json: string, base: string): string {
  const { origin } = new URL(base)
  return json.replace(STRINGS, (addresses) => addresses.replace(EACH, `$1${origin}`))
}

/** A value to send to a provider, with its own addresses as it gave them. Files are unchanged. */
export function asProviderSaid<T>(value: T, base: string): T {
  const { origin } = new URL(base)
  const isOwn = (address: string) => OWN.some((path) => address.startsWith(origin + path))
  const shortened = (address: string) => (isOwn(address) ? address.slice(origin.length) : address)
  const said = (one: unknown): unknown => {
    if (typeof one === 'string') return isOwn(one) ? one.split(',').map(shortened).join(',') : one
    if (Array.isArray(one)) return one.map(said)
    if (typeof one !== 'object' || one === null || Object.getPrototypeOf(one) !== Object.prototype) return one
    return Object.fromEntries(Object.entries(one).map(([name, inner]) => [name, said(inner)]))
  }
  return said(value) as T
}
