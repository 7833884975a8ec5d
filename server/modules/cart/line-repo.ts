import { and, asc, eq, inArray, or, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import { cart_line } from '../../db/schema'

export type CartLineRow = typeof cart_line.$inferSelect

/** Whose cart: `m:{user_id}`, or `g:{hash}` of a visitor's cookie. */
export interface CartKey {
  company_id: string
  owner: string
}

export interface CartPlace extends CartKey {
  cart_type: CartLineRow['cart_type']
  shop_type: CartLineRow['shop_type']
}

const alive = or(isNull(cart_line.expires), sql`${cart_line.expires} > now()`)
const ofOwner = ({ company_id, owner }: CartKey) =>
  and(eq(cart_line.company_id, company_id), eq(cart_line.owner, owner))
const inPlace = (place: CartPlace) =>
  and(ofOwner(place), eq(cart_line.cart_type, place.cart_type), eq(cart_line.shop_type, place.shop_type))

/** Lines of one cart that have not ended, the latest first. */
export const linesIn = (db: Database | Transaction, place: CartPlace): Promise<CartLineRow[]> =>
  db
    .select()
    .from(cart_line)
    .where(and(inPlace(place), alive))
    .orderBy(sql`${cart_line.created} desc`, asc(cart_line.cart_id))

/** The same, locked until the transaction ends, in one order for everybody. */
export const lockLines = (tx: Transaction, place: CartPlace): Promise<CartLineRow[]> =>
  tx
    .select()
    .from(cart_line)
    .where(and(inPlace(place), alive))
    .orderBy(asc(cart_line.cart_id))
    .for('update')

/** Lines of an owner by their ids, whatever cart they lie in. */
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
