/** What an address of the shop says before and behind its `?`. */

export type Query = Readonly<Record<string, string>>

/** @param path with query */
export const pathnameOf = (path: string): string => path.split('?')[0] ?? path

/** @param path with query */
export const queryOf = (path: string): Query => Object.fromEntries(new URL(path, 'http://shop').searchParams)

/** A query parameter, trimmed and truncated to the server's limit. */
export const wordsOf = (text: string | undefined, most: number): string =>
  [...(text ?? '').trim()].slice(0, most).join('')

/** The page of a list; what is none counts as the first. */
export function pageOf(query: Query): number {
  const page = Number(query['page'])
  return Number.isInteger(page) && page > 0 ? page : 1
}

/** How an address says the page of a list: the first one not at all. */
export const pageSaid = (page: number): string => (page > 1 ? String(page) : '')

/** An address that says so; what is '' is not said. */
export function withQuery(path: string, said: Query): string {
  const search = String(new URLSearchParams(Object.entries(said).filter(([, value]) => value !== '')))
  return search ? `${path}?${search}` : path
}

/** With or without one value of a list. */
export const toggled = (list: readonly string[], value: string): string[] =>
  list.includes(value) ? list.filter((other) => other !== value) : [...list, value]
