import { limitWords, type LimitPeriod } from '@schemas/cart'

/** What amounts are counted in, and how many one may have. */
export const units = {
  points: '积分',
  atMost: (count: number, period: LimitPeriod = 'all') => `${limitWords(period)}限购 ${count} 件`,
} as const
