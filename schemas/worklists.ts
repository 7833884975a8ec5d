/**
 * So many rows of a list that operators work on are counted, shown page by page and looked through for words: what a list
 * costs does not grow with the company. Whole numbers are found however old their row is.
 */
export const MOST_LISTED = 10_000

/** A count as it is shown: beyond the limit it only says that there are more. */
export const listedCount = (count: number): string =>
  count > MOST_LISTED ? `${MOST_LISTED}+` : String(count)
