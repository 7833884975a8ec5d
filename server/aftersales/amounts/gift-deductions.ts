/** Deductions for gifts that the buyer keeps, stored in the database. */
import type { Transaction } from '../../db/client'
import { linesOf, promotionsOfLines } from '../../orders'
import { passedToGifts, refundMore, settleKept, type SettledGifts } from './kept-gifts'
import { askMore, giftPieces } from './kept-repo'
import { updateAftersaleLine, type AftersaleLineRow, type AftersaleRow } from '../cases/repo'
import { changeFee, lowerShare } from '../cases/taken-repo'
import type { LockedAftersale } from '../cases/transition'

export const NO_DEDUCTIONS: SettledGifts = { refunded: 0, kept: [], asked: [] }

/** The deductions of a case when it is granted, and its lines with the amounts after them. */
interface Deductions extends SettledGifts {
  lines: AftersaleLineRow[]
}

/**
 * Settles the deductions of a case for gifts that the buyer kept at the time of the application; those that were refunded
 * since are no longer deducted.
 * @param lines as granted
 */
export async function settleGifts(
  tx: Transaction,
  { order, aftersale }: LockedAftersale,
  lines: AftersaleLineRow[],
): Promise<Deductions> {
  if (aftersale.kept_gifts.length === 0) return { ...NO_DEDUCTIONS, lines }
  const bought = await linesOf(tx, order.company_id, order.order_id)
  const pieces = await giftPieces(tx, aftersale, bought)
  const settled = settleKept(aftersale.kept_gifts, lines, pieces)
  const more = refundMore(lines, settled.refunded)
  if (settled.refunded > 0) for (const line of more) await updateAftersaleLine(tx, line, line)
  return { ...settled, lines: more }
}

/** Moves deductions for kept gifts to the gifts' lines: from now on they count as paid for the gifts. */
export async function payForGifts(
  tx: Transaction,
  aftersale: AftersaleRow,
  lines: AftersaleLineRow[],
  { kept, asked }: SettledGifts,
) {
  const { from, to } = passedToGifts(lines, kept)
  if (to.length === 0) return
  const sources = await promotionsOfLines(tx, aftersale.company_id, aftersale.order_id)
  const ofGifts = new Set(to.flatMap(({ line_id }) => sources.get(line_id) ?? []))
  const sourceOf = (line_id: string) =>
    sources.get(line_id)?.find((source) => ofGifts.has(source)) ?? 'adjust'
  for (const [line_id, fee] of from) {
    await changeFee(tx, { ...aftersale, line_id }, -fee, sourceOf(line_id))
    await lowerShare(tx, { ...aftersale, line_id }, fee)
  }
  for (const { line_id, fee } of to) await changeFee(tx, { ...aftersale, line_id }, fee, sourceOf(line_id))
  for (const { fee, ...part } of asked) await askMore(tx, { ...aftersale, ...part }, fee)
}
