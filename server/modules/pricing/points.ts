import { allocate, floorShare } from './allocate'
import { discountOn, leftOf, type Discount, type RunningLine } from './running'

/** How points pay (setting `trade`), and what the member has and wants. */
export interface PointsAsked {
  /** Points that are worth one yuan. */
  deduct_point: number
  /** Percent of the goods that points may pay at most. */
  deduct_proportion_limit: number
  /** Below zero after a claw-back: nothing can be spent. */
  balance: number
  wanted: number
}

export interface PointsUsed {
  /** The most that could be used. */
  max_point: number
  point_use: number
  point_fee: number
  /** Cents by line; null where no points are used. */
  discount: Discount | null
  /** Points by line. */
  shares: Map<string, number>
}

/** Points as money on what is left to pay for goods; as few points as the cents need. */
export function spendOn(lines: readonly RunningLine[], asked: PointsAsked): PointsUsed {
  const { deduct_point, deduct_proportion_limit, balance, wanted } = asked
  const ceiling = floorShare(leftOf(lines), deduct_proportion_limit, 100)
  const worth = (points: number) => floorShare(Math.max(0, points), 100, deduct_point)
  const price = (cents: number) => Math.ceil((cents * deduct_point) / 100)
  const max_point = price(Math.min(ceiling, worth(balance)))
  const point_fee = Math.min(ceiling, worth(Math.min(wanted, balance)))
  const point_use = price(point_fee)
  if (point_fee === 0) return { max_point, point_use: 0, point_fee: 0, discount: null, shares: new Map() }
  const info = {
    id: 'point',
    type: 'point',
    info: '积分抵扣',
    rule: `每${deduct_point}积分抵1元，最多抵商品金额的${deduct_proportion_limit}%`,
    discount_fee: point_fee,
  }
  const discount = discountOn(lines, 'points', info)
  // a line's points go with its cents, weighed so that no share meets its limit
  const bearers = [...discount.shares].map(([key, cents]) => ({ key, weight: cents * deduct_point }))
  return { max_point, point_use, point_fee, discount, shares: allocate(point_use, bearers) }
}

/** Points that an order earns: for each whole yuan that was paid for goods in money (commerce-rules §1). */
export const pointsEarned = (cents: number, gain_point: number): number =>
  Math.floor(cents / 100) * gain_point
