import type { GoodsItem } from '@schemas/generated/api'
import type { ActivePrices } from '../../pricing'

export type ShownPrices = Pick<GoodsItem, 'act_price' | 'activity_price' | 'member_price'>

/**
 * The prices beside an item's own (rule price-3): an activity's only while it is the lowest, so that what is shown is
 * what is charged; the member's price is there for members alone.
 */
export function shownPrices({ price, seckill, limited, staff, member_price }: ActivePrices): ShownPrices {
  const activities = [seckill, limited, staff && !staff.invalid ? staff : null]
  const lowest = Math.min(...activities.map((activity) => activity?.price ?? Infinity))
  const shows = lowest < Math.min(price, member_price ?? Infinity)
  return {
    ...(shows && { act_price: lowest, activity_price: lowest }),
    ...(member_price !== null && { member_price }),
  }
}
