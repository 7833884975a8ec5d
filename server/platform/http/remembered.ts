/** The cached value for an equal key; computed by `make` the first time. */
export function remembered<T>(known: Map<string, T>, key: object, make: () => T): T {
  const text = JSON.stringify(key)
  const value = known.get(text) ?? make()
  known.set(text, value)
  return value
}
