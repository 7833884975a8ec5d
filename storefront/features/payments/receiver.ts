import type { OrderInfo } from '@schemas/generated/api'
import { texts } from './texts/pay'

/** Where an order goes, or where and when it is fetched. */
export function receiverOf(order: OrderInfo): string {
  if (order.receipt_type === 'ziti') {
    const { name, address, pickup_date } = order.ziti_info
    const day = pickup_date && `${texts.pickupDay} ${pickup_date}`
    return [texts.pickUp, name, address, day].filter(Boolean).join(' ')
  }
  const { receiver_name, receiver_mobile, receiver_state, receiver_city } = order
  const place = [receiver_state, receiver_city === receiver_state ? '' : receiver_city]
  return [
    receiver_name,
    receiver_mobile,
    [...place, order.receiver_district, order.receiver_address].join(''),
  ].join(' ')
}
