import { invoiceActions } from '../invoices/desk'
import { cancelActions } from './cancel-actions'
import { listOrdersOfDesk } from './list'
import { payActions } from './pay-actions'
import { shipActions } from './ship-actions'
import { trackSourceOf } from '../deliveries/track-source'
import { tracksOfOrder } from './tracks'
import { viewOrder } from './view'
import type { Worklist } from '../../back-office'

/** Orders as operators see them: to ship, to hand over, to agree to cancel, to close, to reprice, to invoice. */
export const worklist: Worklist = {
  name: 'order',
  title: '订单',
  group: '交易',
  order: 10,
  tabs: [
    { key: 'to_ship', title: '待发货' },
    { key: 'to_cancel', title: '取消申请' },
    { key: 'to_pay', title: '待付款' },
    { key: 'to_fetch', title: '待自提' },
    { key: 'to_fetch_late', title: '逾期未提' },
    { key: 'on_the_way', title: '待收货' },
    { key: 'to_invoice', title: '待开票' },
    { key: 'done', title: '已完成' },
    { key: 'all', title: '全部' },
  ],
  columns: [
    { key: 'order_id', title: '订单号', kind: 'text' },
    { key: 'title', title: '商品', kind: 'text' },
    { key: 'total_fee', title: '金额', kind: 'cents' },
    { key: 'status', title: '状态', kind: 'text' },
    { key: 'receiver', title: '收货人', kind: 'text' },
    { key: 'created', title: '下单时间', kind: 'time' },
  ],
  list: listOrdersOfDesk,
  read: viewOrder,
  asked: (db, services, company_id, order_id) =>
    tracksOfOrder(db, trackSourceOf(services), company_id, order_id),
  actions: { ...shipActions, ...cancelActions, ...payActions, ...invoiceActions },
}
