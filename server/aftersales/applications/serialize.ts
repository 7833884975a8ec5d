import { lineOf } from '../cases/transition'
import type { Aftersale, AftersaleDetail, AftersaleInfoAnswer, AftersaleOrder } from '@schemas/generated/api'
import type { Database, Transaction } from '../../db/client'
import { unixTime } from '../../core/shanghai'
import {
  actionsOf,
  courierOf,
  EVENT_TEXTS,
  type EventRow,
  type LineRow,
  linesOfOrders,
  MERCHANT,
  type OrderRow,
  progressOf,
  progressText,
  statusOf,
  statusTextOf,
} from '../../orders'
import { maskedMobile } from '../../members'
import type { RefundRow } from '../../payments'
import { aftersaleLines, type AftersaleLineRow, type AftersaleRow } from '../cases/repo'

/** Cases in the form of the API, each with its lines. */
export async function toAftersales(
  db: Database | Transaction,
  company_id: string,
  aftersales: AftersaleRow[],
): Promise<Aftersale[]> {
  const numbers = aftersales.map(({ aftersales_bn }) => aftersales_bn)
  const parts = await aftersaleLines(db, company_id, numbers)
  const lines = await linesOfOrders(db, company_id, [...new Set(aftersales.map(({ order_id }) => order_id))])
  return aftersales.map((aftersale) => {
    const own = lines.filter(({ order_id }) => order_id === aftersale.order_id)
    const detail = parts
      .filter(({ aftersales_bn }) => aftersales_bn === aftersale.aftersales_bn)
      .map((part) => detailOf(aftersale, part, lineOf(own, part.line_id)))
    return toAftersale(aftersale, detail)
  })
}

function toAftersale(aftersale: AftersaleRow, detail: AftersaleDetail[]): Aftersale {
  const { state, sendback, sendconfirm, due, created, updated, aftersales_address, ...row } = aftersale
  const { aftersales_bn, order_id, aftersales_type, refund_fee, refund_point, freight, return_type } = row
  const { reason, description, evidence_pic, refuse_reason, memo } = row
  return {
    aftersales_bn,
    order_id,
    aftersales_type,
    aftersales_status: statusOf(state),
    progress: progressOf(aftersale),
    progress_msg: progressText(aftersale),
    refund_fee,
    refund_point,
    freight,
    freight_point: aftersale.freight_point,
    reason,
    description,
    evidence_pic,
    refuse_reason,
    memo,
    sendback_data: parcelOf(sendback),
    sendconfirm_data: parcelOf(sendconfirm),
    aftersales_address,
    return_type,
    contact: aftersale.contact,
    mobile: maskedMobile(aftersale.mobile),
    auto_time: unixTime(due),
    actions: actionsOf(aftersale),
    create_time: unixTime(created),
    update_time: unixTime(updated),
    detail,
  }
}

function detailOf(aftersale: AftersaleRow, part: AftersaleLineRow, line: LineRow): AftersaleDetail {
  return {
    detail_id: `${part.aftersales_bn}-${part.line_id}`,
    sub_order_id: part.line_id,
    item_id: line.item_id,
    item_name: line.item_name,
    item_pic: line.pic,
    item_bn: line.item_bn,
    item_spec_desc: line.item_spec_desc,
    num: part.num,
    refund_fee: part.refund_fee,
    refund_point: part.refund_point,
    order_item_type: line.order_item_type,
    auto_refuse_time: aftersale.state === 'WAIT_SENDBACK' ? unixTime(aftersale.due) : 0,
  }
}

function parcelOf(sent: AftersaleRow['sendback']): Aftersale['sendback_data'] {
  if (!sent) return {}
  const { corp_code, logi_no } = sent
  const courier = corp_code === MERCHANT.corp_code ? MERCHANT : courierOf(corp_code)
  return {
    corp_code,
    corp_name: courier?.corp_name ?? corp_code,
    logi_no,
    sent: unixTime(new Date(sent.sent)),
  }
}

/** An event of its timeline for the buyer. */
export const toEvent = ({ kind, created }: Pick<EventRow, 'kind' | 'created'>) => ({
  kind,
  msg: EVENT_TEXTS[kind] ?? '',
  created: unixTime(created),
})

export const toRefund = (row: RefundRow | undefined): AftersaleInfoAnswer['refund'] =>
  row
    ? {
        refund_status: row.state,
        refund_fee: row.refund_fee,
        refund_point: row.refund_point,
        success_time: unixTime(row.done),
      }
    : {}

/** The order of a case, for its page. */
export const toOrder = (order: OrderRow): AftersaleOrder => ({
  order_id: order.order_id,
  order_status: order.status,
  order_status_des: statusTextOf(order, false).order_status_des,
  distributor_id: order.distributor_id,
  receipt_type: order.receipt_type,
  pay_type: order.pay_type,
  item_fee: order.item_fee,
  freight_fee: order.freight_fee,
  total_fee: order.total_fee,
  create_time: unixTime(order.created),
})
