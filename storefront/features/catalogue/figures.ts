/** Items of the strip 推荐商品. */
export const RECOMMENDED = 5

/** Coupons fetched at once: all of them. */
export const COUPON_PAGE_SIZE = 999

/** Coupons shown on the page of an item before the rest is unfolded. */
export const COUPONS_COLLAPSED = 4

/** Reviews of a product that are fetched at once. */
export const REVIEWS = 10
