import type { Delivery, DeliveryListsAnswer, ReceivedOrder, TrackRow } from '@schemas/generated/api'
import type { Database } from '../../db/client'
import { inTransaction } from '../../db/transaction'
import { AppError } from '../../core/errors'
import type { Actor, Owner } from '../../core/owner'
import { arrivalOfSent } from '../../core/arrival'
import { unixTime } from '../../core/shanghai'
import { settingOf } from '../../platform'
import { extendReceipt, receive } from './receive'
import {
  deliveriesOf,
  deliveryRow,
  eventsOf,
  linesOf,
  ownOrder,
  type DeliveryRow,
  type LineRow,
  type OrderRow,
} from '../order-repo'
import { TRACK_EVENTS, trackOrder, trackParcel, type TrackSource } from './tracks'

/** `delivery/lists`: the parcels of a member's order. */
export async function listDeliveries(
  db: Database,
  source: TrackSource,
  owner: Owner,
  order_id: string,
): Promise<DeliveryListsAnswer> {
  const order = await requireOwnOrder(db, owner, order_id)
  const [parcels, lines, terms] = await Promise.all([
    deliveriesOf(db, owner.company_id, order_id),
    linesOf(db, owner.company_id, order_id),
    settingOf(db, owner.company_id, 'trade'),
  ])
  const list = await Promise.all(
    parcels.map(async (parcel) => ({
      ...toDelivery(parcel, lines, order, await trackParcel(source, parcel, order)),
      ...(order.status !== 'DONE' && { arrival: unixTime(arrivalOfSent(parcel.created, terms)) }),
    })),
  )
  const count = list.length
  return { delivery_num: count, list, count, total_count: count }
}

/** `delivery/trackerpull`. @throws AppError not_found, also for a parcel of another member */
export async function parcelTrack(
  db: Database,
  source: TrackSource,
  owner: Owner,
  delivery_id: string,
): Promise<TrackRow[]> {
  const parcel = await deliveryRow(db, owner.company_id, delivery_id)
  if (!parcel) throw new AppError('not_found', { message: '包裹不存在' })
  return trackParcel(source, parcel, await requireOwnOrder(db, owner, parcel.order_id))
}

/** `trackerpull`: the steps of all parcels and the later events of the order. */
export async function orderTrack(
  db: Database,
  source: TrackSource,
  owner: Owner,
  order_id: string | undefined,
): Promise<TrackRow[]> {
  if (order_id === undefined)
    throw new AppError('invalid', { message: '缺少 order_id', errors: { order_id: ['必填'] } })
  const order = await requireOwnOrder(db, owner, order_id)
  const [parcels, events] = await Promise.all([
    deliveriesOf(db, owner.company_id, order_id),
    eventsOf(db, order, TRACK_EVENTS),
  ])
  return trackOrder(source, order, parcels, events)
}

/** `order/confirmReceipt`, by its buyer. */
export const confirmReceipt = (db: Database, owner: Owner, order_id: string): Promise<ReceivedOrder> =>
  inTransaction(db, async (tx) => {
    await requireOwnOrder(tx, owner, order_id)
    return toReceivedOrder(await receive(tx, byMember(owner), order_id))
  })

/** The buyer's one extension. */
export const extendOwnReceipt = (db: Database, owner: Owner, order_id: string): Promise<ReceivedOrder> =>
  inTransaction(db, async (tx) => {
    await requireOwnOrder(tx, owner, order_id)
    return toReceivedOrder(await extendReceipt(tx, byMember(owner), order_id))
  })

export const byMember = ({ company_id }: Owner): Actor => ({ company_id, actor: 'member' })

/** An order of this member. @throws AppError not_found */
export async function requireOwnOrder(
  db: Parameters<typeof ownOrder>[0],
  owner: Owner,
  order_id: string,
): Promise<OrderRow> {
  const order = await ownOrder(db, owner, order_id)
  if (!order) throw new AppError('not_found', { message: '订单不存在' })
  return order
}

function toDelivery(
  { delivery_id, delivery_corp, delivery_corp_name, delivery_code, created, lines: packed }: DeliveryRow,
  lines: LineRow[],
  { status }: OrderRow,
  steps: TrackRow[],
): Delivery {
  const items = packed.map(({ line_id, num }) => {
    const line = lines.find((candidate) => candidate.line_id === line_id)
    if (!line) throw new Error(`Expected line ${line_id} of parcel ${delivery_id} to be there, found none`)
    const { item_id, item_name, item_spec_desc, pic } = line
    return { id: line_id, item_id, item_name, item_spec_desc, pic, num }
  })
  return {
    delivery_id,
    delivery_corp,
    delivery_corp_name,
    delivery_code,
    create_time: unixTime(created),
    items,
    items_num: items.reduce((sum, { num }) => sum + num, 0),
    status_msg: status === 'DONE' ? '已收货' : '已发货',
    delivery_info: steps[0]?.AcceptStation ?? '',
    steps,
  }
}

const toReceivedOrder = (order: OrderRow): ReceivedOrder => ({
  order_id: order.order_id,
  order_status: order.status,
  end_time: unixTime(order.finished),
  latest_aftersale_time: unixTime(order.aftersale_until),
  auto_finish_time: unixTime(order.auto_finish),
})
