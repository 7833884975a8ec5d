import type { Card } from '@schemas/generated/api'
import { plainYuan } from '@schemas/money'
import { couponCondition, couponFigure } from '@widgets/shared/coupon'
import type { Worth } from '@widgets/shared/CouponTicket'

type Worthy = Pick<Card, 'discount' | 'reduce_cost' | 'least_cost'> & { card_type: string }

/** ¥20, or 8.5折 (rule items-5: 10 minus discount/10). */
export function couponWorth(card: Worthy): Worth {
  const isCash = card.card_type === 'cash'
  const { figure, unit } = isCash ? { figure: plainYuan(card.reduce_cost), unit: '' } : couponFigure(card)
  return {
    symbol: isCash ? '¥' : '',
    figure,
    unit,
    condition: couponCondition(card.least_cost),
  }
}
