/** Orders as placed by buyers, through the API: a cart, `order_new`, the test payment. */
import type { OrderCreated, PaymentStarted, TradeDetail } from '@schemas/generated/api'
import type { Database } from '@server/db/client'
import { fillCart, type CartRow } from './cart'
import type { SignedInMember } from './member'

export const RECEIVER = {
  receiver_name: '李明',
  receiver_mobile: '13900000001',
  receiver_state: '北京市',
  receiver_city: '北京市',
  receiver_district: '昌平区',
  receiver_address: '回龙观 1 号',
}

export interface Buying {
  db: Database
  member: SignedInMember
  company_id?: string
}

/** Adds lines to the cart and orders them. */
export async function buy(
  { db, member, company_id }: Buying,
  lines: CartRow[],
  body: Record<string, unknown> = {},
): Promise<OrderCreated> {
  await fillCart(db, member.user_id, lines, company_id)
  return member.data<OrderCreated>('/order_new', { method: 'POST', body: { ...RECEIVER, ...body } })
}

/** Starts a test payment. */
export const startPay = (member: SignedInMember, order_id: string): Promise<PaymentStarted> =>
  member.data<PaymentStarted>('/payment', { method: 'POST', body: { order_id, pay_type: 'test' } })

/** Pays a trade, by its own number or an order's. */
export async function payFor(member: SignedInMember, order_id: string): Promise<TradeDetail> {
  const { payment_id } = await startPay(member, order_id)
  return member.data<TradeDetail>('/payment/test', { method: 'POST', body: { payment_id } })
}

/** Orders and pays. */
export async function buyAndPay(
  buying: Buying,
  lines: CartRow[],
  body: Record<string, unknown> = {},
): Promise<OrderCreated> {
  const order = await buy(buying, lines, body)
  if (order.total_fee > 0) await payFor(buying.member, order.trade_id)
  return order
}
