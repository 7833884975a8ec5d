// Written by scripts/generate.ts (npm run generate); do not edit.
export const strings = {
  empty: '购物袋中还没有商品，赶紧选购吧！',
  shopNow: '立即选购',
  count: '共{n}件商品',
  total: '合计',
  enterCart: '进入购物车',
  less: '减少',
  more: '增加',
  remove: '移除',
  loading: '正在加载购物车',
  failed: '购物车没有加载出来',
  again: '重试',
} as const
