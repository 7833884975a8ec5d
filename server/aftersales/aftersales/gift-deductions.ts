/** What an after-sale deducts for gifts that the buyer keeps, on the database. */
import type { Transaction } from '../../db/client'
import { linesOf, promotionsOfLines } from '../../orders'
import { passedToGifts, refundMore, settleKept, type SettledGifts } from './kept-gifts'
import { askMore, giftPieces } from './kept-repo'
import { updateSheetLine, type SheetLineRow, type SheetRow } from './repo'
import { changeFee, lowerShare } from './taken-repo'
import type { OpenSheet } from './transition'

export const NO_DEDUCTIONS: SettledGifts = { refunded: 0, kept: [], asked: [] }

/** What a sheet deducts for gifts as it is granted, and its lines with what is not deducted any more. */
export interface Deductions extends SettledGifts {
  lines: SheetLineRow[]
}

/**
 * Settles what a sheet deducts for gifts that the buyer kept when they applied: for those that were refunded since then
 * nothing is deducted.
 * @param lines as granted
 */
export async function settleGifts(
  tx: Transaction,
  { order, sheet }: OpenSheet,
  lines: SheetLineRow[],
): Promise<Deductions> {
  if (sheet.kept_gifts.length === 0) return { ...NO_DEDUCTIONS, lines }
  const bought = await linesOf(tx, order.company_id, order.order_id)
  const pieces = await giftPieces(tx, sheet, bought)
  const settled = settleKept(sheet.kept_gifts, lines, pieces)
  const more = refundMore(lines, settled.refunded)
  if (settled.refunded > 0) for (const line of more) await updateSheetLine(tx, line, line)
  return { ...settled, lines: more }
}

/** What is deducted for gifts that the buyer keeps is paid for them from now on. */
export async function payForGifts(
  tx: Transaction,
  sheet: SheetRow,
  lines: SheetLineRow[],
  { kept, asked }: SettledGifts,
) {
  const { from, to } = passedToGifts(lines, kept)
  if (to.length === 0) return
  const sources = await promotionsOfLines(tx, sheet.company_id, sheet.order_id)
  const ofGifts = new Set(to.flatMap(({ line_id }) => sources.get(line_id) ?? []))
  const sourceOf = (line_id: string) =>
    sources.get(line_id)?.find((source) => ofGifts.has(source)) ?? 'adjust'
  for (const [line_id, fee] of from) {
    await changeFee(tx, { ...sheet, line_id }, -fee, sourceOf(line_id))
    await lowerShare(tx, { ...sheet, line_id }, fee)
  }
  for (const { line_id, fee } of to) await changeFee(tx, { ...sheet, line_id }, fee, sourceOf(line_id))
  for (const { fee, ...part } of asked) await askMore(tx, { ...sheet, ...part }, fee)
}
