import { allocate, floorShare } from './shares'
import type { DiscountInfo } from './model'
import { discountOn, leftOf, type Discount, type RunningLine } from './running'

/** The rules of paying with points (setting `trade`), the member's balance and the points they want to use. */
export interface PointsRequest {
  /** Points that are worth one yuan. */
  deduct_point: number
  /** Percent of the goods, and of freight, that points may pay at most. */
  deduct_proportion_limit: number
  /** Whether points also pay freight, after the goods (rule points-2). */
  can_deduct_freight: boolean
  /** Below zero after a claw-back: nothing can be spent. */
  balance: number
  wanted: number
}

export interface PointsResult {
  /** The most that could be used. */
  max_point: number
  point_use: number
  /** Cents of goods and freight. */
  point_fee: number
  /** Cents by line; null where no points are used for goods. */
  discount: Discount | null
  /** Points by line. */
  shares: Map<string, number>
  /** Their part of the freight, by distributor_id. */
  freight: Map<string, FreightPaid>
}

/** The part of freight that points pay. */
export interface FreightPaid {
  freight_point: number
  /** Cents; part of the freight. */
  freight_point_fee: number
}

/**
 * Points as money on what is left to pay for goods, and after them on freight; as few points as the cents need.
 * @param freights cents by distributor_id
 */
export function spendOn(
  lines: readonly RunningLine[],
  freights: ReadonlyMap<string, number>,
  request: PointsRequest,
): PointsResult {
  const { deduct_point, deduct_proportion_limit, balance, wanted } = request
  const most = (cents: number) => floorShare(cents, deduct_proportion_limit, 100)
  const goodsCeiling = most(leftOf(lines))
  const freight = request.can_deduct_freight ? [...freights.values()].reduce((sum, fee) => sum + fee, 0) : 0
  const ceiling = goodsCeiling + most(freight)
  const worth = (points: number) => floorShare(Math.max(0, points), 100, deduct_point)
  const price = (cents: number) => Math.ceil((cents * deduct_point) / 100)
  const max_point = price(Math.min(ceiling, worth(balance)))
  const point_fee = Math.min(ceiling, worth(Math.min(wanted, balance)))
  const point_use = price(point_fee)
  const goods_fee = Math.min(point_fee, goodsCeiling)
  const discount = goods_fee === 0 ? null : discountOn(lines, 'points', goodsInfo(request, goods_fee))
  const freightFees = allocate(
    point_fee - goods_fee,
    [...freights].map(([key, weight]) => ({ key, weight })),
  )
  // points follow their cents; the factor keeps every share below its limit
  const bearers = [...(discount?.shares ?? []), ...prefixed(freightFees)]
  const shares = allocate(
    point_use,
    bearers.map(([key, cents]) => ({ key, weight: cents * deduct_point })),
  )
  return { max_point, point_use, point_fee, discount, shares, freight: freightPaid(freightFees, shares) }
}

const goodsInfo = ({ deduct_point, deduct_proportion_limit }: PointsRequest, discount_fee: number) => ({
  id: 'point',
  type: 'point',
  info: '积分抵扣',
  rule: `每${deduct_point}积分抵1元，最多抵商品金额的${deduct_proportion_limit}%`,
  discount_fee,
})

/** Its row among the discounts; none if points pay no freight. */
export const freightInfo = (cents: number): DiscountInfo[] =>
  cents === 0
    ? []
    : [{ id: 'point_freight', type: 'point', info: '积分抵扣运费', rule: '', discount_fee: cents }]

const FREIGHT_OF = 'freight:'
const prefixed = (fees: ReadonlyMap<string, number>) =>
  [...fees].map(([id, cents]) => [FREIGHT_OF + id, cents] as const)

function freightPaid(fees: ReadonlyMap<string, number>, shares: Map<string, number>) {
  const paid = new Map<string, FreightPaid>()
  for (const [id, freight_point_fee] of fees) {
    if (freight_point_fee > 0)
      paid.set(id, { freight_point: shares.get(FREIGHT_OF + id) ?? 0, freight_point_fee })
    shares.delete(FREIGHT_OF + id)
  }
  return paid
}

/** Points that an order earns: for each whole yuan that was paid for goods in money (rule points-1). */
export const pointsEarned = (cents: number, gain_point: number): number =>
  Math.floor(cents / 100) * gain_point
