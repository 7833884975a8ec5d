// Written by scripts/generate.ts (npm run generate); do not edit.
export const strings = { zoneBeyondRight: '热区超出图片右边', zoneBeyondBottom: '热区超出图片下边' } as const
