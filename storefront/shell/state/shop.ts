import { proxy } from 'valtio/vanilla'
import type { CartListAnswer } from '@schemas/generated/api'
import type { PageData, Viewer } from '@schemas/page-data'

/** Who is signed in. */
export const user = proxy<{ userInfo: Viewer | null }>({ userInfo: null })

/** The cart: its pieces, its lines once a member looks at them, and how often something was added. */
export const cart = proxy<{ cartCount: number; cartInfo: CartListAnswer | null; added: number }>({
  cartCount: 0,
  cartInfo: null,
  added: 0,
})

/** The address chosen for the running checkout. */
export const address = proxy<{ addr_id: string }>({ addr_id: '' })

/** The payment under way. */
export const trade = proxy<{ trade_no: string; trade_createtime: number }>({
  trade_no: '',
  trade_createtime: 0,
})

/** What is under way for the whole page. */
export const global = proxy<{ loading: number }>({ loading: 0 })

/** What a page says of whose it is. */
export function takeFrom({ viewer, cartCount }: Pick<PageData, 'viewer' | 'cartCount'>) {
  user.userInfo = viewer
  if (cart.cartCount !== cartCount) {
    cart.cartCount = cartCount
    cart.cartInfo = null
  }
}
