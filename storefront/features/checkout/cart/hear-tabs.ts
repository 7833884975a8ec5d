import { onOtherTab } from '@storefront/shell/cart/cart-tabs'

/** From now on the badge follows what other tabs do to the cart; what counts it comes once one has done something. */
export function hearTabs() {
  onOtherTab(() => void import('./cart').then(({ readAgain }) => readAgain()))
}
