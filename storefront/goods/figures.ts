/** Goods of the strip 推荐商品, storefront §9. */
export const RECOMMENDED = 5
