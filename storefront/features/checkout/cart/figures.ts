/** Figures of a cart as pages show them; money in cents. */
import type { CartLine, CartListAnswer } from '@schemas/generated/api'
import { QUANTITY_MAX } from '@storefront/shell/parts/quantity'

export const validLines = ({ valid_cart }: CartListAnswer): CartLine[] =>
  valid_cart.flatMap(({ list }) => list)

/** As the badge counts: every piece, of lines that cannot be bought too. */
export const piecesOf = (cart: CartListAnswer): number =>
  [...validLines(cart), ...cart.invalid_cart].reduce((pieces, { num }) => pieces + num, 0)

export interface Chosen {
  /** Pieces of the ticked lines. */
  pieces: number
  lines: number
  item_fee: number
  discount_fee: number
  total_fee: number
}

/** What is ticked, over all shops. */
export const chosenOf = ({ valid_cart }: CartListAnswer): Chosen =>
  valid_cart.reduce(
    (sum, shop) => ({
      pieces: sum.pieces + shop.cart_total_num,
      lines: sum.lines + shop.cart_total_count,
      item_fee: sum.item_fee + shop.item_fee,
      discount_fee: sum.discount_fee + shop.discount_fee,
      total_fee: sum.total_fee + shop.total_fee,
    }),
    { pieces: 0, lines: 0, item_fee: 0, discount_fee: 0, total_fee: 0 },
  )

/** What a tick box over several lines shows. */
export type TickState = 'all' | 'some' | 'none'

export function tickOf(lines: readonly Pick<CartLine, 'is_checked'>[]): TickState {
  const ticked = lines.filter(({ is_checked }) => is_checked).length
  if (ticked === 0) return 'none'
  return ticked === lines.length ? 'all' : 'some'
}

/** Pieces that may be asked for: the stock, what a limit leaves, 99999 (rule stock-4). */
export function mostOf({ store, start_num, limitedBuy }: CartLine): number {
  const { limit_buy, bought = 0 } = limitedBuy
  const left = limit_buy === undefined ? QUANTITY_MAX : limit_buy - bought
  return Math.max(start_num, Math.min(store, left, QUANTITY_MAX))
}

/** Cents by which a piece is dearer than when it was put in; less than 0: cheaper. */
export const priceChange = ({ added_price, price }: Pick<CartLine, 'added_price' | 'price'>): number =>
  added_price > 0 ? price - added_price : 0
