/** Lines of carts for tests, inserted directly. */
import { memberOwner } from '@server/core/owner'
import { randomUUID } from 'node:crypto'
import type { Database } from '@server/db/client'
import { cart_line } from '@server/db/schema'

export type CartRow = Partial<typeof cart_line.$inferInsert> & { item_id: string }

/** Adds checked lines to a member's cart. @returns their cart_id in the same order */
export async function fillCart(
  db: Database,
  user_id: string,
  lines: CartRow[],
  company_id = '1',
): Promise<string[]> {
  const rows = lines.map((line) => ({
    company_id,
    owner: memberOwner(user_id),
    cart_id: randomUUID(),
    cart_type: 'cart' as const,
    shop_type: 'distributor' as const,
    distributor_id: '0',
    num: 1,
    ...line,
  }))
  await db.insert(cart_line).values(rows)
  return rows.map(({ cart_id }) => cart_id)
}
