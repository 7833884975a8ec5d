/** Something that gets a part of a sum. */
export interface Bearer {
  key: string
  /** Cents; also the most that it can bear. */
  weight: number
}

/**
 * Splits cents over bearers in proportion to their weights, exactly: each gets the floor of its part; the rest goes to
 * the largest and, when that is full, to the next (rule checkout-3). The order of the bearers does not matter.
 * @returns cents by key, at most the bearer's weight
 * @throws RangeError for an amount below zero or above all weights together
 */
export function allocate(amount: number, bearers: readonly Bearer[]): Map<string, number> {
  const total = bearers.reduce((sum, { weight }) => sum + weight, 0)
  if (amount < 0 || amount > total)
    throw new RangeError(`Expected an amount from 0 to ${total} to allocate, got ${amount}`)
  const shares = new Map(
    bearers.map(({ key, weight }) => [key, total === 0 ? 0 : floorShare(amount, weight, total)]),
  )
  let rest = amount - [...shares.values()].reduce((sum, share) => sum + share, 0)
  for (const { key, weight } of bearers.toSorted(largestFirst)) {
    const share = shares.get(key) ?? 0
    const more = Math.min(rest, weight - share)
    shares.set(key, share + more)
    rest -= more
  }
  return shares
}

const largestFirst = (a: Bearer, b: Bearer) => b.weight - a.weight || (a.key < b.key ? -1 : 1)

/** ⌊amount · part / whole⌋ of whole numbers, exact beyond 2⁵³: a product of two sums of money may be larger. */
export const floorShare = (amount: number, part: number, whole: number): number =>
  Number((BigInt(amount) * BigInt(part)) / BigInt(whole))

/** Percent of cents, rounded half up (rule checkout-3). */
export const percentOf = (cents: number, percent: number): number =>
  Number((BigInt(cents) * BigInt(percent) + 50n) / 100n)

/** The payment for a line, in cents or points, and its refunds. */
export interface PaidLine {
  amount: number
  num: number
  /** Pieces refunded before, and the amount of these refunds. */
  refunded_num: number
  refunded: number
}

/**
 * The refund of `pieces` more of a line (rule aftersales-4): the floor of their share of the payment, and with the last
 * piece all that is left, so that any split adds up to the amount. Never computed from a list price.
 * @throws RangeError for more pieces than are left, or none
 */
export function refundShare({ amount, num, refunded_num, refunded }: PaidLine, pieces: number): number {
  const left = num - refunded_num
  if (!Number.isInteger(pieces) || pieces < 1 || pieces > left)
    throw new RangeError(`Expected 1 to ${left} pieces to refund, got ${pieces}`)
  const rest = amount - refunded
  return pieces === left ? rest : Math.min(floorShare(amount, pieces, num), rest)
}
