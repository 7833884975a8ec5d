/** What amounts are counted in. */
export const units = { points: '积分' } as const
