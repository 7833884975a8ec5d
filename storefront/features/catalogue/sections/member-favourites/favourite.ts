/** A collected product or shop as its card shows it. */
import { encodePart } from '@engine'
import type { FavouriteGoods, FavouriteShop } from '@schemas/generated/api'
import { priceOf } from '../../price-of'
import { favouriteTexts as texts } from '../../texts/favourites'

export interface Favourite {
  /** Of the product or the shop: what its removal names. */
  id: string
  href: string
  name: string
  picture: string
  /** Over the picture: why it cannot be had; '' where it can. */
  mark: string
  /** Cents; absent for a shop. */
  price?: number
  /** Of an article of the points mall. */
  points?: number
  /** A line below the name. */
  note?: string
}

type Goods = Pick<
  FavouriteGoods,
  | 'item_id'
  | 'item_name'
  | 'item_image'
  | 'item_type'
  | 'price'
  | 'act_price'
  | 'activity_price'
  | 'member_price'
  | 'point'
  | 'store'
  | 'approve_status'
  | 'valid_lucky'
>

export function goodsFavourite(row: Goods): Favourite {
  const { item_id, item_name, item_image, item_type, point } = row
  const article = item_type === 'pointsmall'
  return {
    id: item_id,
    href: `${article ? '/pointitems' : '/items'}/${encodePart(item_id)}`,
    name: item_name,
    picture: item_image,
    mark: markOf(row),
    price: priceOf(row),
    ...(article && { points: point }),
  }
}

function markOf({ approve_status, store, valid_lucky }: Goods): string {
  if (approve_status === 'instock') return texts.offShelf
  if (approve_status === 'only_show') return texts.showOnly
  if (valid_lucky === 1) return texts.badgeVoid
  return store > 0 ? '' : texts.soldOut
}

export const shopFavourite = ({
  distributor_id,
  name,
  logo,
  store_address,
  is_valid,
}: FavouriteShop): Favourite => ({
  id: distributor_id,
  href: `/shops/info?distributor_id=${encodePart(distributor_id)}`,
  name,
  picture: logo,
  mark: is_valid ? '' : texts.closedShop,
  note: store_address,
})
