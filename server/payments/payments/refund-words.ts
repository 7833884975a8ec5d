import type { RefundToPay } from './refund-job-repo'
import { isByHand } from './retry-refund'

/** What `cause` begins with → why there is a refund. */
const CAUSES: Record<string, string> = {
  cancel: '取消订单',
  aftersale: '售后',
  late: '订单已取消或已支付后到账',
}

/** How it stands. */
export const stateWords = (row: RefundToPay): string => {
  if (row.state === 'SUCCESS') return '已退款'
  if (row.state === 'FAILS') return '退款失败'
  return isByHand(row) ? '待转账' : '退款中'
}

/** What it is for. */
export const causeWords = ({ cause }: Pick<RefundToPay, 'cause'>): string =>
  CAUSES[cause.split(':')[0] ?? ''] ?? ''
