import type { MemberCoupon } from '@schemas/generated/api'
import { HEAD_OFFICE } from '@schemas/shop-id'
import { withQuery } from '@storefront/shell/routing/query'

/** Where the goods are that it is for: those of the shop that gave it, or of the list of goods. */
export function goodsOf({
  card_id,
  use_bound,
  distributor_id,
}: Pick<MemberCoupon, 'card_id' | 'use_bound' | 'distributor_id'>): string {
  const shop = distributor_id === HEAD_OFFICE ? '' : distributor_id
  if (use_bound !== 0) return withQuery('/items', { card_id, distributor_id: shop })
  return shop === '' ? '/items' : withQuery('/shops/info', { distributor_id })
}
