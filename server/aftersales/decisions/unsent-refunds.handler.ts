import { isCancelling, type LineRow, type OrderRow, type UnsentRefunds } from '../../orders'
import type { Database, Transaction } from '../../db/client'
import { AppError } from '../../core/errors'
import type { Actor } from '../../core/owner'
import { draft } from '../applications/draft'
import { NOTHING_TAKEN, unshipped } from '../amounts/eligible'
import { NO_DEDUCTIONS } from '../amounts/gift-deductions'
import { startAftersaleRefund } from './refunding'
import { insertAftersale, insertAftersaleLines, aftersaleLines, type AftersaleRow } from '../cases/repo'
import { takenOf } from '../cases/taken-repo'
import { transition } from '../cases/transition'

/** Pieces of each line that are neither shipped nor part of an open case. */
export async function refundablePieces(
  db: Database | Transaction,
  { company_id, order_id }: Pick<OrderRow, 'company_id' | 'order_id'>,
  lines: readonly LineRow[],
): Promise<{ line: LineRow; left: number }[]> {
  const taken = await takenOf(db, company_id, order_id)
  return lines
    .map((line) => ({ line, left: unshipped(line, taken.get(line.line_id) ?? NOTHING_TAKEN) }))
    .filter(({ left }) => left > 0)
}

/**
 * The shop refunds pieces that it will not ship, without an application: a case that is granted when it is created, so
 * shares, freight, gifts, limits, coupons and points follow the same rules. The rest is shipped.
 * @param order locked with its member and trade by the caller
 * @param pieces how many of each line; at most what was not shipped
 * @throws AppError order_state; invalid for a line with fewer pieces left
 */
export async function refundUnsent(
  tx: Transaction,
  by: Actor,
  order: OrderRow,
  { pieces, reason }: { pieces: ReadonlyMap<string, number>; reason: string },
  now: Date,
): Promise<AftersaleRow> {
  const { company_id, order_id, user_id, receiver } = order
  if (order.status !== 'PAYED' || isCancelling(order))
    throw new AppError('order_state', { message: '只有已付款、未全部发货的订单可以部分退款' })
  const aftersales_type = 'ONLY_REFUND'
  const { granted, lines } = await draft(tx, order, { aftersales_type, pieces, by_shop: true })
  const { refund_fee, refund_point, freight, freight_point } = granted
  const whom = { contact: receiver.receiver_name, mobile: receiver.receiver_mobile }
  const sums = { refund_fee, refund_point, freight, freight_point }
  const aftersale = await insertAftersale(
    tx,
    { company_id, user_id, order_id, aftersales_type, reason, ...sums, ...whom },
    now,
  )
  const { aftersales_bn } = aftersale
  await insertAftersaleLines(
    tx,
    lines.map(({ line: { line_id }, ...part }) => {
      const { num, held_num, share_fee, share_point, refund_fee: fee, refund_point: point } = part
      const shares = { num, held_num, share_fee, share_point, refund_fee: fee, refund_point: point }
      return { company_id, aftersales_bn, order_id, line_id, ...shares }
    }),
  )
  const refunding = await transition(tx, by, aftersale, 'shop_refund', {}, now)
  const parts = await aftersaleLines(tx, company_id, [aftersales_bn])
  await startAftersaleRefund(tx, by, { order, aftersale: refunding, lines: parts }, NO_DEDUCTIONS, now)
  return refunding
}

const unsentRefunds: UnsentRefunds = { refundablePieces, refundUnsent }

export default unsentRefunds
