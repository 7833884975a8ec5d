import { floorShare } from './allocate'

/** What was paid for a line, in cents or in points, and what of it went back. */
export interface PaidLine {
  amount: number
  num: number
  /** Pieces that were refunded before, and what was paid back for them. */
  refunded_num: number
  refunded: number
}

/**
 * What goes back for `pieces` more of a line (rule aftersales-4): the floor of their share of what was paid, and with
 * the last piece all that is left, so that any split adds up to the amount. Never computed from a list price.
 * @throws RangeError for more pieces than are left, or none
 */
export function refundShare({ amount, num, refunded_num, refunded }: PaidLine, pieces: number): number {
  const left = num - refunded_num
  if (!Number.isInteger(pieces) || pieces < 1 || pieces > left)
    throw new RangeError(`Expected 1 to ${left} pieces to refund, got ${pieces}`)
  const rest = amount - refunded
  return pieces === left ? rest : Math.min(floorShare(amount, pieces, num), rest)
}
