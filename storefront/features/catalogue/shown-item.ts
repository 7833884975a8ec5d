import { useShop } from '@engine'
import type { GoodsItem } from '@schemas/generated/api'
import { HEAD_OFFICE } from '@schemas/shop-id'
import { tagsOf, type ShownGoods } from '@widgets/shared/goods'
import { badgeOf, memberPriceName } from '@widgets/shared/marks'
import { goodsPath } from '@widgets/shared/shop'
import { isMembers, priceOf } from './price-of'

/** Whether a product can be put into the cart from a list of goods. */
const isOffered = ({ approve_status, is_gift, valid_lucky, store }: GoodsItem): boolean =>
  approve_status === 'onsale' && !is_gift && valid_lucky !== 1 && store > 0

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
    const tags = [...(isMembers(item) ? [memberTag(memberPriceName(user))] : []), ...shown.tags]
    return { ...shown, tags, badge: badgeOf(item, user) || activityOf(item) }
  }
}

/** What makes the price lower for now: 秒杀, 限时特惠. */
const activityOf = ({ act_price, promotion_tag }: GoodsItem) => (act_price === undefined ? '' : promotion_tag)

/** Says beside the tags whose price it is, while no activity's is lower (rule price-3). */
const memberTag = (name: string) => ({ id: 'member', name, color: '', background: '' })

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
    href: goodsPath(item.item_id, shop),
    ...(isOffered(item) && { offer: { goods_id: item.item_id, shop_id: shop } }),
    state: stateOf(item),
  }
}
