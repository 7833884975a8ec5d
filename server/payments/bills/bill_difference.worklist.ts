import type { Worklist } from '../../back-office'
import { DIFFERENCE_COLUMNS, listDifferences, settleDifference, viewDifference } from './difference-view'

/** Differences between the bills of payment providers and our records. */
export const worklist: Worklist = {
  name: 'bill_difference',
  rights: { view: 'payments.view', act: 'payments.approve' },
  title: '对账差异',
  group: '交易',
  order: 16,
  tabs: [
    { key: 'open', title: '待处理' },
    { key: 'settled', title: '已处理' },
    { key: 'all', title: '全部' },
  ],
  columns: [
    { key: 'day', title: '日期', kind: 'text' },
    { key: 'provider', title: '支付渠道', kind: 'text' },
    ...DIFFERENCE_COLUMNS,
  ],
  list: listDifferences,
  read: viewDifference,
  actions: {
    settle_difference: (tx, context, id, { remark }) => settleDifference(tx, context, id, remark),
  },
}
