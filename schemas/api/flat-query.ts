/** Nested values under the names of a form: `shops[0][remark]`; null becomes an empty text, undefined is omitted. */
export function flatQuery(value: unknown, name = ''): [name: string, value: string][] {
  if (value === undefined) return []
  if (typeof value !== 'object' || value === null) return [[name, value === null ? '' : String(value)]]
  return Object.entries(value).flatMap(([key, inner]) => flatQuery(inner, name ? `${name}[${key}]` : key))
}
