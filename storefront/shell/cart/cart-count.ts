import { call } from '../api/call'
import { succeeds } from '../api/succeeds'
import { cart } from '../state/shop'
import { tellTabs } from './cart-tabs'

/** Reads how many pieces are in the cart; its lines are read again where they are shown. */
export async function countCart(): Promise<void> {
  const { item_count } = await call('GET /cartcount', { quiet: true })
  cart.cartCount = item_count
  cart.cartInfo = null
}

/** Something was put into the cart: the badge counts it, the mini cart opens, other tabs are told. */
export async function wasAdded(): Promise<void> {
  await succeeds(countCart())
  cart.added++
  tellTabs()
}
