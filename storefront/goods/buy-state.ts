import type { GoodsDetail } from '@schemas/generated/api'

/** What can be done with a good (storefront §4, texts.md). */
export type BuyState = 'open' | 'seckill' | 'offShelf' | 'gift' | 'showOnly' | 'void' | 'soldOut'

type Judged = Pick<GoodsDetail, 'approve_status' | 'is_gift' | 'activity_type' | 'store' | 'valid_lucky'>

/** `seckill`: no add-to-cart, only buying now. */
export function buyStateOf({ approve_status, is_gift, activity_type, store, valid_lucky }: Judged): BuyState {
  if (is_gift) return 'gift'
  if (approve_status === 'instock') return 'offShelf'
  if (approve_status === 'only_show') return 'showOnly'
  if (valid_lucky === 1) return 'void'
  if (store <= 0) return 'soldOut'
  return activity_type === 'seckill' ? 'seckill' : 'open'
}
