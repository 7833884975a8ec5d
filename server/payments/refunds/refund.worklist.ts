import { shopsOfRefunds } from './list-repo'
import { byOperator, SHOP_FILTER, type Worklist } from '../../back-office'
import { listRefunds, viewRefund } from './refund-view'
import { confirmRefundByHand, retryRefund } from './service'

/** Refunds, in particular those that a provider refused and those that operators transfer by hand. */
export const worklist: Worklist = {
  name: 'refund',
  rights: { view: 'payments.view', act: 'payments.edit', actions: { confirm_refund: 'payments.approve' } },
  title: '退款',
  group: '交易',
  order: 13,
  tabs: [
    { key: 'failed', title: '退款失败' },
    { key: 'transfer', title: '待转账' },
    { key: 'under_way', title: '退款中' },
    { key: 'done', title: '已退款' },
    { key: 'all', title: '全部' },
  ],
  columns: [
    { key: 'order_id', title: '订单号', kind: 'text' },
    { key: 'refund_fee', title: '退款金额', kind: 'cents' },
    { key: 'cause', title: '退款原因', kind: 'text' },
    { key: 'status', title: '状态', kind: 'text' },
    { key: 'failure', title: '失败原因', kind: 'text' },
    { key: 'updated', title: '更新时间', kind: 'time' },
  ],
  filters: [SHOP_FILTER, { key: 'done', title: '完成日期', days: true }],
  shopsOf: shopsOfRefunds,
  list: listRefunds,
  read: viewRefund,
  actions: {
    retry_refund: (tx, context, refund_id) => retryRefund(tx, byOperator(context), refund_id, context.now),

    confirm_refund: (tx, context, refund_id) =>
      confirmRefundByHand(tx, byOperator(context), refund_id, context.now),
  },
}
