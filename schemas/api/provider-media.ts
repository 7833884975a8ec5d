/** Beginnings of addresses that a provider gives of its own pictures and files. */
const OWN = ['/media/', '/api/']
/** A JSON string, or an attribute of HTML in one, that begins with such an address: one, or several joined by commas. */
const STRINGS = /"\/(?:media|api)\/[^"\\]*/g
const EACH = /([",])(?=\/(?:media|api)\/)/g

/**
 * What a provider says, as JSON, with its pictures and files at its own address instead of the page's.
 * @param base address of its API, below its origin
 */
export function withProviderMedia(json: string, base: string): string {
  const { origin } = new URL(base)
  return json.replace(STRINGS, (addresses) => addresses.replace(EACH, `$1${origin}`))
}

/** What is sent to a provider: its own addresses as it gave them. Files stay as they are. */
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
