// Written by scripts/generate.ts (npm run generate); do not edit.
export const strings = { remove: '确定删除该商品？' } as const
