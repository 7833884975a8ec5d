import type { Shop } from '@engine'
import type { LiveGoods } from '@schemas/generated/types'
import { BAG, SALE, STAFF_GOODS } from './marks'

type Badged = Pick<LiveGoods, 'product_type' | 'staff_goods'>

/** What an employee sees beside a good (storefront §2), and nobody else (§6); '' for nothing. */
export function badgeOf({ product_type, staff_goods }: Badged, user: Shop['user']): string {
  if (user?.is_staff !== '1') return ''
  if (product_type === 'sale') return SALE
  if (product_type === 'bag') return BAG
  return staff_goods === 1 ? STAFF_GOODS : ''
}
