import type { CartListAnswer } from '@schemas/generated/api'
import { call } from '@storefront/shell/api/call'
import { succeeds } from '@storefront/shell/api/succeeds'
import { CartBook } from './cart-book'
import { countCart, onOtherTab, tellTabs } from '@storefront/shell/cart/cart-count'
import { piecesOf } from './figures'
import { cart } from '@storefront/shell/state/shop'

const listCart = () => call('GET /cart/list', { query: { shop_type: 'distributor' }, quiet: true })

function show(lines: CartListAnswer) {
  cart.cartInfo = lines
  cart.cartCount = piecesOf(lines)
}

/** The one book of this tab: cart page and mini cart write into it. */
export const cartBook = new CartBook(
  {
    async list() {
      let list: CartListAnswer | undefined
      await succeeds(listCart().then((answer) => (list = answer)))
      return list
    },
    setNum: (cart_id, num) =>
      succeeds(call('PUT /cartupdate/num', { body: { cart_id, num, shop_type: 'distributor' } })),
    tick: (cart_id, is_checked) =>
      succeeds(call('PUT /cartupdate/checkstatus', { body: { cart_id, is_checked } })),
    choosePromotion: (cart_id, activity_id) =>
      succeeds(call('PUT /cartupdate/promotion', { body: { cart_id, activity_id } })),
    remove: (cart_id) => succeeds(call('DELETE /cartdel', { body: { cart_id } })),
  },
  show,
  tellTabs,
)

/** Fetches the lines. @throws ApiError */
export async function fetchCart(): Promise<void> {
  cartBook.take(await listCart())
}

/** The lines where they are shown, else how many there are. */
export const readAgain = () => succeeds(cart.cartInfo ? fetchCart() : countCart())

/** From now on what another tab does to the cart is seen here. */
export function watchTabs() {
  onOtherTab(() => void readAgain())
}
