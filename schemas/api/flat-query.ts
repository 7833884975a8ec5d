/** Nested values under the names that a form sends them by: `shops[0][remark]`; null is an empty text, undefined is not sent. */
export function flatQuery(value: unknown, name = ''): [name: string, value: string][] {
  if (value === undefined) return []
  if (typeof value !== 'object' || value === null) return [[name, value === null ? '' : String(value)]]
  return Object.entries(value).flatMap(([key, inner]) => flatQuery(inner, name ? `${name}[${key}]` : key))
}
