import { orders } from '../../db/schema'
import { shopIn } from '../../back-office'
import type { Database } from '../../db/client'
import { statusTextOf } from '../orders/status-words'
import { ordersById } from '../orders/repo'
import { invoiceActions } from '../invoices/admin'
import { cancelActions, payActions, shipActions } from './actions'
import { FILTER_NOTE, FILTERS } from './filters'
import { orderPage } from './list-repo'
import { shopNames } from '../../shops'
import { trackSourceOf } from '../deliveries/tracks'
import { tracksOfOrder } from './tracks'
import { viewOrder } from './view'
import type { Worklist, WorklistPage, WorklistSearch } from '../../back-office'

/** Orders in the back office: to ship, hand over, cancel, close, reprice and invoice. */
export const worklist: Worklist = {
  name: 'order',
  rights: { view: 'orders.view', act: 'orders.edit', actions: { reprice_order: 'payments.approve' } },
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
    { key: 'point_use', title: '使用积分', kind: 'number' },
    { key: 'shop', title: '门店', kind: 'text' },
    { key: 'status', title: '状态', kind: 'text' },
    { key: 'receiver', title: '收货人', kind: 'text' },
    { key: 'created', title: '下单时间', kind: 'time' },
  ],
  filters: FILTERS,
  filter_note: FILTER_NOTE,
  shopsOf: shopIn(orders, orders.order_id, orders.distributor_id),
  list: listOrders,
  read: viewOrder,
  asked: (db, services, company_id, order_id) =>
    tracksOfOrder(db, trackSourceOf(services), company_id, order_id),
  actions: { ...shipActions, ...cancelActions, ...payActions, ...invoiceActions },
}

async function listOrders(
  db: Database,
  { company_id, tab, keyword, filters, sight, at, now }: WorklistSearch,
): Promise<WorklistPage> {
  const page = await orderPage(db, { company_id, tab, keyword, filters, sight, now }, at)
  const ids = page.rows.map(({ order_id }) => order_id)
  const rows = await ordersById(db, company_id, ids)
  const shops = await shopNames(
    db,
    company_id,
    rows.map(({ order }) => order.distributor_id),
  )
  const list = rows.map(({ order, expires }) => ({
    id: order.order_id,
    values: {
      order_id: order.order_id,
      title: order.title,
      total_fee: order.total_fee,
      point_use: order.point_use || null,
      shop: shops.get(order.distributor_id) ?? '',
      status: statusTextOf(order, expires <= now).order_status_msg,
      receiver: order.receiver.receiver_name,
      created: order.created.toISOString(),
    },
  }))
  const { count, more, next, previous } = page
  return { list, count, more, next, previous }
}
