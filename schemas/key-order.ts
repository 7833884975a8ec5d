/** The order of keys in a value, from its schema; null where nothing below has keys. */
export interface KeyOrder {
  /** In the order to write them. */
  keys?: Record<string, KeyOrder | null>
  /** One order for all items, or one for each place of a tuple. */
  items?: KeyOrder | KeyOrder[] | null
}
