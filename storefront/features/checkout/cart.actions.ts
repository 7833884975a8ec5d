/** What a shopper does with lines of the cart, on its page and in the mini cart. */
import { leastMessage, shortageMessage } from '@schemas/cart'
import type { CartLine, CartListAnswer, GoodsDetail } from '@schemas/generated/api'
import { navigate } from '@storefront/shell/router/navigate'
import { trackLater } from '@storefront/shell/analytics/track-later'
import { call } from '@storefront/shell/api/call'
import { tellTabs } from '../../shell/cart/cart-count'
import { cartBook, fetchCart, watchTabs } from './cart/cart'
import { loginPath } from '@storefront/shell/routing/login-path'
import { user } from '@storefront/shell/state/shop'
import { withLoading } from '@storefront/shell/state/loading'
import { chooseItem, confirm } from '@storefront/shell/state/ask'
import { showToast } from '@storefront/shell/state/toasts'
import { outcomes } from '@storefront/shell/texts/outcomes'
import { texts } from './texts/cart'
import { succeeds } from '@storefront/shell/api/succeeds'

const CHECKOUT = '/cart/checkout?mode=cart'

export function loadCart(): Promise<boolean> {
  watchTabs()
  return succeeds(fetchCart())
}

/** The cart's page shows what the server drew; what other tabs do to it is seen from now on. */
export function openCart(answered: CartListAnswer) {
  cartBook.take(answered)
  watchTabs()
}

/** Refused if the stock or the minimum does not allow it. */
export async function changeCartLine(cart_id: string, num: number): Promise<boolean> {
  const line = cartBook.line(cart_id)
  if (!line) return false
  const { start_num, store } = line
  if (num < start_num) {
    showToast(leastMessage(start_num))
    return false
  }
  const isMore = num > line.num
  if (isMore && num > store) {
    showToast(shortageMessage(store))
    return false
  }
  // fewer than a cart that the stock has run away from is what is left
  cartBook.edit({ nums: { [cart_id]: isMore ? num : Math.min(num, store) } })
  return true
}

export async function removeCartLine(cart_id: string): Promise<boolean> {
  if (!(await confirm(texts.removeQuestion))) return false
  return removed([cart_id])
}

/** Takes lines out and says so. @returns whether they are out */
export async function removed(cart_ids: string[]): Promise<boolean> {
  const gone = await cartBook.remove(cart_ids)
  if (gone) {
    showToast(texts.removed)
    for (const cart_id of cart_ids) trackLater('removeFromCart', { cart_id })
  }
  return gone
}

/** Takes lines out after a question. @returns whether they are out */
export async function takeOut(lines: readonly CartLine[], question: string): Promise<boolean> {
  if (!(await confirm(question))) return false
  return removed(lines.map(({ cart_id }) => cart_id))
}

/** Undoes a removal: what cannot be bought any more stays out, and is told. @returns whether all of it is back */
export async function putBack(lines: readonly CartLine[]): Promise<boolean> {
  let back = true
  // the earlier lines last: the latest stand first in a cart
  for (const line of lines.toReversed()) back = (await succeeds(putLineBack(line))) && back
  await succeeds(fetchCart())
  tellTabs()
  return back
}

async function putLineBack(line: CartLine, isAccumulate = false) {
  const { item_id, num, shop_id, is_plus_buy, marketing_id, is_checked } = line
  const body = { item_id, num, distributor_id: shop_id }
  const { cart_id } = is_plus_buy
    ? await call('POST /cart.addGift', { body: { ...body, activity_id: marketing_id } })
    : await call('POST /cart', {
        body: { ...body, cart_type: 'cart', shop_type: 'distributor', isAccumulate },
      })
  if (!is_checked) await call('PUT /cartupdate/checkstatus', { body: { cart_id, is_checked } })
}

/** Another item of a line's product is chosen for it (rule buying-5). */
export async function changeItem(line: CartLine): Promise<void> {
  const { item_id, shop_id } = line
  let product: GoodsDetail | undefined
  const asked = call('GET /goods/items/{item_id}', {
    params: { item_id },
    query: { distributor_id: shop_id },
  })
  await succeeds(withLoading(asked.then((answer) => (product = answer))))
  if (!product) return
  const { num = line.num } = cartBook.line(line.cart_id) ?? {}
  await chooseItem(product, { item_id, num, apply: (chosen, pieces) => replaced(line, chosen, pieces) })
}

/** The line makes way first: a limit counts all items of a product. @returns whether it is done, else it is as it was */
async function replaced(line: CartLine, item_id: string, num: number): Promise<boolean> {
  if (item_id === line.item_id) {
    cartBook.edit({ nums: { [line.cart_id]: num } })
    return true
  }
  if (!(await cartBook.remove([line.cart_id]))) return false
  const done = await succeeds(putLineBack({ ...line, item_id, num }, true))
  if (!done) await succeeds(putLineBack(line))
  await succeeds(fetchCart())
  tellTabs()
  return done
}

/** Goods become favourites and leave the cart; a visitor signs in first. */
export async function keepLines(lines: readonly CartLine[]): Promise<void> {
  if (!user.userInfo) return navigate(loginPath())
  const kept: string[] = []
  for (const { cart_id, item_id, shop_id } of lines) {
    const body = { item_id, distributor_id: shop_id, item_type: 'normal' } as const
    if (await succeeds(call('POST /member/collect/item', { body }))) kept.push(cart_id)
  }
  if (kept.length > 0 && (await cartBook.remove(kept))) showToast(outcomes.collected)
}

/** 换购: a product that a promotion offers. */
export async function takeExtra(offer: { item_id: string; activity_id: string; distributor_id: string }) {
  if (!(await succeeds(call('POST /cart.addGift', { body: { ...offer, num: 1 } })))) return
  await succeeds(fetchCart())
  tellTabs()
}

/** To checkout, once the server knows of every change; a visitor signs in on the way. */
export async function settle(): Promise<void> {
  await cartBook.flush()
  if (!user.userInfo) return navigate(loginPath(CHECKOUT))
  await checkCart()
  navigate(CHECKOUT)
}

/**
 * Rule cart-2: what the check finds, or why it fails, is a line in the log; checkout validates by itself. What the cart shows
 * as not to be bought is left behind, so that checkout does not refuse the rest for it.
 */
async function checkCart() {
  const body = { mode: 'cart', shop_type: 'distributor' } as const
  try {
    const { status, lines } = await call('POST /cart/check', { body, quiet: true })
    if (status) return
    console.warn('The cart check found lines that cannot be bought:', lines)
    const cart_id = lines.map((line) => line.cart_id).filter((id) => !cartBook.line(id))
    if (cart_id.length > 0)
      await call('PUT /cartupdate/checkstatus', { body: { cart_id, is_checked: false }, quiet: true })
  } catch (error) {
    console.warn('The cart check failed:', error)
  }
}

/** Chooses lines for checkout, or leaves them out. */
export const tickLines = (lines: readonly CartLine[], ticked: boolean) =>
  cartBook.edit({ ticks: Object.fromEntries(lines.map(({ cart_id }) => [cart_id, ticked])) })

/** Pieces of a line, within what its field allows. */
export const setNum = (cart_id: string, num: number) => cartBook.edit({ nums: { [cart_id]: num } })

/** The promotion that a line joins; '' leaves the choice to the server. */
export const choosePromotion = (cart_id: string, promotion_id: string) =>
  cartBook.edit({ promotions: { [cart_id]: promotion_id } })
