import type { GoodsDetail, SpecItem } from '@schemas/generated/api'

/** What can be done with a product (rule items-2). */
export type BuyState = 'open' | 'seckill' | 'offShelf' | 'gift' | 'showOnly' | 'void' | 'soldOut'

type SoldProduct = Pick<
  GoodsDetail,
  'approve_status' | 'is_gift' | 'store' | 'valid_lucky' | 'item_id' | 'spec_items'
>

/**
 * `seckill`: only buying now, no add-to-cart, while the item's seckill runs; not before or after it.
 * @param item the chosen item; the product itself while none is chosen
 */
export function buyStateOf(product: SoldProduct, item = ownItem(product)): BuyState {
  const { approve_status, is_gift, store, valid_lucky } = product
  if (is_gift) return 'gift'
  if (approve_status === 'instock') return 'offShelf'
  if (approve_status === 'only_show') return 'showOnly'
  if (valid_lucky === 1) return 'void'
  if (store <= 0 || (item && item.store <= 0)) return 'soldOut'
  if (!item?.seckill) return 'open'
  return item.seckill.activity_store > 0 ? 'seckill' : 'soldOut'
}

const ownItem = ({ item_id, spec_items }: SoldProduct): SpecItem | undefined =>
  spec_items.find((one) => one.item_id === item_id)

/** The first item in stock that goes into the cart: the product's own where it can. */
export function openItem(product: SoldProduct): SpecItem | undefined {
  const open = product.spec_items.filter((item) => item.store > 0 && buyStateOf(product, item) === 'open')
  return open.find(({ item_id }) => item_id === product.item_id) ?? open[0]
}

/** The shop of the page, or the shop that owns the product; '0' for the head office. */
export const sellerOf = ({ distributor_info, distributor_id }: GoodsDetail): string =>
  distributor_info.distributor_id ?? distributor_id
