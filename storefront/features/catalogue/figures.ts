/** Goods of the strip 推荐商品, storefront §9. */
export const RECOMMENDED = 5

/** Coupons fetched at once, that is all of them, storefront §9. */
export const COUPON_PAGE_SIZE = 999
