/** Maximum number of counted rows of a worklist, so that the cost of a count does not grow with the company. */
export const MOST_LISTED = 10_000

/** Maximum number of counted search results. */
export const MOST_FOUND = 1_000

/** Rows of a worklist reachable by page number; later rows are reached by cursor. */
export const MOST_PAGED = 1_000

/** A count for display; beyond the limit with a plus sign. */
export const listedCount = (count: number): string =>
  count > MOST_LISTED ? `${MOST_LISTED}+` : String(count)
