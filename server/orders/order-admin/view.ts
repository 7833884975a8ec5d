import type { Database, Transaction } from '../../db/client'
import {
  deliveriesOf,
  eventsOf,
  linesOf,
  type DeliveryRow,
  type LineRow,
  type OrderRow,
  isCancelling,
  isOpen,
} from '../order-repo'
import { invoiceFacts, offeredInvoiceActions } from '../invoices/admin'
import { refundsTable } from '../../payments'
import {
  centsFact,
  type ReadItem,
  mobileFact,
  type OfferedAction,
  textFact,
  timeFact,
} from '../../back-office'
import { shopNames } from '../../shops'
import { hasOpenAftersale } from '../aftersale-state/repo'
import { unsentRefunds } from './unsent-refunds'
import { refusalToCancel } from '../cancellation/service'
import { ordersById } from '../orders/repo'
import { ADMIN_EVENT_TEXTS, statusTextOf } from '../orders/status-words'
import { discountsTable, linesTable, parcelsTable, eventsTable } from './tables'

/** One order with its lines, parcels and events, and the actions that are possible now. */
export const viewOrder: ReadItem = async (db, company_id, order_id, now) => {
  const [found] = await ordersById(db, company_id, [order_id])
  if (!found) return undefined
  const { order, expires } = found
  // sequentially, because a transaction has one connection
  const lines = await linesOf(db, company_id, order_id)
  const parcels = await deliveriesOf(db, company_id, order_id)
  const events = await eventsOf(db, order, Object.keys(ADMIN_EVENT_TEXTS))
  const shops = await shopNames(db, company_id, [order.distributor_id])
  return {
    title: order_id,
    facts: factsOf(order, shops.get(order.distributor_id) ?? '', expires, now),
    tables: [
      linesTable(lines),
      discountsTable(order),
      parcelsTable(parcels, lines),
      await refundsTable(db, company_id, order_id),
      eventsTable(events),
    ],
    actions: [
      ...offeredActions(order, lines, parcels),
      ...(await offeredRefunds(db, order, lines)),
      ...offeredInvoiceActions(order),
      { form: 'remark_order', value: { seller_remark: order.seller_remark } },
    ],
  }
}

function factsOf(order: OrderRow, shop: string, expires: Date, now: Date) {
  const { receiver, pickup } = order
  const { receiver_state, receiver_city, receiver_district, receiver_address } = receiver
  return [
    textFact('状态', statusTextOf(order, expires <= now).order_status_msg),
    textFact('门店', shop),
    ...(pickup
      ? [textFact('自提点', `${pickup.name} ${pickup.pickup_date} ${pickup.pickup_time}`)]
      : [
          textFact(
            '收货地址',
            [receiver_state, receiver_city, receiver_district, receiver_address].join(' '),
          ),
        ]),
    textFact('收货人', receiver.receiver_name),
    mobileFact('手机号码', receiver.receiver_mobile),
    ...(order.remark ? [textFact('买家留言', order.remark)] : []),
    ...(order.seller_remark ? [textFact('备注', order.seller_remark)] : []),
    ...(order.cancel_reason ? [textFact('取消原因', order.cancel_reason)] : []),
    centsFact('商品金额', order.item_fee),
    ...sums(
      ['会员优惠', order.member_discount],
      ['活动优惠', order.promotion_discount],
      ['优惠券', order.coupon_discount],
      ['积分抵扣', order.point_fee],
    ),
    ...(order.point_use > 0 ? [textFact('使用积分', pointsText(order))] : []),
    centsFact('运费', order.freight_fee),
    ...sums(['运费中积分抵扣', order.freight_point_fee], ['加减金额', order.adjust_fee]),
    centsFact('应付', order.total_fee),
    ...sums(['已退款', order.refunded_fee]),
    timeFact('下单时间', order.created),
    ...times(['付款时间', order.paid], ['发货时间', order.shipped], ['完成时间', order.finished]),
    ...invoiceFacts(order),
  ]
}

const pointsText = ({ point_use, freight_point }: OrderRow) =>
  freight_point > 0 ? `${point_use}（其中运费${freight_point}）` : String(point_use)

/** Facts for the sums that are not 0. */
const sums = (...all: [title: string, cents: number][]) =>
  all.filter(([, cents]) => cents !== 0).map(([title, cents]) => centsFact(title, cents))

/** Facts for the times that are set. */
const times = (...all: [title: string, time: Date | null][]) =>
  all.filter(([, time]) => time !== null).map(([title, time]) => timeFact(title, time))

function offeredActions(order: OrderRow, lines: LineRow[], parcels: DeliveryRow[]): OfferedAction[] {
  const actions: OfferedAction[] = []
  const waits = order.cancel_status === 'WAIT_PROCESS'
  const isPaid = order.status === 'PAYED' && !waits
  if (waits) actions.push({ form: 'judge_cancel' })
  if (isPaid && order.receipt_type !== 'ziti') {
    const left = lines.map(({ line_id, item_name, num, shipped_num, cancelled_num }) => ({
      line_id,
      item_name,
      num: num - shipped_num - cancelled_num,
    }))
    actions.push({ form: 'ship_order', value: { lines: left.filter(({ num }) => num > 0) } })
  }
  if (isPaid && order.ziti_status === 'PENDING') actions.push({ form: 'redeem_pickup' })
  if (parcels.length > 0 && order.receipt_type !== 'ziti' && order.status !== 'DONE') {
    const sent = parcels.map(({ delivery_id, delivery_corp, delivery_code }) => {
      return { delivery_id, delivery_corp, delivery_code }
    })
    actions.push({ form: 'correct_parcels', value: { parcels: sent } })
  }
  if (isOpen(order))
    actions.push(
      { form: 'reprice_order', value: { total_fee: order.total_fee } },
      { form: 'extend_order' },
      { form: 'close_order' },
    )
  return actions
}

/** Actions for a paid order that the shop cannot or will not ship. */
async function offeredRefunds(
  db: Database | Transaction,
  order: OrderRow,
  lines: LineRow[],
): Promise<OfferedAction[]> {
  if (order.status !== 'PAYED' || isCancelling(order)) return []
  const left = await unsentRefunds().refundablePieces(db, order, lines)
  const rows = left.map(({ line: { line_id, item_name }, left: pieces }) => {
    return { line_id, item_name, left: pieces, num: 0 }
  })
  const hasSheet = await hasOpenAftersale(db, order.company_id, order.order_id)
  return [
    ...(rows.length > 0 ? [{ form: 'refund_lines' as const, value: { lines: rows } }] : []),
    ...(refusalToCancel(order, hasSheet) === undefined ? [{ form: 'cancel_paid_order' as const }] : []),
  ]
}
