import type { DifferenceKind, DifferenceRow } from './difference-repo'
import type { BillRow } from './repo'

const PROVIDERS: Record<string, string> = { wechat: '微信支付', alipay: '支付宝' }
export const providerWords = (provider: string): string => PROVIDERS[provider] ?? provider

export const BILL_STATES: Record<BillRow['state'], string> = {
  WAITING: '待对账',
  COMPARED: '已对账',
  EMPTY: '无交易',
  FAILED: '获取失败',
}

export const DIFFERENCE_STATES: Record<DifferenceRow['state'], string> = { OPEN: '待处理', SETTLED: '已处理' }

export const KINDS: Record<DifferenceKind, string> = {
  lost_payment: '渠道已收款，商城未入账',
  payment_fee: '收款金额或币种不一致',
  payment_transaction: '渠道交易号不一致',
  payment_unknown: '商城无此付款单',
  payment_missing: '商城已入账，账单中没有',
  refund_fee: '退款金额不一致',
  refund_state: '退款结果不一致',
  refund_unknown: '商城无此退款单',
  refund_missing: '商城已退款，账单中没有',
}
