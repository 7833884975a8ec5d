/** What a shopper has changed in the cart and the server has not confirmed yet, as values. */
import type { CartLine, CartListAnswer, CartShop } from '@schemas/generated/api'

export interface CartChanges {
  /** Pieces, by cart_id. */
  nums: Readonly<Record<string, number>>
  ticks: Readonly<Record<string, boolean>>
  /** Chosen promotions, by cart_id; '' leaves the choice to the server. */
  promotions: Readonly<Record<string, string>>
  /** cart_ids */
  gone: readonly string[]
}

export const NOTHING: CartChanges = { nums: {}, ticks: {}, promotions: {}, gone: [] }

export const isNothing = ({ nums, ticks, promotions, gone }: CartChanges) =>
  gone.length === 0 && [nums, ticks, promotions].every((part) => Object.keys(part).length === 0)

/** Both, the later one counting where they speak of the same; what is gone needs nothing else. */
export function joined(first: CartChanges, later: Partial<CartChanges>): CartChanges {
  const gone = [...new Set([...first.gone, ...(later.gone ?? [])])]
  const kept = <T>(one: Readonly<Record<string, T>>, other: Readonly<Record<string, T>> = {}) =>
    Object.fromEntries(Object.entries({ ...one, ...other }).filter(([cart_id]) => !gone.includes(cart_id)))
  return {
    nums: kept(first.nums, later.nums),
    ticks: kept(first.ticks, later.ticks),
    promotions: kept(first.promotions, later.promotions),
    gone,
  }
}

/** The cart as it will probably be: discounts stay as they were until the server has computed them again. */
export function changed(cart: CartListAnswer, changes: CartChanges): CartListAnswer {
  if (isNothing(changes)) return cart
  const isThere = ({ cart_id }: CartLine) => !changes.gone.includes(cart_id)
  return {
    valid_cart: cart.valid_cart
      .map((shop) => ({
        ...shop,
        list: shop.list.filter(isThere).map((line) => changedLine(line, changes)),
      }))
      .filter(({ list }) => list.length > 0)
      .map(recounted),
    invalid_cart: cart.invalid_cart.filter(isThere),
  }
}

function changedLine(line: CartLine, { nums, ticks, promotions }: CartChanges): CartLine {
  const { cart_id } = line
  const num = nums[cart_id] ?? line.num
  const is_checked = ticks[cart_id] ?? line.is_checked
  const chosen = promotions[cart_id]
  // a discount is earned by ticked lines together; who leaves them has none
  const discount_fee = is_checked === line.is_checked ? Math.min(line.discount_fee, line.price * num) : 0
  return {
    ...line,
    num,
    is_checked,
    discount_fee,
    total_fee: line.price * num - discount_fee,
    // a notice on the former number may not apply to this one
    notice: num === line.num ? line.notice : '',
    promotions:
      chosen === undefined
        ? line.promotions
        : line.promotions.map((one) => ({ ...one, is_used: one.promotion_id === chosen })),
  }
}

function recounted(shop: CartShop): CartShop {
  const checked = shop.list.filter(({ is_checked }) => is_checked)
  const sum = (feeOf: (line: CartLine) => number) => checked.reduce((all, line) => all + feeOf(line), 0)
  const item_fee = sum(({ price, num }) => price * num)
  return {
    ...shop,
    item_fee,
    cart_total_price: item_fee,
    cart_total_num: sum(({ num }) => num),
    cart_total_count: checked.length,
    discount_fee: sum(({ discount_fee }) => discount_fee),
    total_fee: sum(({ total_fee }) => total_fee),
  }
}
