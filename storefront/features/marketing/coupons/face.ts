import type { Card } from '@schemas/generated/api'
import { couponFigure, type CouponCounts } from '@widgets/shared/coupon'
import { plainYuan } from '@schemas/money'
import { dayOf } from '@storefront/shell/parts/moments'
import { texts } from '../texts/coupons'

/** Per cent of a coupon that is gone already, whole. */
export const percentTaken = ({ quantity, get_num }: CouponCounts, claimed: number) =>
  quantity > 0 ? Math.min(100, Math.floor(((get_num + claimed) / quantity) * 100)) : 100

/** What a coupon takes off, and from what sum. */
export interface Worth {
  /** Before the figure: ¥. */
  symbol: string
  figure: string
  /** After it: 折. */
  unit: string
  condition: string
}

export interface Face extends Worth {
  validity: string
}

type Worthy = Pick<Card, 'discount' | 'reduce_cost' | 'least_cost'> & { card_type: string }
type Worded = Worthy & Pick<Card, 'date_type' | 'fixed_term' | 'end_date'>

/** ¥20, or 8.5折 (rule items-5: 10 minus discount/10). */
export function worthOf(card: Worthy): Worth {
  const isCash = card.card_type === 'cash'
  const { figure, unit } = isCash ? { figure: plainYuan(card.reduce_cost), unit: '' } : couponFigure(card)
  return {
    symbol: isCash ? '¥' : '',
    figure: figure || texts.gift,
    unit,
    condition: card.least_cost > 0 ? texts.from(plainYuan(card.least_cost)) : texts.always,
  }
}

/** What stands on a coupon that is given away: what it is worth, from when and until when. */
export const faceOf = (card: Worded): Face => ({ ...worthOf(card), validity: validityOf(card) })

function validityOf({ date_type, fixed_term, end_date }: Worded): string {
  if (date_type === 'DATE_TYPE_FIX_TERM') return texts.validDays(fixed_term)
  return end_date > 0 ? texts.validUntil(dayOf(end_date)) : ''
}
