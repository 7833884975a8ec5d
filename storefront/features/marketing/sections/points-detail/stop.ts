import type { BuyState } from '@storefront/features/catalogue'
import { texts } from '../../texts/points'

const CLOSED: Partial<Record<BuyState, string>> = {
  offShelf: texts.offShelf,
  gift: texts.gift,
  showOnly: texts.showOnly,
  soldOut: texts.soldOut,
}

/**
 * Why an article cannot be redeemed, as its button says it.
 * @param needed points for all the pieces
 * @param own points of the member; `undefined` for a visitor
 */
export function stopOf(state: BuyState, needed: number, own: number | undefined): string | undefined {
  const closed = CLOSED[state]
  if (closed !== undefined) return closed
  return own !== undefined && own < needed ? texts.tooFew(needed - own) : undefined
}
