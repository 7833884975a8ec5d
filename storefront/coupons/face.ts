import type { Card } from '@schemas/generated/api'
import { couponFigure, type CouponState } from '@widgets/shared/coupon'
import { plainYuan } from '@widgets/shared/money'
import { dayOf } from '../parts/moments'
import { texts } from '../texts/shops'

type Counted = Pick<Card, 'get_limit' | 'user_get_num' | 'quantity' | 'get_num'>

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

/** Per cent of a coupon that is gone already, whole. */
export const percentTaken = ({ quantity, get_num }: Counted, claimed: number) =>
  quantity > 0 ? Math.min(100, Math.floor(((get_num + claimed) / quantity) * 100)) : 100

export interface Face {
  /** Before the figure: ¥. */
  symbol: string
  figure: string
  /** After it: 折. */
  unit: string
  condition: string
  validity: string
}

type Worded = Pick<
  Card,
  'card_type' | 'discount' | 'reduce_cost' | 'least_cost' | 'date_type' | 'fixed_term' | 'end_date'
>

/** What stands on a coupon: ¥20, or 8.5折 (storefront §9: 10 minus discount/10), from when and until when. */
export function faceOf(card: Worded): Face {
  const { figure, unit } = couponFigure(card)
  const isRate = card.card_type === 'discount'
  return {
    symbol: figure && !isRate ? '¥' : '',
    figure: figure || texts.gift,
    unit: isRate ? unit : '',
    condition: card.least_cost > 0 ? texts.from(plainYuan(card.least_cost)) : texts.always,
    validity: validityOf(card),
  }
}

function validityOf({ date_type, fixed_term, end_date }: Worded): string {
  if (date_type === 'DATE_TYPE_FIX_TERM') return texts.validDays(fixed_term)
  return end_date > 0 ? texts.validUntil(dayOf(end_date)) : ''
}
