import { isCancelling, type LineRow, type OrderRow } from '../../orders'
import type { AftersalesType } from '../cases/repo'
import type { Taken } from '../cases/taken-repo'

const PAID: ReadonlySet<OrderRow['status']> = new Set(['PAYED', 'WAIT_BUYER_CONFIRM', 'DONE'])

/** Why an order allows no application now; `undefined`: it does. */
export function refusalOf(order: OrderRow, now: Date): string | undefined {
  if (!PAID.has(order.status) || isCancelling(order)) return '该订单不能申请售后'
  if (order.receipt_type === 'ziti' && order.ziti_status !== 'DONE') return '请先核销订单'
  const closed = order.status === 'DONE' && (order.aftersale_until === null || order.aftersale_until <= now)
  return closed ? '该订单已超过售后申请时效' : undefined
}

export const NOTHING_TAKEN: Taken = { num: 0, held_num: 0, share_fee: 0, share_point: 0 }

/** Shipped pieces of a line that are in no application. */
export const returnable = ({ shipped_num }: LineRow, taken: Taken): number =>
  shipped_num - (taken.num - taken.held_num)

/** Unshipped pieces of a line that are in no application. */
export const unshipped = ({ num, shipped_num }: LineRow, taken: Taken): number =>
  num - shipped_num - taken.held_num

/** Possible types of applications: returns and exchanges need shipped pieces. */
export const typesFor = (lines: LineRow[], taken: ReadonlyMap<string, Taken>): AftersalesType[] =>
  lines.some((line) => returnable(line, taken.get(line.line_id) ?? NOTHING_TAKEN) > 0)
    ? ['ONLY_REFUND', 'REFUND_GOODS', 'EXCHANGING_GOODS']
    : ['ONLY_REFUND']
