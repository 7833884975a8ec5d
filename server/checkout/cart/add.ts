import type { CartAddBody, CartAddGiftBody } from '@schemas/generated/api'
import type { Database, Transaction } from '../../db/client'
import { inTransaction } from '../../db/transaction'
import { AppError } from '../../core/errors'
import { lockMember } from '../../members'
import { hiddenError, settingOf } from '../../platform'
import { itemIdOf } from './goods-repo'
import type { CartViewer, LiveLine } from './live-line'
import { liveLines } from './live-lines'
import {
  changeLines,
  emptyCart,
  linesIn,
  putLine,
  type CartKey,
  type CartLineRow,
  type CartPlace,
  type NewCartLine,
} from './line-repo'
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

export interface Wanted {
  item_id: string
  num: number
  cart_type: CartPlace['cart_type']
  shop_type: CartPlace['shop_type']
  distributor_id: string
  accumulate: boolean
  /** The promotion that was chosen, or that offers the line. */
  activity_id: string | null
  line_type: 'normal' | 'plus_buy'
}

export const wantedOf = (body: CartAddBody): Wanted => ({
  item_id: body.item_id,
  num: body.num ?? body.totalQuantity ?? body.quantity ?? 1,
  cart_type: body.cart_type,
  shop_type: body.shop_type,
  distributor_id: body.distributor_id || '0',
  accumulate: body.isAccumulate,
  activity_id: body.activity_id || null,
  line_type: body.activity_type === 'plus_price_buy' ? 'plus_buy' : 'normal',
})

/** 换购: what a promotion offers, in place of what was taken of it before. */
export const offerOf = ({ item_id, num, distributor_id, activity_id }: CartAddGiftBody): Wanted => ({
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
 * Puts pieces of an item into a cart, or into the slot of the fast purchase in place of what was there.
 * @returns the line as it is then
 * @throws AppError not_found; unbuyable, out_of_stock, purchase_limit with the reason for the number that it would have; cart_full;
 * unauthenticated for a visitor's fast purchase; unauthenticated, not_whitelisted for a shop that is hidden from who asks
 */
export async function addToCart(db: Database, request: CartRequest, wanted: Wanted): Promise<LiveLine> {
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
    const rows = await linesIn(tx, place)
    await refuseFullCart(tx, place, viewer, rows.length)
    const added = await lineAmong(tx, request, rows, row.cart_id)
    if (added.shop?.is_hidden) throw hiddenError(viewer)
    const line = needBuyable(added)
    // what is offered beside others has its price from them
    if (wanted.line_type === 'normal')
      await changeLines(tx, key, [row.cart_id], { price_added: line.charged.price })
    return line
  })
}

const newLine = (place: CartPlace, wanted: Wanted, expires: Date | null): NewCartLine => ({
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

async function refuseFullCart(
  tx: Transaction,
  place: CartPlace,
  viewer: CartViewer | null,
  lines: number,
): Promise<void> {
  const { max_cart_lines } = await settingOf(tx, place.company_id, 'trade')
  const most = viewer ? max_cart_lines : Math.min(max_cart_lines, MAX_GUEST_LINES)
  if (lines > most) throw new AppError('cart_full', { message: `购物车最多${most}种商品` })
}

/** A line as it is now, judged together with the others of its item. @throws AppError not_found */
export async function lineNow(
  tx: Transaction,
  request: CartRequest,
  place: CartPlace,
  cart_id: string,
): Promise<LiveLine> {
  return lineAmong(tx, request, await linesIn(tx, place), cart_id)
}

async function lineAmong(
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

/** @throws AppError where it cannot be bought in its number; the transaction then undoes what was changed */
export function needBuyable(line: LiveLine): LiveLine {
  if (line.invalid !== null) throw new AppError('unbuyable', { message: line.invalid })
  if (line.notice) throw new AppError(line.notice.error, { message: line.notice.message })
  return line
}
