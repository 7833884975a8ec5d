import { and, asc, eq, inArray, lte, or, isNull, sql, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import { proposed } from '../../db/proposed'
import { cart_line, member } from '../../db/schema'
import { timeNow } from '../../db/time'

export type CartLineRow = typeof cart_line.$inferSelect

/** Whose cart: `m:{user_id}`, or `g:{hash}` of a visitor's cookie. */
export interface CartKey {
  company_id: string
  owner: string
}

export interface CartRef extends CartKey {
  cart_type: CartLineRow['cart_type']
  shop_type: CartLineRow['shop_type']
}

const alive = or(isNull(cart_line.expires), sql`${cart_line.expires} > now()`)
const ofOwner = ({ company_id, owner }: CartKey) =>
  and(eq(cart_line.company_id, company_id), eq(cart_line.owner, owner))
const inPlace = (place: CartRef) =>
  and(ofOwner(place), eq(cart_line.cart_type, place.cart_type), eq(cart_line.shop_type, place.shop_type))

/** Lines of one cart that have not ended, the latest first. */
export const cartLines = (db: Database | Transaction, place: CartRef): Promise<CartLineRow[]> =>
  db
    .select()
    .from(cart_line)
    .where(and(inPlace(place), alive))
    .orderBy(sql`${cart_line.created} desc`, asc(cart_line.cart_id))

/** The same, locked until the transaction ends. All transactions lock in the order of cart_id. */
export const lockLines = (tx: Transaction, place: CartRef): Promise<CartLineRow[]> =>
  tx
    .select()
    .from(cart_line)
    .where(and(inPlace(place), alive))
    .orderBy(asc(cart_line.cart_id))
    .for('update')

/** Lines of an owner by their ids, of any of the owner's carts. */
export const linesById = (
  db: Database | Transaction,
  key: CartKey,
  cart_ids: string[],
): Promise<CartLineRow[]> =>
  db
    .select()
    .from(cart_line)
    .where(and(ofOwner(key), inArray(cart_line.cart_id, cart_ids), alive))

export type NewCartLine = typeof cart_line.$inferInsert

/** Identifies a line within a cart. */
const sameLine = [
  cart_line.company_id,
  cart_line.owner,
  cart_line.cart_type,
  cart_line.shop_type,
  cart_line.distributor_id,
  cart_line.item_id,
  cart_line.line_type,
]

/** Adds a line. If it exists, its number is increased (`accumulate`) or replaced; an expired line counts as 0 pieces. */
export async function putLine(
  tx: Transaction,
  line: NewCartLine,
  { accumulate }: { accumulate: boolean },
): Promise<CartLineRow> {
  const { num, activity_id, is_checked = true, expires = null } = line
  const hasEnded = lte(cart_line.expires, timeNow())
  const [row] = await tx
    .insert(cart_line)
    .values(line)
    .onConflictDoUpdate({
      target: sameLine,
      set: {
        num: accumulate ? sql`case when ${hasEnded} then 0 else ${cart_line.num} end + ${num}::int` : num,
        is_checked,
        expires,
        ...proposed('updated'),
        ...(activity_id && { activity_id }),
      },
    })
    .returning()
  if (!row) throw new Error('Expected the line that was put into the cart, found none')
  return row
}

/** Adds a line of a visitor's cart to the member's: the larger number of both wins (rule cart-1). */
export async function mergeLine(tx: Transaction, line: NewCartLine): Promise<CartLineRow> {
  const [row] = await tx
    .insert(cart_line)
    .values(line)
    .onConflictDoUpdate({
      target: sameLine,
      set: { num: sql`greatest(${cart_line.num}, ${line.num})`, ...proposed('updated') },
    })
    .returning()
  if (!row) throw new Error('Expected the line that was merged into the cart, found none')
  return row
}

export type LineChange = Partial<Pick<CartLineRow, 'num' | 'is_checked' | 'activity_id' | 'price_added'>>

/** Changes lines of an owner. @returns how many were found */
export async function changeLines(
  tx: Database | Transaction,
  key: CartKey,
  cart_ids: string[],
  change: LineChange,
): Promise<number> {
  const { rowCount } = await tx
    .update(cart_line)
    .set({ ...change, updated: sql`now()` })
    .where(and(ofOwner(key), inArray(cart_line.cart_id, cart_ids), alive))
  return rowCount ?? 0
}

export async function deleteLines(
  db: Database | Transaction,
  key: CartKey,
  cart_ids: string[],
): Promise<void> {
  await db.delete(cart_line).where(and(ofOwner(key), inArray(cart_line.cart_id, cart_ids)))
}

/** Empties one cart. */
export async function emptyCart(tx: Transaction, place: CartRef): Promise<void> {
  await tx.delete(cart_line).where(inPlace(place))
}

/**
 * Pieces in the cart of the row of `member`, as every page shows them. For statements with a parameter `company_id`, its
 * company.
 */
export const PIECES_OF_MEMBER: SQL<number> = sql<number>`(
  select coalesce(sum(l.num), 0)::int from cart_line l
   where l.company_id = ${sql.placeholder('company_id')} and l.owner = 'm:' || ${member.user_id}
     and l.cart_type = 'cart' and l.shop_type = 'distributor' and (l.expires is null or l.expires > now()))`

export async function countsIn(
  db: Database | Transaction,
  place: CartRef,
): Promise<{ lines: number; pieces: number }> {
  const [row] = await db
    .select({
      lines: sql<number>`count(*)::int`,
      pieces: sql<number>`coalesce(sum(${cart_line.num}), 0)::int`,
    })
    .from(cart_line)
    .where(and(inPlace(place), alive))
  return row ?? { lines: 0, pieces: 0 }
}
