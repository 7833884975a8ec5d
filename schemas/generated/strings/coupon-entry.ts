// Written by scripts/generate.ts (npm run generate); do not edit.
export const strings = { remove: '确定删除该优惠券？' } as const
