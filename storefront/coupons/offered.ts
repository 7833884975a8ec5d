import type { Card } from '@schemas/generated/api'
import type { CouponState } from '@widgets/shared/coupon'

type Labelled = Pick<Card, 'card_type' | 'discount' | 'reduce_cost' | 'least_cost'>

const yuan = (cents: number) => String(cents / 100)

/** 满200减20, 满100打8.5折 (storefront §9: 10 minus discount/10). */
export function couponLabel({ card_type, discount, reduce_cost, least_cost }: Labelled): string {
  const from = least_cost > 0 ? `满${yuan(least_cost)}` : ''
  if (card_type === 'discount') return `${from}打${Number((10 - discount / 10).toFixed(1))}折`
  return from ? `${from}减${yuan(reduce_cost)}` : `立减${yuan(reduce_cost)}`
}

export type Counted = Pick<Card, 'get_limit' | 'user_get_num' | 'quantity' | 'get_num'>

/**
 * storefront §4: 1 for who has reached their own limit, 2 where none is left, else 0. A limit of 0 is none.
 * @param claimed by this shopper since the card was asked for
 */
export function claimState(
  { get_limit, user_get_num, quantity, get_num }: Counted,
  claimed: number,
): CouponState {
  if (get_limit > 0 && user_get_num + claimed >= get_limit) return 1
  return get_num + claimed >= quantity ? 2 : 0
}
