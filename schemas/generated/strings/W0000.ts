// Written by scripts/generate.ts (npm run generate); do not edit.
export const strings = {
  removeWidget: '确定删除该挂件？',
  removeItem: '确定删除该项？',
  removed: '删除成功！',
  unchosenGoods: '还有{n}个商品未选择',
} as const
