/** The rows of one page of a list. */
export interface PageWindow {
  limit: number
  offset: number
}

export const windowOf = (page: number, pageSize: number): PageWindow => ({
  limit: pageSize,
  offset: (page - 1) * pageSize,
})

/** Limit and offset from the nearer end: the last page of a long list is then as cheap as the first. */
export interface NearerEnd extends PageWindow {
  /** Counted from the end; the result has to be reversed. */
  backwards: boolean
}

/** @param count number of all rows */
export function nearerEnd({ limit, offset }: PageWindow, count: number): NearerEnd {
  const behind = Math.max(count - offset - limit, 0)
  if (offset <= behind) return { limit, offset, backwards: false }
  return { limit: Math.max(Math.min(limit, count - offset), 0), offset: behind, backwards: true }
}
