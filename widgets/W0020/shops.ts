import { hrefOf, type RenderMode, type Shop } from '@engine'
import type { GoodsEntry, ShopEntry, ShopTag } from '@schemas/generated/types'
import { shownGoods, type ShownGoods } from '../shared/goods'
import { goodsPath, liveShopOf, shopPath, shopTags } from '../shared/shop'
import { textOf } from '../shared/text-style'

/** Places for goods beside a shop, and for its tags. */
const GOODS = 3
const TAGS = 2

/** A shop with its products for rendering: live rows over the saved snapshot. */
export interface ShownShop {
  id: string
  name: string
  /**
   * The wide picture above, the upright one beside the products, the logo: the operator's choice, else the shop's own.
   */
  top: string
  banner: string
  logo: string
  tags: ShopTag[]
  href?: string
  /** `placeholder`: nothing chosen yet. `vanished`: no row behind the id any more (rule items-6). */
  state: 'placeholder' | 'open' | 'vanished'
  /** null: a gap for a product that was not chosen. */
  goods: (ShownGoods | null)[]
}

/**
 * One entry, or `null` where shoppers get nothing (a placeholder in render mode, rule page-format-6).
 * @param hide goods that were not chosen leave no gap (`wgtHideUnselectedItems`)
 */
export function shownShop(entry: ShopEntry, shop: Shop, mode: RenderMode, hide: boolean): ShownShop | null {
  const id = textOf(entry.shop_id)
  if (id === '' && mode === 'render') return null
  const row = liveShopOf(shop, id)
  // While editing, a missing row usually has not been fetched yet.
  const vanished = !row && mode === 'render'
  return {
    id,
    name: row?.name || textOf(entry.shop_name),
    top: textOf(entry.shop_pic),
    banner: textOf(entry.banner) || (row?.banner ?? ''),
    logo: textOf(entry.logo) || (row?.logo ?? ''),
    tags: shopTags(entry.tag_list).slice(0, TAGS),
    href: id === '' || vanished ? undefined : (hrefOf(entry.pathData) ?? shopPath(id)),
    state: id === '' ? 'placeholder' : vanished ? 'vanished' : 'open',
    goods: chosen(entry.goods_list, hide)
      .slice(0, GOODS)
      .map((goods) => ofShop(shownGoods(goods, shop, mode), vanished ? '' : id)),
  }
}

/** A product beside a shop is bought from that shop, unless it has its own link. */
const ofShop = (goods: ShownGoods | null, shop_id: string): ShownGoods | null =>
  goods?.href === goodsPath(goods?.id ?? '')
    ? {
        ...goods,
        href: goodsPath(goods.id, shop_id),
        ...(goods.offer && { offer: { ...goods.offer, shop_id } }),
      }
    : goods

const chosen = (goods: readonly GoodsEntry[], hide: boolean) =>
  hide ? goods.filter(({ goods_id }) => goods_id !== '') : goods
