/** Up to so many reviews of a product are counted for its card (`rate_count`). */
export const MOST_REVIEWS = 100
