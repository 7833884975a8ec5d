import type { GoodsDetail, SpecItem } from '@schemas/generated/api'

/** What can be done with a good (storefront §4, texts.md). */
export type BuyState = 'open' | 'seckill' | 'offShelf' | 'gift' | 'showOnly' | 'void' | 'soldOut'

type Judged = Pick<
  GoodsDetail,
  'approve_status' | 'is_gift' | 'store' | 'valid_lucky' | 'item_id' | 'spec_items'
>

/**
 * `seckill`: no add-to-cart, only buying now, while the seckill of the item runs. One that is announced or over is none.
 * @param item the chosen one; the good's own as long as none is
 */
export function buyStateOf(good: Judged, item = ownItem(good)): BuyState {
  const { approve_status, is_gift, store, valid_lucky } = good
  if (is_gift) return 'gift'
  if (approve_status === 'instock') return 'offShelf'
  if (approve_status === 'only_show') return 'showOnly'
  if (valid_lucky === 1) return 'void'
  if (store <= 0) return 'soldOut'
  if (!item?.seckill) return 'open'
  return item.seckill.activity_store > 0 ? 'seckill' : 'soldOut'
}

const ownItem = ({ item_id, spec_items }: Judged): SpecItem | undefined =>
  spec_items.find((one) => one.item_id === item_id)
