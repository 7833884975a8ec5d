// Written by scripts/generate.ts (npm run generate); do not edit.
export const strings = {
  empty: '购物袋中还没有商品，赶紧选购吧！',
  shopNow: '立即选购',
  count: '共{n}件商品',
  total: '合计',
  enterCart: '进入购物车',
} as const
