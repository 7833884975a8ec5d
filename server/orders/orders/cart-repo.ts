import { memberOwner } from '../../core/owner'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../db/client'
import { cart_line } from '../../db/schema'

const ofMember = (company_id: string, user_id: string) =>
  and(eq(cart_line.company_id, company_id), eq(cart_line.owner, memberOwner(user_id)))

/** What is checked in a member's carts: by it a second click is told from a second order. */
export async function cartSnapshot(tx: Transaction, company_id: string, user_id: string) {
  return tx
    .select({ cart_id: cart_line.cart_id, item_id: cart_line.item_id, num: cart_line.num })
    .from(cart_line)
    .where(and(ofMember(company_id, user_id), eq(cart_line.is_checked, true)))
    .orderBy(asc(cart_line.cart_id))
}

/** What was bought leaves the cart. */
export async function removeBought(
  tx: Transaction,
  company_id: string,
  user_id: string,
  cart_ids: string[],
): Promise<void> {
  await tx.delete(cart_line).where(and(ofMember(company_id, user_id), inArray(cart_line.cart_id, cart_ids)))
}
