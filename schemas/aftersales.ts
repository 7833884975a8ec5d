/** Names of after-sales types and states, shared by server and browser. */

export const AFTERSALES_TYPE_WORDS = {
  ONLY_REFUND: '仅退款',
  REFUND_GOODS: '退货退款',
  EXCHANGING_GOODS: '换货',
} as const

/** The reason among those of the setting 售后与评价 that needs none: a shop that has it takes goods back for seven days. */
export const NO_REASON = '七天无理由'

/** `aftersales_status` is an index of this list. */
export const AFTERSALES_STATUS_WORDS = ['待处理', '处理中', '已处理', '已驳回', '已关闭'] as const

/** `progress` is an index of this list. */
export const AFTERSALES_PROGRESS_WORDS = [
  '待处理',
  '待回寄',
  '已回寄',
  '已驳回',
  '已处理',
  '退款驳回',
  '退款完成',
  '已关闭',
  '商家已收货',
  '退款处理中',
] as const
