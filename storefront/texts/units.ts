/** What amounts are counted in, and how many one may have. */
export const units = {
  points: '积分',
  atMost: (count: number) => `每人限购 ${count} 件`,
} as const
