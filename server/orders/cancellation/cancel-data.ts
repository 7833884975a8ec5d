import type { CancelData } from '@schemas/generated/api'
import type { Database, Transaction } from '../../db/client'
import { type EventRow, type OrderRow, orderById } from '../order-repo'
import { HOUR_MS } from '@schemas/time-units'
import { unixTime } from '../../core/shanghai'
import { settingOf } from '../../platform'
import { lastCancelEvent } from './repo'

type Stage = Pick<CancelData, 'progress' | 'refund_status'>

/** The state of a cancellation. @throws Error for an order without one */
export async function requireCancelData(
  db: Database | Transaction,
  company_id: string,
  order_id: string,
): Promise<CancelData> {
  const order = await orderById(db, company_id, order_id)
  const data = order && (await cancelDataOf(db, order))
  if (!data) throw new Error(`Expected a cancellation of order ${order_id}, found none`)
  return data
}

/** The state of a cancellation; undefined without one. */
export async function cancelDataOf(
  db: Database | Transaction,
  order: OrderRow,
): Promise<CancelData | undefined> {
  if (order.cancel_status === 'NO_APPLY_CANCEL') return undefined
  const event = await lastCancelEvent(db, order)
  const asked = event?.created ?? order.cancelled
  return {
    cancel_id: order.order_id,
    order_id: order.order_id,
    ...stageOf(order),
    cancel_from: cancelledBy(event),
    cancel_reason: order.cancel_reason,
    total_fee: order.total_fee,
    point: order.point_use,
    payed_fee: order.paid ? order.total_fee : 0,
    pay_type: order.pay_type,
    create_time: unixTime(asked),
    ...(order.cancel_status === 'WAIT_PROCESS' && asked && (await autoTime(db, order, asked))),
  }
}

/** When the application counts as approved (rule orders-5). */
async function autoTime(
  db: Database | Transaction,
  { company_id }: OrderRow,
  asked: Date,
): Promise<Pick<CancelData, 'auto_time'>> {
  const { auto_approve_time } = await settingOf(db, company_id, 'trade')
  return { auto_time: unixTime(new Date(asked.getTime() + auto_approve_time * HOUR_MS)) }
}

function stageOf({ cancel_status, status, paid }: OrderRow): Stage {
  switch (cancel_status) {
    case 'WAIT_PROCESS':
      return { progress: 0, refund_status: 'WAIT_CHECK' }
    case 'REFUND_PROCESS':
      return { progress: 2, refund_status: 'PROCESSING' }
    case 'FAILS':
      return status === 'CANCEL'
        ? { progress: 2, refund_status: 'FAILS' }
        : { progress: 4, refund_status: 'SHOP_CHECK_FAILS' }
    default:
      return paid ? { progress: 3, refund_status: 'SUCCESS' } : { progress: 1, refund_status: 'CANCEL' }
  }
}

function cancelledBy(event: EventRow | undefined): CancelData['cancel_from'] {
  if (event?.actor === 'member') return 'buyer'
  return event?.actor === 'system' ? 'system' : 'shop'
}
