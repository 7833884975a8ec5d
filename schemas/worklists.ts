/**
 * Most rows of a worklist that are counted, paged through and searched for words, so that the cost of a list does not
 * grow with the company. A complete number is found however old its row is.
 */
export const MOST_LISTED = 10_000

/** A count for display; beyond the limit it says that there are more. */
export const listedCount = (count: number): string =>
  count > MOST_LISTED ? `${MOST_LISTED}+` : String(count)
