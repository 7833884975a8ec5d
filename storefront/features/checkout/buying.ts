import type { CheckoutBody } from '@schemas/generated/api'
import type { Query } from '../../shell/routing/query'

/** What is bought, as the checkout's address says it (rule seckill-2). */
export type Buying = Required<Pick<CheckoutBody, 'cart_type' | 'order_type'>> &
  Pick<CheckoutBody, 'seckill_id' | 'ticket'>

/** @param query the checkout's */
export function buyingOf(query: Query): Buying {
  const cart_type = query['mode'] === 'fastbuy' ? 'fastbuy' : 'cart'
  if (query['order_type'] !== 'normal_seckill') return { cart_type, order_type: 'normal' }
  return {
    cart_type,
    order_type: 'normal_seckill',
    seckill_id: query['seckill_id'] ?? '',
    ticket: query['ticket'] ?? '',
  }
}
