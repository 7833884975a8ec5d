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
import { lineOf } from './refunding'
import { sheetLines, type SheetLineRow, type SheetRow } from './repo'

/** Sheets as they go over the wire, each with its lines. */
export async function onTheWire(
  db: Database | Transaction,
  company_id: string,
  sheets: SheetRow[],
): Promise<Aftersale[]> {
  const numbers = sheets.map(({ aftersales_bn }) => aftersales_bn)
  const parts = await sheetLines(db, company_id, numbers)
  const lines = await linesOfOrders(db, company_id, [...new Set(sheets.map(({ order_id }) => order_id))])
  return sheets.map((sheet) => {
    const own = lines.filter(({ order_id }) => order_id === sheet.order_id)
    const detail = parts
      .filter(({ aftersales_bn }) => aftersales_bn === sheet.aftersales_bn)
      .map((part) => detailOf(sheet, part, lineOf(own, part.line_id)))
    return sheetOf(sheet, detail)
  })
}

function sheetOf(sheet: SheetRow, detail: AftersaleDetail[]): Aftersale {
  const { state, sendback, sendconfirm, due, created, updated, aftersales_address, ...row } = sheet
  const { aftersales_bn, order_id, aftersales_type, refund_fee, refund_point, freight, return_type } = row
  const { reason, description, evidence_pic, refuse_reason, memo } = row
  return {
    aftersales_bn,
    order_id,
    aftersales_type,
    aftersales_status: statusOf(state),
    progress: progressOf(sheet),
    progress_msg: progressText(sheet),
    refund_fee,
    refund_point,
    freight,
    freight_point: sheet.freight_point,
    reason,
    description,
    evidence_pic,
    refuse_reason,
    memo,
    sendback_data: parcelOf(sendback),
    sendconfirm_data: parcelOf(sendconfirm),
    aftersales_address,
    return_type,
    contact: sheet.contact,
    mobile: maskedMobile(sheet.mobile),
    auto_time: unixTime(due),
    actions: actionsOf(sheet),
    create_time: unixTime(created),
    update_time: unixTime(updated),
    detail,
  }
}

function detailOf(sheet: SheetRow, part: SheetLineRow, line: LineRow): AftersaleDetail {
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
    auto_refuse_time: sheet.state === 'WAIT_SENDBACK' ? unixTime(sheet.due) : 0,
  }
}

function parcelOf(sent: SheetRow['sendback']): Aftersale['sendback_data'] {
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

/** A line of its timeline, as its buyer reads it. */
export const eventOnTheWire = ({ kind, created }: Pick<EventRow, 'kind' | 'created'>) => ({
  kind,
  msg: EVENT_TEXTS[kind] ?? '',
  created: unixTime(created),
})

export const refundOnTheWire = (row: RefundRow | undefined): AftersaleInfoAnswer['refund'] =>
  row
    ? {
        refund_status: row.state,
        refund_fee: row.refund_fee,
        refund_point: row.refund_point,
        success_time: unixTime(row.done),
      }
    : {}

/** What a sheet's page says of its order. */
export const orderOnTheWire = (order: OrderRow): AftersaleOrder => ({
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
