import { useMode, useShop } from '@engine'
import type { LiveShop, NearbyShop, ShopTag } from '@schemas/generated/types'
import { strings } from '@schemas/generated/strings/W0019'
import { liveShopOf, shopTags } from '../shared/shop'
import { textOf } from '../shared/text-style'

/** Shops shown at once (rule widgets-7). */
export const MOST = 10
/** The tab that every shop carries (rule widgets-7: a synthetic tag). */
const ALL: ShopTag = { tag_id: '-1', tag_name: strings.all }

export interface ShownShop {
  /** '' for a placeholder. */
  id: string
  name: string
  banner: string
  logo: string
  address: string
  /** With its unit, as formatted by the server; '' without a position. */
  distance: string
  tags: ShopTag[]
  /** '' where they are not known. */
  lng: string
  lat: string
}

/** A shop from the server or saved with the page. */
export function shownShop(row: Partial<LiveShop>): ShownShop {
  return {
    id: textOf(row.distributor_id),
    name: textOf(row.name),
    banner: textOf(row.banner),
    logo: textOf(row.logo),
    address: textOf(row.address),
    distance: textOf(row.distance_show) + textOf(row.distance_unit),
    tags: shopTags(row.tagList),
    lng: textOf(row.lng),
    lat: textOf(row.lat),
  }
}

/**
 * The saved shops merged with their live rows. Shoppers do not see shops without a row, which have closed. Operators
 * see placeholders if no shop is saved.
 */
export function useSavedShops(data: readonly NearbyShop[], placeholders: number): ShownShop[] {
  const shop = useShop()
  const design = useMode() === 'design'
  const shown = data.flatMap((saved) => {
    const row = liveShopOf(shop, saved.distributor_id)
    return row || design ? shownShop({ ...saved, ...row }) : []
  })
  if (shown.length > 0 || !design) return shown
  return Array.from({ length: placeholders }, () => shownShop({ name: strings.placeholder }))
}

/** The tabs above the shops: the operator's choice, else all known tags, else those of the shops. None without tags. */
export function tabsOf(
  chosen: readonly ShopTag[],
  known: readonly ShopTag[],
  shops: readonly ShownShop[],
): ShopTag[] {
  const lists = [chosen, known, shops.flatMap(({ tags }) => tags)].map(shopTags)
  const tags = lists.find((list) => list.length > 0) ?? []
  return tags.length === 0 ? [] : [ALL, ...tags.filter(({ tag_id }) => tag_id !== ALL.tag_id)]
}

/** The first ten shops with the tag, or of all shops under 全部 (rule widgets-7). */
export function carrying(shops: readonly ShownShop[], tag: ShopTag = ALL): ShownShop[] {
  const found =
    tag.tag_id === ALL.tag_id
      ? shops
      : shops.filter(({ tags }) => tags.some(({ tag_id }) => tag_id === tag.tag_id))
  return found.slice(0, MOST)
}
