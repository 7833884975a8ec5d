/** Marks over the picture of a product that cannot be bought; a separate file for modules without rendering. */
export const OFF_SHELF = '已下架'
export const SOLD_OUT = '已售罄'
export const VOID = '已失效'

/** Label on a product's page and on its cards. */
export const ADD_TO_CART = '加入购物车'

/** Badges for employees on the picture. */
export const SALE = '特卖商品'
export const BAG = '福袋'
export const STAFF_GOODS = '常规员工内购商品'
