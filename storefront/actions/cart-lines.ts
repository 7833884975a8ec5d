/** What a shopper does with lines of the cart, on its page and in the mini cart. */
import { leastMessage, shortageMessage } from '@schemas/cart'
import { cartBook, fetchCart } from '../state/cart'
import { confirm } from '../state/questions'
import { showToast } from '../state/toasts'
import { texts } from '../texts/cart'
import { succeeds } from './succeeds'

export const loadCart = (): Promise<boolean> => succeeds(fetchCart())

/** storefront §5: refused where the stock or the least number stands against it. */
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
  if (gone) showToast(texts.removed)
  return gone
}
