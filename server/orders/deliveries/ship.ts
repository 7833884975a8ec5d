import type { Transaction } from '../../db/client'
import { timeNow } from '../../db/time'
import { AppError, fieldError } from '../../core/errors'
import { piecesUnderReview } from '../aftersale-state/repo'
import { courierOf, MERCHANT } from '../logistics/couriers'
import { tell } from '../../members'
import { ship as shipStock } from '../../catalogue'
import type { Actor } from '../../core/owner'
import {
  addEvent,
  deliveryRow,
  insertDelivery,
  linesOf,
  lockOrder,
  shipPieces,
  updateDelivery,
  type DeliveryRow,
  type LineRow,
  type OrderRow,
} from '../order-repo'
import { updateDeliveryStatus } from './receive'

/** A parcel to ship. */
export interface ParcelInput {
  /** Code of a courier, or `merchant`: delivered by the shop itself. */
  corp: string
  /** The courier's number, 6 to 30 letters, digits and `-`; '' for `merchant`. */
  code: string
  /** Absent: everything that is left. */
  lines?: { line_id: string; num: number }[] | undefined
}

/**
 * Ships pieces of a paid order as one parcel. Their reservations become shipped stock; with the last piece the order waits
 * for its buyer to confirm.
 * @returns the parcel's id
 * @throws AppError not_found, order_state, or invalid for a line with fewer pieces left
 */
export async function ship(
  tx: Transaction,
  by: Actor,
  order_id: string,
  { corp, code, lines }: ParcelInput,
  now = timeNow(),
): Promise<string> {
  const carrier = carrierOf(corp, code)
  const order = await lockShippable(tx, by, order_id)
  if (order.receipt_type === 'ziti') throw new AppError('order_state', { message: '自提订单请用提货码核销' })
  const pieces = lines ?? (await unshippedPieces(tx, order))
  return shipParcel(tx, by, order, { ...carrier, lines: pieces }, now)
}

/** Corrects a parcel's courier or number. @throws AppError not_found, invalid */
export async function changeParcel(
  tx: Transaction,
  by: Actor,
  delivery_id: string,
  { corp, code }: Pick<ParcelInput, 'corp' | 'code'>,
): Promise<void> {
  const parcel = await deliveryRow(tx, by.company_id, delivery_id)
  if (!parcel) throw new AppError('not_found', { message: '包裹不存在' })
  const change = carrierOf(corp, code)
  await updateDelivery(tx, parcel, change)
  const { delivery_corp, delivery_code } = parcel
  const before = { delivery_corp, delivery_code }
  await addEvent(tx, by, parcel.order_id, 'renumbered', { delivery_id, before, ...change })
}

/** Locks an order that can be shipped or picked up. @throws AppError not_found, order_state */
export async function lockShippable(
  tx: Transaction,
  { company_id }: Actor,
  order_id: string,
): Promise<OrderRow> {
  const order = await lockOrder(tx, company_id, order_id)
  if (!order) throw new AppError('not_found', { message: '订单不存在' })
  if (order.status !== 'PAYED') throw new AppError('order_state', { message: '只有待发货的订单可以发货' })
  if (order.cancel_status !== 'NO_APPLY_CANCEL' && order.cancel_status !== 'FAILS')
    throw new AppError('order_state', { message: '买家已申请取消订单，不能发货' })
  return order
}

/** Pieces of an order that are not shipped, not cancelled and not part of an open after-sales case. */
export async function unshippedPieces(tx: Transaction, order: OrderRow): Promise<DeliveryRow['lines']> {
  const left = await unshippedLines(tx, order)
  const lines = [...left.values()].map(({ line_id, left: num }) => ({ line_id, num }))
  return lines.filter(({ num }) => num > 0)
}

/** Stores a parcel, ships its stock and notifies the buyer. @param order from `lockShippable` */
export async function shipParcel(
  tx: Transaction,
  by: Actor,
  order: OrderRow,
  parcel: Carrier & Pick<DeliveryRow, 'lines'>,
  now: Date,
): Promise<string> {
  const { company_id, order_id } = order
  const left = await unshippedLines(tx, order)
  const lines = mergedLines(parcel.lines)
  if (lines.length === 0) throw new AppError('order_state', { message: '没有可发货的商品' })
  const stock = []
  for (const { line_id, num } of lines) {
    const line = left.get(line_id)
    if (!line) throw wrongLine(`订单中没有商品行 ${line_id}`)
    if (num > line.left || !(await shipPieces(tx, line, num)))
      throw wrongLine(`${line.item_name} 剩余可发货的数量为${line.left}，收到 ${num}`)
    stock.push({ distributor_id: line.distributor_id, item_id: line.item_id, num })
  }
  const { delivery_id } = await insertDelivery(tx, { company_id, order_id, ...parcel, lines, created: now })
  await shipStock(tx, company_id, stock, `delivery:${delivery_id}`)
  await updateDeliveryStatus(tx, order, now)
  await addEvent(tx, by, order_id, 'shipped', { delivery_id })
  await tell(tx, order, {
    kind: 'shipped',
    target_id: order_id,
    facts: { title: order.title, courier: parcel.delivery_corp_name, number: parcel.delivery_code },
    cause: `shipped:${delivery_id}`,
  })
  return delivery_id
}

async function unshippedLines(tx: Transaction, { company_id, order_id }: OrderRow) {
  const [lines, held] = [
    await linesOf(tx, company_id, order_id),
    await piecesUnderReview(tx, company_id, order_id),
  ]
  const left = ({ line_id, num, shipped_num, cancelled_num }: LineRow) =>
    num - shipped_num - cancelled_num - (held.get(line_id) ?? 0)
  return new Map(lines.map((line) => [line.line_id, { ...line, left: left(line) }]))
}

type Carrier = Pick<DeliveryRow, 'delivery_corp' | 'delivery_corp_name' | 'delivery_code'>

const NUMBER = /^[0-9A-Za-z-]{6,30}$/

/** The columns of courier and number. @throws AppError invalid for an unknown courier or a malformed number */
export function carrierOf(corp: string, code: string): Carrier {
  if (corp === MERCHANT.corp_code)
    return { delivery_corp: corp, delivery_corp_name: MERCHANT.corp_name, delivery_code: '' }
  const courier = courierOf(corp)
  if (!courier) throw fieldError('corp', `快递公司代码应当是 delivery/corps 所列之一，收到 ${corp}`)
  if (!NUMBER.test(code)) throw fieldError('code', `快递单号应当是 6–30 位字母、数字或 -，收到 ${code}`)
  return { delivery_corp: corp, delivery_corp_name: courier.corp_name, delivery_code: code }
}

function mergedLines(lines: DeliveryRow['lines']): DeliveryRow['lines'] {
  const sums = new Map<string, number>()
  for (const { line_id, num } of lines) {
    if (!Number.isInteger(num) || num < 1) throw wrongLine(`件数应当是大于 0 的整数，收到 ${num}`)
    sums.set(line_id, (sums.get(line_id) ?? 0) + num)
  }
  return [...sums].map(([line_id, num]) => ({ line_id, num }))
}

const wrongLine = (message: string) => fieldError('lines', message)
