import { call } from '../api/call'
import { succeeds } from '../api/succeeds'
import { cart } from '../state/shop'

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

/** Tabs of one browser tell each other that the cart has changed. */
const KEY = 'cart_changed'

export function tellTabs() {
  localStorage.setItem(KEY, String(Date.now()))
}

let heard: (() => void) | undefined

/** Whenever another tab tells; a second listener takes the place of the first. */
export function onOtherTab(listener: () => void) {
  if (!heard)
    addEventListener('storage', ({ key }) => {
      if (key === KEY) heard?.()
    })
  heard = listener
}
