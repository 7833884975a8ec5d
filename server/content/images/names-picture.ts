/** Whether a value holds one of these addresses, by itself or inside a longer text, however deep. */
export function namesPicture(value: unknown, addresses: readonly string[]): boolean {
  if (typeof value === 'string') return addresses.some((address) => holds(value, address))
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).some((inner) => namesPicture(inner, addresses))
}

/** What may go on after an address without making it another one: nothing, a query, or the text around it. */
const END = /^(?:$|[?#"'()<>\s,;])/

function holds(text: string, address: string): boolean {
  for (let at = text.indexOf(address); at >= 0; at = text.indexOf(address, at + 1))
    if (END.test(text.slice(at + address.length))) return true
  return false
}
