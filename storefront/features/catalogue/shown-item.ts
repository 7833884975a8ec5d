import { useShop } from '@engine'
import type { GoodsItem } from '@schemas/generated/api'
import { HEAD_OFFICE } from '@schemas/shop-id'
import { tagsOf, type ShownGoods } from '@widgets/shared/goods'
import { ACTIVITIES, badgeOf, memberPriceName } from '@widgets/shared/marks'
import { goodsPath } from '@widgets/shared/shop'
import { isMembers, priceOf } from './price-of'

/** Whether a product can be put into the cart from a list of goods; a seckill is bought on its own page (rule items-2). */
const isOffered = (item: GoodsItem): boolean =>
  item.approve_status === 'onsale' &&
  !item.is_gift &&
  item.valid_lucky !== 1 &&
  item.store > 0 &&
  activityOf(item) !== ACTIVITIES.seckill

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
  return (item) => {
    const shown = shownItem(item, shop_id)
    const label = isMembers(item) ? memberPriceName(user) : undefined
    return { ...shown, label, badge: badgeOf(item, user) || activityOf(item) }
  }
}

/** What makes the price lower for now: 秒杀, 限时特惠. */
const activityOf = ({ act_price, promotion_tag }: GoodsItem) => (act_price === undefined ? '' : promotion_tag)

function shownItem(item: GoodsItem, shop_id: string): ShownGoods {
  const price = priceOf(item)
  // the name of the shop is omitted for its own goods
  const shop = item.distributor_id === HEAD_OFFICE ? shop_id : ''
  return {
    id: item.item_id,
    name: item.item_name,
    brief: item.brief,
    picture: item.pics[0] ?? '',
    price,
    ...(item.market_price > price && { marketPrice: item.market_price }),
    tags: tagsOf(item.tagList),
    ...(item.sales > 0 && { sales: item.sales }),
    ...(item.rate_count && { reviews: item.rate_count }),
    href: goodsPath(item.item_id, shop),
    ...(isOffered(item) && { offer: { goods_id: item.item_id, shop_id: shop } }),
    state: stateOf(item),
  }
}
