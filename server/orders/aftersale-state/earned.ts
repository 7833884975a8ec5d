import { floorShare } from '../../pricing'

/** Cents that were paid for goods and did not go back; freight earns no points. */
export const goodsPaid = (lines: { total_fee: number; refunded_fee: number }[]): number =>
  lines.reduce((sum, { total_fee, refunded_fee }) => sum + total_fee - refunded_fee, 0)

const YUAN = 100

/**
 * Points that an order still earns after a refund: so many for each whole yuan that is left (rule points-1), at the
 * rate at which it earned before.
 * @param points what it earned while `before` cents were paid for its goods
 */
export function pointsStillEarned(points: number, before: number, after: number): number {
  const yuan = Math.floor(before / YUAN)
  return yuan === 0 ? 0 : floorShare(points, Math.floor(after / YUAN), yuan)
}
