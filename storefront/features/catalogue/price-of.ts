import type { GoodsItem } from '@schemas/generated/api'

type Priced = Pick<GoodsItem, 'price' | 'act_price' | 'activity_price' | 'member_price'>

/** Cents to pay: the activity's price, else the member's, else the price (rule price-3). */
export const priceOf = ({ act_price, activity_price, member_price, price }: Priced): number =>
  act_price ?? activity_price ?? member_price ?? price

/** Whether the price to pay is the member's own. */
export const isMembers = ({ act_price, activity_price, member_price }: Priced): boolean =>
  member_price !== undefined && act_price === undefined && activity_price === undefined
