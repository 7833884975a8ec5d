/** What is derived from the tables of widget types, and forgotten when types are added or removed. */

const maps = new Set<Map<unknown, unknown>>()

/** A cache by widget type. */
export function derivedMap<Key, Value>(): Map<Key, Value> {
  const map = new Map<Key, Value>()
  maps.add(map)
  return map
}

export function forgetDerived(): void {
  for (const map of maps) map.clear()
}
