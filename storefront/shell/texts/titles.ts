/** Titles of the browser's tab that name a page of their own, without the shop's name. */
export const titles = {
  cart: '购物车',
  checkout: '订单信息',
  order: '订单详情',
  aftersale: '售后详情',
} as const
