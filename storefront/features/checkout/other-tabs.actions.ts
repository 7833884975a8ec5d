import { onOtherTab } from '../../shell/cart/cart-count'

/** Keeps the cart badge in step with other tabs; the code that counts is loaded once another tab has changed the cart. */
export function followOtherTabs() {
  onOtherTab(() => void import('./cart/cart').then(({ readAgain }) => readAgain()))
}
