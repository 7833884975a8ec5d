import type { Sums } from './quote'

const NOTHING: Sums = {
  item_fee: 0,
  market_fee: 0,
  member_discount: 0,
  promotion_discount: 0,
  coupon_discount: 0,
  discount_fee: 0,
  point_use: 0,
  point_fee: 0,
  freight_fee: 0,
  freight_point: 0,
  freight_point_fee: 0,
  total_fee: 0,
  get_points: 0,
}

/** The figures of several, added up; of one, nothing but its figures. */
export function sumsOf(...parts: readonly Sums[]): Sums {
  const names = Object.keys(NOTHING) as (keyof Sums)[]
  const sums = { ...NOTHING }
  for (const part of parts) for (const name of names) sums[name] += part[name]
  return sums
}
