/** Why a good cannot be bought, over its picture; in a file of its own, for what knows nothing of drawing. */
export const OFF_SHELF = '已下架'
export const SOLD_OUT = '已售罄'
export const VOID = '已失效'

/** On a good's page, and on every card of it. */
export const ADD_TO_CART = '加入购物车'

/** What an employee sees of it, on its picture. */
export const SALE = '特卖商品'
export const BAG = '福袋'
export const STAFF_GOODS = '常规员工内购商品'
