/** What a line of goods is made of and what kinds there are, in the cart, the checkout, orders and after-sales. */
export const lines = {
  product: '商品',
  unitPrice: '单价',
  sum: '小计',
  gift: '赠品',
  plusBuy: '换购',
} as const
