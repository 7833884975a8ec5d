import type { WorklistTable } from '@schemas/generated/api'
import type { Database, Transaction } from '../../../db/client'
import {
  deliveriesOf,
  eventsOf,
  linesOf,
  type DeliveryRow,
  type LineRow,
  type OrderRow,
} from '../../deliveries/repo'
import { invoiceFacts, offeredInvoice } from '../../invoices/desk'
import {
  centsFact,
  mobileFact,
  textFact,
  timeFact,
  type ItemView,
  type OfferedAction,
} from '../../worklists/worklist'
import { isOpen } from '../open'
import { ordersById } from '../read-repo'
import { EVENT_WORDS, statusWords } from '../status-words'

/** One order with its lines, parcels and history, and what can be done to it now. */
export async function viewOrder(
  db: Database | Transaction,
  company_id: string,
  order_id: string,
  now: Date,
): Promise<ItemView | undefined> {
  const [found] = await ordersById(db, company_id, [order_id])
  if (!found) return undefined
  const { order, expires } = found
  // one after the other: a transaction has one connection
  const lines = await linesOf(db, company_id, order_id)
  const parcels = await deliveriesOf(db, company_id, order_id)
  const events = await eventsOf(db, company_id, order_id, Object.keys(EVENT_WORDS))
  return {
    title: order_id,
    facts: factsOf(order, expires, now),
    tables: [
      linesTable(lines),
      parcelsTable(parcels),
      {
        title: '经过',
        columns: [
          { key: 'time', title: '时间', kind: 'time' },
          { key: 'what', title: '经过', kind: 'text' },
          { key: 'actor', title: '操作者', kind: 'text' },
        ],
        rows: events.map(({ created, kind, actor }) => ({
          time: created.toISOString(),
          what: EVENT_WORDS[kind] ?? kind,
          actor: actorWords(actor),
        })),
      },
    ],
    actions: offered(order, lines),
  }
}

function factsOf(order: OrderRow, expires: Date, now: Date) {
  const { receiver, pickup } = order
  const { receiver_state, receiver_city, receiver_district, receiver_address } = receiver
  return [
    textFact('状态', statusWords(order, expires <= now).order_status_msg),
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
    centsFact('活动优惠', order.promotion_discount),
    centsFact('优惠券', order.coupon_discount),
    centsFact('积分抵扣', order.point_fee),
    centsFact('运费', order.freight_fee),
    centsFact('加减金额', order.adjust_fee),
    centsFact('应付', order.total_fee),
    centsFact('已退款', order.refunded_fee),
    timeFact('下单时间', order.created),
    timeFact('付款时间', order.paid),
    timeFact('发货时间', order.shipped),
    timeFact('完成时间', order.finished),
    ...invoiceFacts(order),
  ]
}

const linesTable = (lines: LineRow[]): WorklistTable => ({
  title: '商品',
  columns: [
    { key: 'pic', title: '图片', kind: 'image' },
    { key: 'item_name', title: '商品', kind: 'text' },
    { key: 'item_spec_desc', title: '规格', kind: 'text' },
    { key: 'price', title: '单价', kind: 'cents' },
    { key: 'num', title: '件数', kind: 'text' },
    { key: 'shipped_num', title: '已发', kind: 'text' },
    { key: 'total_fee', title: '实付', kind: 'cents' },
  ],
  rows: lines.map(({ pic, item_name, item_spec_desc, price, num, shipped_num, total_fee }) => ({
    pic,
    item_name,
    item_spec_desc,
    price,
    num,
    shipped_num,
    total_fee,
  })),
})

const parcelsTable = (parcels: DeliveryRow[]): WorklistTable => ({
  title: '包裹',
  columns: [
    { key: 'delivery_corp_name', title: '快递公司', kind: 'text' },
    { key: 'delivery_code', title: '运单号', kind: 'text' },
    { key: 'created', title: '发出时间', kind: 'time' },
  ],
  rows: parcels.map(({ delivery_corp_name, delivery_code, created }) => ({
    delivery_corp_name,
    delivery_code,
    created: created.toISOString(),
  })),
})

function offered(order: OrderRow, lines: LineRow[]): OfferedAction[] {
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
  if (isOpen(order))
    actions.push({ form: 'reprice_order', role: 'owner' }, { form: 'extend_order' }, { form: 'close_order' })
  actions.push(...offeredInvoice(order), {
    form: 'remark_order',
    value: { seller_remark: order.seller_remark },
  })
  return actions
}

/** `operator:王` → 王; members and the clocks have words. */
function actorWords(actor: string): string {
  if (actor === 'member') return '买家'
  return actor.startsWith('operator:') ? actor.slice('operator:'.length) : '系统'
}
