// Written by scripts/generate.ts (npm run generate); do not edit.
export const strings = { chooseShopFirst: '请先选择商铺', more: '更多' } as const
