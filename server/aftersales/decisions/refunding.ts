import type { Transaction } from '../../db/client'
import type { Actor } from '../../core/owner'
import {
  releaseLimits,
  goodsPaid,
  hasOpenAftersale,
  type LineRow,
  linesOf,
  type OrderRow,
  pointsStillEarned,
  returnCoupons,
  updateDeliveryStatus,
  updateOrder,
} from '../../orders'
import { addConsumption, grantPoints, JOURNAL, takeBackPoints, tell } from '../../members'
import { startRefund } from '../../payments'
import { release } from '../../catalogue'
import { payForGifts } from '../amounts/gift-deductions'
import type { SettledGifts } from '../amounts/kept-gifts'
import { type AftersaleLineRow, type AftersaleRow, causeOf } from '../cases/repo'
import { cancelPieces, returnPieces, takenOf } from '../cases/taken-repo'
import { transition, type LockedAftersale, lineOf } from '../cases/transition'

/**
 * Everything that follows when an application is granted: unshipped pieces are released, the refund of money and points
 * starts, earned points and coupons are settled.
 * @param aftersale in state REFUNDING
 * @param deductions for gifts that the buyer keeps
 */
export async function startAftersaleRefund(
  tx: Transaction,
  by: Actor,
  { order, aftersale, lines }: LockedAftersale,
  deductions: SettledGifts,
  now: Date,
) {
  await releaseUnshippedPieces(tx, order, aftersale, lines)
  await payForGifts(tx, aftersale, lines, deductions)
  const before = await linesOf(tx, order.company_id, order.order_id)
  if (aftersale.refund_fee > 0 || aftersale.refund_point > 0) await refundMoney(tx, aftersale, lines, now)
  await takeBackEarnedPoints(tx, order, aftersale, before)
  await returnCoupons(tx, by, order, now)
  await updateDeliveryStatus(tx, order, now)
  if (aftersale.refund_fee === 0 && aftersale.refund_point === 0)
    await concludeRefund(tx, by, { order, aftersale, lines }, now)
}

/**
 * Finishes a case whose refund has arrived; with the last paid piece the order is finished too. Pieces that the buyer keeps
 * for a compensation stay open for further applications, and their order continues.
 */
export async function concludeRefund(
  tx: Transaction,
  by: Actor,
  { order, aftersale, lines: parts }: LockedAftersale,
  now: Date,
) {
  if (aftersale.keeps_goods) for (const part of parts) await returnPieces(tx, part, part.num - part.held_num)
  if (aftersale.refund_point > 0) {
    const { company_id, user_id, order_id, refund_point: point } = aftersale
    const why = { journal_type: JOURNAL.aftersale, point_desc: '售后退还积分' }
    await grantPoints(tx, {
      company_id,
      user_id,
      order_id,
      point,
      ...why,
      cause: `${causeOf(aftersale)}:points`,
    })
  }
  await transition(tx, by, aftersale, 'refunded', {}, now)
  await tell(tx, aftersale, {
    kind: 'refunded',
    target_id: aftersale.order_id,
    facts: { title: order.title, fee: aftersale.refund_fee, point: aftersale.refund_point },
    cause: `refunded:${causeOf(aftersale)}`,
  })
  const [lines, taken] = [
    await linesOf(tx, order.company_id, order.order_id),
    await takenOf(tx, order.company_id, order.order_id),
  ]
  const isWhole = lines.every((line) => {
    const { line_id, num, order_item_type } = line
    return (taken.get(line_id)?.num ?? 0) === num || (order_item_type === 'gift' && !isPaid(line))
  })
  if (isWhole && !(await hasOpenAftersale(tx, order.company_id, order.order_id)))
    await updateOrder(tx, order, { status: 'REFUND_SUCCESS', auto_finish: null })
}

/** Whether a part of what was paid for a line is not refunded; a kept gift can then still be returned. */
const isPaid = ({ total_fee, refunded_fee, share_points, refunded_point }: LineRow): boolean =>
  total_fee > refunded_fee || share_points > refunded_point

async function releaseUnshippedPieces(
  tx: Transaction,
  order: OrderRow,
  aftersale: AftersaleRow,
  caseLines: AftersaleLineRow[],
) {
  const held = caseLines.filter(({ held_num }) => held_num > 0)
  if (held.length === 0) return
  const lines = await linesOf(tx, order.company_id, order.order_id)
  const stock = []
  for (const part of held) {
    await cancelPieces(tx, part, part.held_num)
    const { distributor_id, item_id } = lineOf(lines, part.line_id)
    stock.push({ distributor_id, item_id, num: part.held_num })
  }
  const left = await linesOf(tx, order.company_id, order.order_id)
  if (left.every(({ num, cancelled_num }) => cancelled_num === num)) await releaseLimits(tx, order)
  await release(tx, order.company_id, stock, `${causeOf(aftersale)}:release`)
}

async function refundMoney(tx: Transaction, aftersale: AftersaleRow, lines: AftersaleLineRow[], now: Date) {
  const { company_id, order_id, aftersales_bn, refund_fee, refund_point } = aftersale
  const shares = lines.map((line) => ({
    line_id: line.line_id,
    refund_fee: line.refund_fee,
    refund_point: line.refund_point,
  }))
  const request = { company_id, order_id, aftersales_bn, refund_fee, refund_point, lines: shares }
  await startRefund(tx, { ...request, cause: causeOf(aftersale) }, now)
}

/** Reduces the points that the order earns; granted ones are taken back, below zero if necessary (rule points-3). */
async function takeBackEarnedPoints(
  tx: Transaction,
  order: OrderRow,
  aftersale: AftersaleRow,
  before: LineRow[],
) {
  const { company_id, order_id, user_id, get_points, points_granted } = order
  const lines = await linesOf(tx, company_id, order_id)
  const left = pointsStillEarned(get_points, goodsPaid(before), goodsPaid(lines))
  const point = get_points - left
  if (point > 0) await updateOrder(tx, order, { get_points: left })
  if (!points_granted) return
  const why = {
    journal_type: JOURNAL.aftersale,
    point_desc: '售后扣回积分',
    cause: `${causeOf(aftersale)}:earned`,
  }
  if (point > 0) await takeBackPoints(tx, { company_id, user_id, order_id, point, ...why })
  await addConsumption(tx, order, goodsPaid(lines) - goodsPaid(before))
}
