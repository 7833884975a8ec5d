import type { OrderInfo, OrderItem } from '@schemas/generated/api'
import { figuresOf, type Figure } from '@storefront/features/checkout'
import { texts } from './texts/order-detail'

export interface OrderFigure extends Omit<Figure, 'key'> {
  key: Figure['key'] | 'adjust'
}

/** What lowers a price before it is in the goods' sum; all else is taken off the sum (rule checkout-2). */
const PRICE_TYPES: ReadonlySet<string> = new Set([
  'member_price',
  'limited_time_sale',
  'seckill',
  'staff',
  'plus_price_buy',
])

type Summed = Pick<
  OrderInfo,
  | 'item_fee'
  | 'promotion_discount'
  | 'coupon_discount'
  | 'point_fee'
  | 'freight_fee'
  | 'adjust_fee'
  | 'discount_info'
>

/** How an order's sum came to be, as the server stored it: its figures add up to `total_fee`. Nothing is computed here. */
export function orderFigures(order: Summed): OrderFigure[] {
  const { discount_info, adjust_fee } = order
  const figures: OrderFigure[] = figuresOf({
    ...order,
    discount_info: discount_info.filter(({ type }) => !PRICE_TYPES.has(type)),
    price_info: discount_info.filter(({ type }) => PRICE_TYPES.has(type)),
    freight_info: [],
  })
  if (adjust_fee !== 0) figures.push({ key: 'adjust', label: texts.adjust, cents: adjust_fee, steps: [] })
  return figures
}

/** A line's share of a discount, in cents, under the name that the buyer knows it by. */
export interface Share {
  text: string
  cents: number
}

/** The stored shares of a line (rule checkout-4); a gift's share of the lines that earned it is a positive amount. */
export const sharesOf = ({ discount_info }: Pick<OrderItem, 'discount_info'>): Share[] =>
  discount_info
    .filter(({ discount_fee }) => discount_fee !== 0)
    .map((share) => ({ text: nameOf(share), cents: -share.discount_fee }))

function nameOf({ type, info }: OrderItem['discount_info'][number]): string {
  if (type === 'point') return texts.pointFee
  if (type === 'adjust') return texts.adjust
  if (type === 'promotion') return info || texts.giftShare
  return info || (type === 'coupon_discount' ? texts.coupon : texts.promotion)
}
