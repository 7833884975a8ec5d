import type { Card } from '@schemas/generated/api'
import { shortYuan } from '@schemas/money'

type Labelled = Pick<Card, 'card_type' | 'discount' | 'reduce_cost' | 'least_cost'>

/** 满200减20, 满100打8.5折 (rule items-5: 10 minus discount/10). */
export function couponLabel({ card_type, discount, reduce_cost, least_cost }: Labelled): string {
  const from = least_cost > 0 ? `满${shortYuan(least_cost)}` : ''
  if (card_type === 'discount') return `${from}打${Number((10 - discount / 10).toFixed(1))}折`
  return from ? `${from}减${shortYuan(reduce_cost)}` : `立减${shortYuan(reduce_cost)}`
}
