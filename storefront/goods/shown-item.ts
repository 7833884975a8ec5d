import { useShop } from '@engine'
import type { GoodsItem } from '@schemas/generated/api'
import { tagsOf, type ShownGoods } from '@widgets/shared/goods'
import { badgeOf } from '@widgets/shared/badges'
import { goodsPath } from '@widgets/shared/shop'

type Priced = Pick<GoodsItem, 'price' | 'act_price' | 'activity_price' | 'member_price'>

/** Cents to pay: the activity's price, else the member's, else the price (decisions 24). */
export const priceOf = ({ act_price, activity_price, member_price, price }: Priced): number =>
  act_price ?? activity_price ?? member_price ?? price

function stateOf({ valid_lucky, store }: GoodsItem): ShownGoods['state'] {
  if (valid_lucky === 1) return 'void'
  return store > 0 ? 'onSale' : 'soldOut'
}

/**
 * Converts rows of a goods list to cards.
 * @param shop_id the shop in which they are shown and bought
 */
export function useShownItem(shop_id = ''): (item: GoodsItem) => ShownGoods {
  const { user } = useShop()
  return (item) => ({ ...shownItem(item, shop_id), badge: badgeOf(item, user) })
}

function shownItem(item: GoodsItem, shop_id: string): ShownGoods {
  const price = priceOf(item)
  return {
    id: item.item_id,
    name: item.item_name,
    brief: item.brief,
    picture: item.pics[0] ?? '',
    price,
    ...(item.market_price > price && { marketPrice: item.market_price }),
    tags: tagsOf(item.tagList),
    // the name of the shop is omitted for its own goods
    href: goodsPath(item.item_id, item.distributor_id === '0' ? shop_id : ''),
    state: stateOf(item),
  }
}
