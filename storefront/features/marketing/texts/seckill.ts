import { texts as frame } from '@storefront/shell/texts/frame'

/** Texts of the seckill channel. */
export const texts = {
  ...frame,
  channel: '限时秒杀',
  sessions: '秒杀场次',
  session: (time: string) => `${time} 场`,
  running: '抢购中',
  announced: '即将开始',
  over: '已结束',
  none: '暂无秒杀活动，去看看其他商品',
  toGoods: '去逛逛',
  nothing: '本场没有商品',
  goods: '秒杀商品',
  gone: (percent: number) => `已抢 ${percent}%`,
  limit: (count: number) => `每人限购 ${count} 件`,
  pieces: (count: number) => `限量 ${count} 件`,
  buy: '立即抢购',
  look: '去看看',
  soldOut: '已抢光',
} as const
