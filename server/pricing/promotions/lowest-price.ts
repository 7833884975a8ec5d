import type { ActivePrices } from './active-prices'

export interface Charged {
  /** Cents. */
  price: number
  /** Where it comes from; `shelf` and `member` go on to full reductions, the others end the chain (rule price-2). */
  source: 'shelf' | 'member' | 'limited_time_sale' | 'staff' | 'seckill'
  /** The seckill, sale or staff activity. */
  id?: string
}

/**
 * The one price that is charged: the lowest of all, and no other besides it (rule price-1). Of two equal ones that
 * is taken which leaves the line more reductions.
 * @param seckill_id the order has a ticket of this seckill
 */
export function lowestPrice(
  { price, seckill, limited, member_price, staff }: ActivePrices,
  seckill_id?: string,
): Charged {
  const offers: Charged[] = [{ price, source: 'shelf' }]
  if (member_price !== null) offers.push({ price: member_price, source: 'member' })
  if (limited) offers.push({ price: limited.price, source: 'limited_time_sale', id: limited.id })
  if (staff && !staff.invalid) offers.push({ price: staff.price, source: 'staff', id: staff.id })
  if (seckill && seckill.id === seckill_id)
    offers.push({ price: seckill.price, source: 'seckill', id: seckill.id })
  return offers.reduce((lowest, offer) => (offer.price < lowest.price ? offer : lowest))
}

/** Pieces that one member may have of what costs this: the staff activity's limit where it sets the price; 0: none of its own. */
export const limitOfPrice = ({ staff }: ActivePrices, { source }: Charged): number =>
  source === 'staff' ? (staff?.limit_num ?? 0) : 0
