import type { CheckoutBody } from '@schemas/generated/api'
import type { Buying } from './buying'
import type { Choices, CouponsChosen } from './choices'
import { remarkProblem } from './rules'

type ShopBody = NonNullable<CheckoutBody['shops']>[number]

export interface Checked {
  buying: Buying
  /** Numbers of the shops whose goods are bought. */
  shops: readonly string[]
  choices: Choices
  /** The delivery address; '' while none is chosen. */
  address_id: string
}

/** Something is sent; otherwise all of it is fetched. */
export const isSent = (shops: readonly string[], { pickups }: Pick<Choices, 'pickups'>) =>
  shops.some((id) => !(id in pickups))

/** What getFreightFee and order_new are asked (rule checkout-7): every shop by itself. */
export function checkoutBody({ buying, shops, choices, address_id }: Checked): CheckoutBody {
  const { coupons, point_use } = choices
  return {
    ...buying,
    shops: shops.map((id) => shopBody(id, choices)),
    ...(coupons && { platform_coupon: coupons.platform }),
    point_use,
    ...receiverOf(shops, choices, address_id),
  }
}

function shopBody(distributor_id: string, { pickups, coupons, invoice, remarks }: Choices): ShopBody {
  const pickup = pickups[distributor_id]
  // too long a remark blocks the order, but must not fail the quote
  const remark = remarks[distributor_id] ?? ''
  const { pickup_location, pickup_date } = pickup ?? {}
  return {
    distributor_id,
    remark: remarkProblem(remark) === undefined ? remark.trim() : '',
    receipt_type: pickup ? 'ziti' : 'logistics',
    ...(pickup && { pickup_location, pickup_date }),
    ...(coupons && couponOf(distributor_id, coupons)),
    ...(invoice && { invoice_type: 'normal' as const, invoice_content: invoice }),
  }
}

function couponOf(distributor_id: string, { shops }: CouponsChosen): Partial<ShopBody> {
  const code = shops[distributor_id] ?? ''
  return code === '' ? { coupon_discount: '', not_use_coupon: true } : { coupon_discount: code }
}

function receiverOf(shops: readonly string[], choices: Choices, address_id: string): Partial<CheckoutBody> {
  if (isSent(shops, choices)) return address_id === '' ? {} : { address_id }
  const { name, mobile } = choices.taker
  // a half-typed number is not sent yet
  return name === '' || mobile === '' ? {} : { receiver_name: name, receiver_mobile: mobile }
}
