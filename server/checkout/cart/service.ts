import type { CartAddBody, CartAddGiftBody } from '@schemas/generated/api'
import type { Database, Transaction } from '../../db/client'
import { inTransaction } from '../../db/transaction'
import { AppError } from '../../core/errors'
import { lockMember } from '../../members'
import { hiddenError, settingOf } from '../../platform'
import { itemIdOf } from './live-repo'
import type { CartViewer, LiveLine } from './line'
import { liveLines } from './live-lines'
import {
  changeLines,
  emptyCart,
  cartLines,
  putLine,
  type CartKey,
  type CartLineRow,
  type CartRef,
  type NewCartLine,
  deleteLines,
  linesById,
  type LineChange,
} from './repo'
import { GUEST_LIFE_S } from './owner'
import { FIGURES } from '../../config/limits'
import { newId } from '../../core/ids'

/** Rule cart-3: a fast purchase lives this long. */
const FASTBUY_MS = FIGURES.fast_buy_minutes * 60_000
/** Rule cart-1. */
const MAX_GUEST_LINES = FIGURES.guest_cart_lines

export interface CartRequest {
  key: CartKey
  viewer: CartViewer | null
  now: Date
}

export interface CartAddition {
  item_id: string
  num: number
  cart_type: CartRef['cart_type']
  shop_type: CartRef['shop_type']
  distributor_id: string
  accumulate: boolean
  /** The promotion chosen for a normal line, or the one that offers an add-on line. */
  activity_id: string | null
  line_type: 'normal' | 'plus_buy'
}

export const additionOf = (body: CartAddBody): CartAddition => ({
  item_id: body.item_id,
  num: body.num ?? body.totalQuantity ?? body.quantity ?? 1,
  cart_type: body.cart_type,
  shop_type: body.shop_type,
  distributor_id: body.distributor_id || '0',
  accumulate: body.isAccumulate,
  activity_id: body.activity_id || null,
  line_type: body.activity_type === 'plus_price_buy' ? 'plus_buy' : 'normal',
})

/** An add-on offer (换购); its number replaces the one that is in the cart. */
export const offerAddition = ({
  item_id,
  num,
  distributor_id,
  activity_id,
}: CartAddGiftBody): CartAddition => ({
  item_id,
  num,
  cart_type: 'cart',
  shop_type: 'distributor',
  distributor_id: distributor_id || '0',
  accumulate: false,
  activity_id,
  line_type: 'plus_buy',
})

/**
 * Puts pieces of an item into a cart, or makes them the one line of the fast purchase.
 * @returns the line after the change
 * @throws AppError not_found; unbuyable, out_of_stock, purchase_limit if the new number cannot be bought; cart_full;
 * unauthenticated for a visitor's fast purchase; unauthenticated, not_whitelisted for a shop that is hidden from the viewer
 */
export async function addToCart(db: Database, request: CartRequest, wanted: CartAddition): Promise<LiveLine> {
  const { key, viewer, now } = request
  if (wanted.cart_type === 'fastbuy' && !viewer) throw new AppError('unauthenticated')
  return inTransaction(db, async (tx) => {
    if (viewer) await lockMember(tx, key.company_id, viewer.user_id)
    const place = { ...key, cart_type: wanted.cart_type, shop_type: wanted.shop_type }
    const isFast = wanted.cart_type === 'fastbuy'
    if (isFast) await emptyCart(tx, place)
    const accumulate = wanted.accumulate && !isFast
    const item_id = await itemIdOf(tx, key.company_id, wanted.item_id)
    if (item_id === undefined) throw new AppError('not_found', { message: '商品不存在' })
    const expires = expiryOf(isFast, viewer, now)
    const row = await putLine(tx, newLine(place, { ...wanted, item_id }, expires), { accumulate })
    const rows = await cartLines(tx, place)
    await requireRoom(tx, place, viewer, rows.length)
    const added = await findCurrentLine(tx, request, rows, row.cart_id)
    if (added.shop?.is_hidden) throw hiddenError(viewer)
    const line = requireBuyable(added)
    // the price of an add-on line depends on the lines that earn it
    if (wanted.line_type === 'normal')
      await changeLines(tx, key, [row.cart_id], { price_added: line.charged.price })
    return line
  })
}

const newLine = (place: CartRef, wanted: CartAddition, expires: Date | null): NewCartLine => ({
  ...place,
  cart_id: newId(),
  distributor_id: wanted.distributor_id,
  item_id: wanted.item_id,
  line_type: wanted.line_type,
  num: wanted.num,
  activity_id: wanted.activity_id,
  expires,
})

function expiryOf(isFast: boolean, viewer: CartViewer | null, now: Date): Date | null {
  if (isFast) return new Date(now.getTime() + FASTBUY_MS)
  return viewer ? null : new Date(now.getTime() + GUEST_LIFE_S * 1_000)
}

async function requireRoom(
  tx: Transaction,
  place: CartRef,
  viewer: CartViewer | null,
  lines: number,
): Promise<void> {
  const { max_cart_lines } = await settingOf(tx, place.company_id, 'trade')
  const most = viewer ? max_cart_lines : Math.min(max_cart_lines, MAX_GUEST_LINES)
  if (lines > most) throw new AppError('cart_full', { message: `购物车最多${most}种商品` })
}

/** The current state of a line, validated together with the others of its item. @throws AppError not_found */
async function currentLine(
  tx: Transaction,
  request: CartRequest,
  place: CartRef,
  cart_id: string,
): Promise<LiveLine> {
  return findCurrentLine(tx, request, await cartLines(tx, place), cart_id)
}

async function findCurrentLine(
  tx: Transaction,
  { key, viewer, now }: CartRequest,
  rows: readonly CartLineRow[],
  cart_id: string,
): Promise<LiveLine> {
  const own = rows.find((row) => row.cart_id === cart_id)
  const together = rows.filter(({ item_id }) => item_id === own?.item_id)
  const lines = await liveLines(tx, together, { company_id: key.company_id, viewer, now })
  const line = lines.find(({ row }) => row.cart_id === cart_id)
  if (!line) throw new AppError('not_found', { message: '购物车中没有此商品' })
  return line
}

/** @throws AppError if it cannot be bought in its number, which rolls the change back */
function requireBuyable(line: LiveLine): LiveLine {
  if (line.invalid !== null) throw new AppError('unbuyable', { message: line.invalid })
  if (line.notice) throw new AppError(line.notice.error, { message: line.notice.message })
  return line
}

/** A change of one line, which is identified by its own id or by its SKU (rule cart-6). */
interface NumChange {
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
        ? (await cartLines(tx, { ...key, cart_type: 'cart', shop_type })).find(
            (line) => line.item_id === sku_id,
          )
        : (await linesById(tx, key, [cart_id]))[0]
    if (!row) throw new AppError('not_found', { message: '购物车中没有此商品' })
    await changeLines(tx, key, [row.cart_id], change)
    const place = { ...key, cart_type: row.cart_type, shop_type: row.shop_type }
    const line = await currentLine(tx, { key, viewer, now }, place, row.cart_id)
    // lines that cannot be bought can still be unticked
    return change.num === undefined ? line : requireBuyable(line)
  })
}

/** Ticks or unticks lines, whether they can be bought or not. @throws AppError not_found */
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

/** Removes lines. Like every change of a member's cart it waits while an order is being made of the cart. */
export function removeLines(db: Database, { key, viewer }: CartRequest, cart_ids: string[]): Promise<void> {
  return inTransaction(db, async (tx) => {
    if (viewer) await lockMember(tx, key.company_id, viewer.user_id)
    await deleteLines(tx, key, cart_ids)
  })
}

/** `0` and '' mean that the server chooses the promotion. */
export const promotionChosen = (activity_id: string): string | null =>
  activity_id === '' || activity_id === '0' ? null : activity_id
