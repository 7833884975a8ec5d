/** What a shopper's actions do; this file comes with the first touch of the page, or with the first of them. */
import type { Actions } from '@engine'
import { clearSearches, noteSearch } from '../features/catalogue/past-searches.actions'
import { track } from '../shell/analytics/analytics'
import { reached } from '../shell/state/offline'
import { showToast } from '../shell/state/toasts'

const cart = () => reached(() => import('../features/checkout/cart.actions'))

export { clearSearches }

export function searched(keyword: string) {
  track('search', { keyword })
  noteSearch(keyword)
}

export const suggest: Actions['suggest'] = async (typed) =>
  (await import('../features/catalogue/suggest.actions')).suggest(typed)

export const claimCoupon: Actions['claimCoupon'] = async (card_id) =>
  (await reached(() => import('../features/marketing/claim-coupon.actions'))).claimCoupon(card_id)

export const checkout: Actions['checkout'] = async () => (await cart()).settle()

export const addToCart: Actions['addToCart'] = async (goods_id, shop_id) =>
  (await reached(() => import('../features/catalogue/add-item.actions'))).addItem(goods_id, shop_id)

export const loadCart: Actions['loadCart'] = async () => (await cart()).loadCart()

export const changeCartLine: Actions['changeCartLine'] = async (cart_id, num) =>
  (await cart()).changeCartLine(cart_id, num)

export const removeCartLine: Actions['removeCartLine'] = async (cart_id) =>
  (await cart()).removeCartLine(cart_id)

export const locate: Actions['locate'] = async () => {
  const { askPosition } = await reached(() => import('../shell/maps/position'))
  return askPosition().catch((error: unknown) => {
    showToast(`failed${codeOf(error)}`)
    return null
  })
}

const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : String(error)
