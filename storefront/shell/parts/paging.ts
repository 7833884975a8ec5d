/** Of a list of goods, of any other list. */
export const LIST_PAGE_SIZE = 18
export const PAGE_SIZE = 10
export const VISIBLE_PAGES = 3

/** The first page of a list, and the total of a list that was not counted. */
export const FIRST_PAGE = 1
export const TOTAL_UNKNOWN = -1

/** Rule api-3: past the last page is the last one, a negative page becomes 0. */
export function clampPage(page = FIRST_PAGE, total = TOTAL_UNKNOWN, size = LIST_PAGE_SIZE): number {
  if (page < 0) return 0
  return total === TOTAL_UNKNOWN ? page : Math.min(page, Math.max(FIRST_PAGE, Math.ceil(total / size)))
}

/** The pages named beside the current one: at most so many, around it. */
export function visiblePages(page: number, pages: number, most = VISIBLE_PAGES): number[] {
  const first = Math.max(1, Math.min(page - Math.floor(most / 2), pages - most + 1))
  return Array.from({ length: Math.min(most, pages) }, (_, index) => first + index)
}
