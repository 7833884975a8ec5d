import type { Shop } from '@engine'
import { MOST_REVIEWS } from '@schemas/most-reviews'
import type { LiveGoods } from '@schemas/generated/types'

/** Marks over the picture of a product that cannot be bought; a separate file for modules without rendering. */
export const OFF_SHELF = '已下架'
export const SOLD_OUT = '已售罄'
export const VOID = '已失效'

/** Badges of the activity that makes a price lower for now, as on a product's page. */
export const ACTIVITIES = { seckill: '秒杀', limited_time_sale: '限时特惠' } as const

/** How many pieces were sold. */
export const soldText = (count: number) => `已售 ${count}`

/** How many reviews there are; so many and more are not counted. */
export const reviewsText = (count: number) =>
  count < MOST_REVIEWS ? `${count} 条评价` : `${MOST_REVIEWS - 1}+ 条评价`

/** Label on a product's page and on its cards. */
export const ADD_TO_CART = '加入购物车'

/** What the price of a bought grade is called. */
export const VIP_PRICE = 'VIP价'

/** What a member's own price is called (rule price-4). */
export const memberPriceName = (user: Shop['user']): string => (user?.is_vip ? VIP_PRICE : '会员价')

/** Badges for employees on the picture. */
export const SALE = '特卖商品'
export const BAG = '福袋'
const STAFF_GOODS = '常规员工内购商品'

type Badged = Pick<LiveGoods, 'product_type' | 'staff_goods'>

/** What an employee sees beside a product (rule staff-1), and only employees; '' for nothing. */
export function badgeOf({ product_type, staff_goods }: Badged, user: Shop['user']): string {
  if (user?.is_staff !== '1') return ''
  if (product_type === 'sale') return SALE
  if (product_type === 'bag') return BAG
  return staff_goods === 1 ? STAFF_GOODS : ''
}
