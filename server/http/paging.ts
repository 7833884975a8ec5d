/** Which rows a page holds. */
export const windowOf = (page: number, pageSize: number) => ({
  limit: pageSize,
  offset: (page - 1) * pageSize,
})

/** Rows to pass over from the end that is nearer: of a long list the last page is as near as the first. */
export interface NearerEnd {
  limit: number
  offset: number
  /** Counted from the end; what comes is to be turned round. */
  backwards: boolean
}

/** @param count rows in all */
export function nearerEnd({ limit, offset }: { limit: number; offset: number }, count: number): NearerEnd {
  const behind = Math.max(count - offset - limit, 0)
  if (offset <= behind) return { limit, offset, backwards: false }
  return { limit: Math.max(Math.min(limit, count - offset), 0), offset: behind, backwards: true }
}
