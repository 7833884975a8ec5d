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
import { payForGifts } from './gift-deductions'
import type { SettledGifts } from './kept-gifts'
import type { SheetLineRow, SheetRow } from './repo'
import { cancelPieces, givePieces, takenOf } from './taken-repo'
import { transition, type OpenSheet } from './transition'

/**
 * Everything that follows when an application is granted: pieces that were not sent are free again, money and points
 * are on their way, earned points and coupons are settled.
 * @param sheet in REFUNDING already
 * @param deductions for gifts that the buyer keeps
 */
export async function beginRefund(
  tx: Transaction,
  by: Actor,
  { order, sheet, lines }: OpenSheet,
  deductions: SettledGifts,
  now: Date,
) {
  await freePieces(tx, order, sheet, lines)
  await payForGifts(tx, sheet, lines, deductions)
  const before = await linesOf(tx, order.company_id, order.order_id)
  if (sheet.refund_fee > 0 || sheet.refund_point > 0) await giveMoneyBack(tx, sheet, lines, now)
  await takeEarnedBack(tx, order, sheet, before)
  await returnCoupons(tx, by, order, now)
  await updateDeliveryStatus(tx, order, now)
  if (sheet.refund_fee === 0 && sheet.refund_point === 0)
    await concludeRefund(tx, by, { order, sheet, lines }, now)
}

/**
 * The money has arrived: the sheet is done, and with the last piece that was paid for, its order too. Pieces that the
 * buyer keeps for less money than they are worth stay open for the rest, and their order goes on.
 */
export async function concludeRefund(
  tx: Transaction,
  by: Actor,
  { order, sheet, lines: parts }: OpenSheet,
  now: Date,
) {
  if (sheet.keeps_goods) for (const part of parts) await givePieces(tx, part, part.num - part.held_num)
  if (sheet.refund_point > 0) {
    const { company_id, user_id, order_id, refund_point: point } = sheet
    const why = { journal_type: JOURNAL.aftersale, point_desc: '售后退还积分' }
    await grantPoints(tx, { company_id, user_id, order_id, point, ...why, cause: `${causeOf(sheet)}:points` })
  }
  await transition(tx, by, sheet, 'refunded', {}, now)
  await tell(tx, sheet, {
    kind: 'refunded',
    target_id: sheet.order_id,
    facts: { title: order.title, fee: sheet.refund_fee, point: sheet.refund_point },
    cause: `refunded:${causeOf(sheet)}`,
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

/** Whether something that was paid for a line did not go back: a gift that the buyer keeps can then be returned, too. */
const isPaid = ({ total_fee, refunded_fee, share_points, refunded_point }: LineRow): boolean =>
  total_fee > refunded_fee || share_points > refunded_point

/** What a sheet's refund and its other effects are for, once each. */
export const causeOf = ({ aftersales_bn }: Pick<SheetRow, 'aftersales_bn'>) => `aftersale:${aftersales_bn}`

async function freePieces(tx: Transaction, order: OrderRow, sheet: SheetRow, sheetLines: SheetLineRow[]) {
  const held = sheetLines.filter(({ held_num }) => held_num > 0)
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
  await release(tx, order.company_id, stock, `${causeOf(sheet)}:release`)
}

async function giveMoneyBack(tx: Transaction, sheet: SheetRow, lines: SheetLineRow[], now: Date) {
  const { company_id, order_id, aftersales_bn, refund_fee, refund_point } = sheet
  const shares = lines.map((line) => ({
    line_id: line.line_id,
    refund_fee: line.refund_fee,
    refund_point: line.refund_point,
  }))
  const request = { company_id, order_id, aftersales_bn, refund_fee, refund_point, lines: shares }
  await startRefund(tx, { ...request, cause: causeOf(sheet) }, now)
}

/** The order earns fewer points; what it brought already is taken back, below zero if need be (rule points-3). */
async function takeEarnedBack(tx: Transaction, order: OrderRow, sheet: SheetRow, before: LineRow[]) {
  const { company_id, order_id, user_id, get_points, points_granted } = order
  const lines = await linesOf(tx, company_id, order_id)
  const left = pointsStillEarned(get_points, goodsPaid(before), goodsPaid(lines))
  const point = get_points - left
  if (point > 0) await updateOrder(tx, order, { get_points: left })
  if (!points_granted) return
  const why = {
    journal_type: JOURNAL.aftersale,
    point_desc: '售后扣回积分',
    cause: `${causeOf(sheet)}:earned`,
  }
  if (point > 0) await takeBackPoints(tx, { company_id, user_id, order_id, point, ...why })
  await addConsumption(tx, order, goodsPaid(lines) - goodsPaid(before))
}

export function lineOf(lines: LineRow[], line_id: string): LineRow {
  const line = lines.find((candidate) => candidate.line_id === line_id)
  if (!line) throw new Error(`Expected line ${line_id} of the order to be there, found none`)
  return line
}
