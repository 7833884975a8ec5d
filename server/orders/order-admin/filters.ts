import type { RecordFilter } from '@schemas/records'
import { MOST_LISTED } from '@schemas/worklists'
import { SHOP_FILTER } from '../../back-office'

/** What orders can be narrowed by, in their list and in its file. */
export const FILTERS: RecordFilter[] = [
  SHOP_FILTER,
  {
    key: 'receipt_type',
    title: '配送方式',
    words: { logistics: '快递配送', ziti: '到店自提', merchant: '商家配送' },
  },
  {
    key: 'order_type',
    title: '订单类型',
    words: { normal: '普通订单', normal_seckill: '秒杀订单', normal_pointsmall: '积分订单' },
  },
  { key: 'paid', title: '付款日期', days: true },
]

export const FILTER_NOTE = `筛选在最新的 ${MOST_LISTED} 单里找；选了付款日期，就在那些天里找`
