import type { Shop } from '@engine'
import type { GoodsItem } from '@schemas/generated/api'
import { standing } from '../texts/standing'

type Badged = Pick<GoodsItem, 'product_type' | 'staff_goods'>

/** What an employee sees beside a good (storefront §2), and nobody else (§6); '' for nothing. */
export function badgeOf({ product_type, staff_goods }: Badged, user: Shop['user']): string {
  if (user?.is_staff !== '1') return ''
  if (product_type === 'sale') return standing.badgeSale
  if (product_type === 'bag') return standing.badgeBag
  return staff_goods === 1 ? standing.badgeStaff : ''
}
