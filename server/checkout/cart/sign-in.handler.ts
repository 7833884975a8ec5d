import { type SignInHandler, lockMember } from '../../members'
import { closeGuestCart, guestCartOf } from './owner'
import type { Transaction } from '../../db/client'
import { settingOf } from '../../platform'
import { shelvesOf } from '../../catalogue'
import { changeLines, countsIn, deleteLines, lockLines, mergeLine, type CartKey } from './repo'
import { memberOwner } from '../../core/owner'
import { newId } from '../../core/ids'

/** Moves the visitor's cart to the member. */
const mergeCart: SignInHandler = {
  async signedIn(tx, request, user_id) {
    const guest = guestCartOf(request)
    if (guest) await mergeGuestCart(tx, guest, user_id)
  },
  afterwards(request, reply) {
    if (guestCartOf(request)) closeGuestCart(request, reply)
  },
}

export default mergeCart

/**
 * Moves a visitor's cart to the member, in the transaction of signing in (rule cart-1). Of the same item the larger number
 * wins, up to the stock; lines that do not fit into the cart are dropped. Of two sign-ins at once the second waits and
 * finds the visitor's cart empty.
 */
export async function mergeGuestCart(tx: Transaction, guest: CartKey, user_id: string): Promise<void> {
  const { company_id } = guest
  await lockMember(tx, company_id, user_id)
  for (const shop_type of ['distributor', 'pointsmall'] as const) {
    const brought = await lockLines(tx, { ...guest, cart_type: 'cart', shop_type })
    if (brought.length === 0) continue
    const place = { company_id, owner: memberOwner(user_id), cart_type: 'cart' as const, shop_type }
    const { max_cart_lines } = await settingOf(tx, company_id, 'trade')
    const had = new Set((await lockLines(tx, place)).map(nameOf))
    let free = max_cart_lines - (await countsIn(tx, place)).lines
    const kept = brought.filter((line) => had.has(nameOf(line)) || free-- > 0)
    for (const { store, stock_distributor_id: _, ...line } of await shelvesOf(tx, company_id, kept)) {
      const merged = await mergeLine(tx, {
        ...line,
        ...place,
        cart_id: newId(),
        // members have other prices; the line must not be marked as dearer or cheaper for that
        price_added: null,
        expires: null,
      })
      // a sold-out line stays and is shown as such
      if (store > 0 && merged.num > store) await changeLines(tx, place, [merged.cart_id], { num: store })
    }
    await deleteLines(
      tx,
      guest,
      brought.map(({ cart_id }) => cart_id),
    )
  }
}

const nameOf = (line: { distributor_id: string; item_id: string; line_type: string }) =>
  `${line.distributor_id}/${line.item_id}/${line.line_type}`
