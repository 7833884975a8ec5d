import { encodePart, type Shop } from '@engine'
import type { LiveShop, ShopTag } from '@schemas/generated/types'
import { HEAD_OFFICE } from '@schemas/shop-id'
import { textOf } from './text-style'

/** Where a shop leads. */
export const shopPath = (id: string): string => `/shops/info?distributor_id=${encodePart(id)}`

/**
 * Where a product leads that a shop sells (`/items/{id}`, optional `distributor_id`).
 * @param shop_id '' and '0' are the head office, which is not named
 */
export function goodsPath(item_id: string, shop_id = ''): string {
  const path = `/items/${encodePart(item_id)}`
  return shop_id === '' || shop_id === HEAD_OFFICE ? path : `${path}?distributor_id=${encodePart(shop_id)}`
}

/** The live row of a shop's id, `undefined` for a deleted shop or one that was not requested. */
export const liveShopOf = (shop: Shop, id: string): LiveShop | undefined =>
  Object.hasOwn(shop.live.shop, id) ? shop.live.shop[id] : undefined

/** Tags with a name, each id once. */
export function shopTags(tags: readonly Partial<ShopTag>[] | undefined): ShopTag[] {
  if (!Array.isArray(tags)) return []
  const named = new Map<string, ShopTag>()
  for (const tag of tags as Partial<ShopTag>[]) {
    const tag_id = String(tag?.tag_id ?? '')
    const tag_name = textOf(tag?.tag_name)
    if (tag_name !== '' && !named.has(tag_id)) named.set(tag_id, { tag_id, tag_name })
  }
  return [...named.values()]
}
