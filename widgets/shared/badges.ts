import type { Shop } from '@engine'
import type { LiveGoods } from '@schemas/generated/types'
import { BAG, SALE, STAFF_GOODS } from './marks'

type Badged = Pick<LiveGoods, 'product_type' | 'staff_goods'>

/** What an employee sees beside a good (rule staff-1), and only employees; '' for nothing. */
export function badgeOf({ product_type, staff_goods }: Badged, user: Shop['user']): string {
  if (user?.is_staff !== '1') return ''
  if (product_type === 'sale') return SALE
  if (product_type === 'bag') return BAG
  return staff_goods === 1 ? STAFF_GOODS : ''
}
