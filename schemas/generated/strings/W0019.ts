// Written by scripts/generate.ts (npm run generate); do not edit.
export const strings = { all: '全部', locate: '定位', locateFailed: 'failed{code}' } as const
