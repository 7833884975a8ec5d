/** storefront §9 */
export const PAGE_SIZE = 10
export const VISIBLE_PAGES = 3

/** storefront §4: total −1 is unknown; past the last page is the last one, a negative page becomes 0. */
export function clampPage(page: number, total: number, size: number): number {
  if (page < 0) return 0
  return total < 0 ? page : Math.min(page, Math.max(1, Math.ceil(total / size)))
}

/** The pages named beside the current one: at most so many, around it. */
export function visiblePages(page: number, pages: number, most = VISIBLE_PAGES): number[] {
  const first = Math.max(1, Math.min(page - Math.floor(most / 2), pages - most + 1))
  return Array.from({ length: Math.min(most, pages) }, (_, index) => first + index)
}
