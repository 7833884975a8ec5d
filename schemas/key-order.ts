/** The key order of a value, from its schema; null if nothing below has keys. */
export interface KeyOrder {
  /** In writing order. */
  keys?: Record<string, KeyOrder | null>
  /** One order for all items, or one per position of a tuple. */
  items?: KeyOrder | KeyOrder[] | null
}
