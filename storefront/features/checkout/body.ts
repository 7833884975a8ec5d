/** What is sent of a checkout: its body, the limits of its text fields, and the key of an order. */
import { ORDER_NEW_RECEIVER_NAME, ORDER_NEW_SHOPS_EACH_REMARK } from '@schemas/generated/limits'
import type { CheckoutBody } from '@schemas/generated/api'
import { longest } from '../../shell/parts/form/rules'
import { newKey } from '../../shell/api/call-once'
import type { Buying } from './buying'
import type { Choices, CouponsChosen } from './choices'

export const takerName = longest(ORDER_NEW_RECEIVER_NAME)

const remarkRule = longest(ORDER_NEW_SHOPS_EACH_REMARK)

/** Validates a remark; it is sent trimmed. */
export const remarkProblem = (words = ''): string | undefined => remarkRule(words.trim())

/**
 * The key by which the server knows an order again (rule checkout-5): the same request has the same key, however often
 * it is sent; another request has another.
 */
export class OrderKeys {
  #last: { content: string; key: string } | undefined

  of(body: unknown): string {
    const content = JSON.stringify(body)
    if (this.#last?.content !== content) this.#last = { content, key: newKey() }
    return this.#last.key
  }
}

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
