/** What was made for an equal key before; `make`s it where there was none. */
export function remembered<T>(known: Map<string, T>, key: object, make: () => T): T {
  const text = JSON.stringify(key)
  const value = known.get(text) ?? make()
  known.set(text, value)
  return value
}
