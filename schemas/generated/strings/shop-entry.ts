// Written by scripts/generate.ts (npm run generate); do not edit.
export const strings = { remove: '确定删除该商铺？', clear: '确定情况商铺？' } as const
