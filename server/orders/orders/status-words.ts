import type { OrderRow } from '../order-repo'

/** Every `order_status_des` with its text for buyers. */
const STATUS_TEXTS = {
  NOTPAY: '待支付',
  WAIT_PAID_CONFIRM: '支付待确认',
  PAYED: '待发货',
  PAYED_WAIT_PROCESS: '退款处理中',
  PAYED_PENDING: '待自提',
  PAYED_PARTAIL: '部分发货',
  WAIT_BUYER_CONFIRM: '待收货',
  DONE: '已完成',
  CANCEL: '已取消',
  CANCEL_REFUND_PROCESS: '退款处理中',
  CANCEL_REFUND_FAIL: '等待退款',
  CLOSED: '已关闭',
  REFUND_SUCCESS: '已退款',
} as const
type OrderStatusDes = keyof typeof STATUS_TEXTS

export interface StatusText {
  order_status: OrderRow['status']
  order_status_des: OrderStatusDes
  order_status_msg: string
}

type Statuses = Pick<OrderRow, 'status' | 'cancel_status' | 'ziti_status' | 'delivery_status'>

/**
 * The status of an order for display. An expired order is shown as cancelled, even before the job has cancelled it.
 * @param expired the time to pay is over
 */
export function statusTextOf(order: Statuses, expired: boolean): StatusText {
  const order_status = order.status === 'NOTPAY' && expired ? 'CANCEL' : order.status
  const order_status_des = statusKeyOf({ ...order, status: order_status })
  return { order_status, order_status_des, order_status_msg: STATUS_TEXTS[order_status_des] }
}

function statusKeyOf({ status, cancel_status, ziti_status, delivery_status }: Statuses): OrderStatusDes {
  if (status === 'PAYED') {
    if (cancel_status === 'WAIT_PROCESS') return 'PAYED_WAIT_PROCESS'
    if (ziti_status === 'PENDING') return 'PAYED_PENDING'
    return delivery_status === 'PARTAIL' ? 'PAYED_PARTAIL' : 'PAYED'
  }
  if (status === 'CANCEL') {
    if (cancel_status === 'REFUND_PROCESS') return 'CANCEL_REFUND_PROCESS'
    if (cancel_status === 'FAILS') return 'CANCEL_REFUND_FAIL'
    return delivery_status === 'PENDING' ? 'CANCEL' : 'CLOSED'
  }
  // all lines were returned after shipping
  if (status === 'REFUND_SUCCESS' && delivery_status !== 'PENDING') return 'CLOSED'
  return status
}

/** Texts of events in an order's timeline for buyers; other kinds are not shown to them. */
export const EVENT_TEXTS: Record<string, string> = {
  created: '提交订单',
  transfer_uploaded: '已上传付款凭证',
  transfer_refused: '付款凭证未通过审核',
  paid: '付款成功',
  paid_late: '订单已取消，款项将原路退回',
  cancel_applied: '申请取消订单',
  cancel_rejected: '商家未同意取消订单',
  cancelled: '订单已取消',
  coupon_expired: '优惠券已过期，原路失效',
  refunded: '退款成功',
  refund_failed: '退款未成功，等待处理',
  refund_retried: '已重新发起退款',
  shipped: '商家已发货',
  redeemed: '已自提',
  extended: '已延长收货时间',
  received: '确认收货',
  aftersale_apply: '申请售后',
  aftersale_modify: '修改售后申请',
  aftersale_withdraw: '撤销售后申请',
  aftersale_approve_refund: '商家已同意退款',
  aftersale_approve_return: '商家已同意退换货，请寄回商品',
  aftersale_shop_refund: '商家主动退款',
  aftersale_reject: '商家已驳回售后申请',
  aftersale_send_back: '商品已寄回',
  aftersale_expire: '超时未寄回，售后已关闭',
  aftersale_take_in: '商家已收到寄回的商品',
  aftersale_refund: '商家已同意退款',
  aftersale_exchange: '商家已寄出换货商品',
  aftersale_confirm: '已确认收到换货商品',
  aftersale_refunded: '售后退款成功',
  aftersale_refund_failed: '售后退款未成功，等待处理',
  aftersale_refund_retried: '已重新发起售后退款',
  invoice_applied: '申请发票',
  invoice_written: '发票已开具',
  invoice_revoked: '发票已作废',
}

/** The same for operators, with more kinds. */
export const ADMIN_EVENT_TEXTS: Record<string, string> = {
  ...EVENT_TEXTS,
  repriced: '改价',
  extended_payment: '延长付款时间',
  renumbered: '修改运单',
}
