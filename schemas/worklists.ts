/** Most rows of a worklist that are counted, so that the cost of a count does not grow with the company. */
export const MOST_LISTED = 10_000

/** Most results of a search that are counted. */
export const MOST_FOUND = 1_000

/** Rows of a worklist that page numbers reach; later rows are reached by cursor. */
export const MOST_PAGED = 1_000

/** A count for display; beyond the limit it says that there are more. */
export const listedCount = (count: number): string =>
  count > MOST_LISTED ? `${MOST_LISTED}+` : String(count)
