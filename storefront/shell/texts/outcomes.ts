/** What a toast says once something has been done with a product. */
export const outcomes = {
  addedToCart: '成功加入购物车',
  collected: '商品收藏成功',
  uncollected: '商品移除收藏成功',
  willNotify: '到货后会用短信通知你',
} as const
