import type { GoodsDetail, SpecItem } from '@schemas/generated/api'

/** Specifications of an item that are on sale but out of stock: members may ask to be notified (到货通知). */
export const awaitable = ({
  approve_status,
  is_gift,
  spec_items,
}: Pick<GoodsDetail, 'approve_status' | 'is_gift' | 'spec_items'>): SpecItem[] =>
  approve_status === 'onsale' && !is_gift
    ? spec_items.filter((item) => item.store <= 0 && item.approve_status === 'onsale')
    : []
