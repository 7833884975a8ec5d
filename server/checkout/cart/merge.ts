import type { Transaction } from '../../db/client'
import { lockMember } from '../../members'
import { settingOf } from '../../platform'
import { shelvesOf } from '../../catalogue'
import { changeLines, countsIn, deleteLines, lockLines, mergeLine, type CartKey } from './line-repo'
import { memberOwner } from '../../core/owner'
import { newId } from '../../core/ids'

/**
 * Gives a visitor's cart to the member who signed in, in the transaction of signing in (rule cart-1): of the same
 * item the larger number counts, no more than there is in stock; what does not fit into the cart is left out. Two
 * sign-ins at once do it once: the second one waits and finds the visitor's cart empty.
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
        // members pay other prices: the line is not dearer or cheaper for that
        price_added: null,
        expires: null,
      })
      // sold out: the line stays, and the cart says so
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
