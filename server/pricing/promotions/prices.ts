import type { Seckill } from '@schemas/generated/api'
import type { CurrentMember } from '../../platform'

/** What prices depend on. */
export type PricedMember = Pick<CurrentMember, 'grade_id' | 'vip_grade_id' | 'staff'>

/** A member who views products and coupons; their claims are counted. */
export type ViewingMember = PricedMember & Pick<CurrentMember, 'user_id'>

/** A temporary price; `id` of its activity. Cents, Unix seconds. */
interface TimedPrice {
  id: string
  name: string
  price: number
  start_time: number
  end_time: number
}

export interface SeckillPrice extends TimedPrice {
  /** Pieces of the seckill and how many of them are in orders. */
  activity_store: number
  sold: number
  /** Pieces of one member; 0: any number. */
  limit_num: number
  /** Minutes in which an order must be paid; null: the company's setting. */
  validity_period: number | null
}

interface StaffPrice extends TimedPrice {
  kind: 'staff' | 'lucky'
  /** Pieces of one employee; 0: any number. */
  limit_num: number
  /** A lucky bag that cannot be bought any more. */
  invalid: boolean
}

/** All prices of an item at a moment, in cents; null for a price that it does not have. */
export interface ActivePrices {
  item_id: string
  goods_id: string
  /** Of the shelf. */
  price: number
  /** 秒杀 that runs; charged to orders with its ticket only (rule seckill-2). */
  seckill: SeckillPrice | null
  /** 限时特惠 that runs, for this member's grade. */
  limited: TimedPrice | null
  /** null for visitors (rule price-3), and for members whose grade has no better price. */
  member_price: number | null
  /** 内购 and 福袋; employees only. */
  staff: StaffPrice | null
}

export interface Charged {
  /** Cents. */
  price: number
  /** Its origin; `shelf` and `member` take part in full reductions, the others end the chain (rule price-2). */
  source: 'shelf' | 'member' | 'limited_time_sale' | 'staff' | 'seckill'
  /** The seckill, sale or staff activity. */
  id?: string
}

/**
 * The price that is charged: the lowest of all, and no other beside it (rule price-1). Of equal prices the one that
 * leaves the line more reductions.
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

/** Pieces that one member may buy at this price: the staff activity's limit if it sets the price; 0: no limit. */
export const limitOfPrice = ({ staff }: ActivePrices, { source }: Charged): number =>
  source === 'staff' ? (staff?.limit_num ?? 0) : 0

/** The status of an activity at a moment (`activity_info`); `begin` and `end` in Unix seconds. */
export function activityStatus(
  { begin, end }: { begin: number; end: number },
  now: Date,
): Pick<Seckill, 'status' | 'last_seconds'> {
  const seconds = now.getTime() / 1000
  if (seconds < begin) return { status: 'in_the_notice', last_seconds: Math.ceil(begin - seconds) }
  if (seconds < end) return { status: 'in_sale', last_seconds: Math.ceil(end - seconds) }
  return { status: 'it_has_ended', last_seconds: 0 }
}
