/** Texts of activities with a price of their own. */
export const texts = {
  seckill: '秒杀',
  endsIn: '距结束',
  startsIn: '距开始',
  ends: (date: string) => `${date} 结束`,
  starts: (date: string) => `${date} 开始`,
} as const
