import type { Database } from '../../db/client'
import { inTransaction } from '../../db/transaction'
import { AppError } from '../../core/errors'
import { lockMember } from '../../members'
import { lineNow, needBuyable, type CartRequest } from './add'
import type { LiveLine } from './live-line'
import { changeLines, deleteLines, linesById, linesIn, type CartLineRow, type LineChange } from './line-repo'

/** Which line, and what becomes of it; it is named by its own id or by its SKU (rule cart-6). */
export interface NumChange {
  cart_id: string | undefined
  sku_id: string | undefined
  shop_type: CartLineRow['shop_type']
  change: LineChange
}

/**
 * Changes the number, the tick or the promotion of one line.
 * @throws AppError not_found; unbuyable, out_of_stock or purchase_limit for a number that cannot be bought
 */
export async function changeLine(
  db: Database,
  request: CartRequest,
  { cart_id, sku_id, shop_type, change }: NumChange,
): Promise<LiveLine> {
  const { key, viewer, now } = request
  return inTransaction(db, async (tx) => {
    if (viewer) await lockMember(tx, key.company_id, viewer.user_id)
    const row =
      cart_id === undefined
        ? (await linesIn(tx, { ...key, cart_type: 'cart', shop_type })).find(
            (line) => line.item_id === sku_id,
          )
        : (await linesById(tx, key, [cart_id]))[0]
    if (!row) throw new AppError('not_found', { message: '购物车中没有此商品' })
    await changeLines(tx, key, [row.cart_id], change)
    const place = { ...key, cart_type: row.cart_type, shop_type: row.shop_type }
    const line = await lineNow(tx, { key, viewer, now }, place, row.cart_id)
    // what cannot be bought can still be unticked
    return change.num === undefined ? line : needBuyable(line)
  })
}

/** Ticks lines or takes the tick away, whether they can be bought or not. @throws AppError not_found */
export async function tickLines(
  db: Database,
  { key, viewer }: CartRequest,
  cart_ids: string[],
  change: LineChange,
): Promise<void> {
  const ids = [...new Set(cart_ids)]
  await inTransaction(db, async (tx) => {
    if (viewer) await lockMember(tx, key.company_id, viewer.user_id)
    if ((await changeLines(tx, key, ids, change)) !== ids.length)
      throw new AppError('not_found', { message: '购物车中没有此商品' })
  })
}

/** Takes lines out. As every change of a member's cart it waits for an order that is being made of it. */
export function removeLines(db: Database, { key, viewer }: CartRequest, cart_ids: string[]): Promise<void> {
  return inTransaction(db, async (tx) => {
    if (viewer) await lockMember(tx, key.company_id, viewer.user_id)
    await deleteLines(tx, key, cart_ids)
  })
}

/** `0` and '' leave the choice to us. */
export const promotionChosen = (activity_id: string): string | null =>
  activity_id === '' || activity_id === '0' ? null : activity_id
