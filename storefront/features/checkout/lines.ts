import type { CartListAnswer, Quote } from '@schemas/generated/api'
import { HEAD_OFFICE } from '@schemas/shop-id'

/** A line as the checkout shows it; cents. */
export interface ShownLine {
  key: string
  item_id: string
  item_name: string
  pic: string
  spec: string
  num: number
  price: number
  /** price × num */
  item_fee: number
  kind: 'normal' | 'gift' | 'plus_buy'
}

export interface ShownShop {
  distributor_id: string
  shop_name: string
  /** Its goods may be fetched. */
  hasPickup: boolean
  /** Whether they may be sent. */
  hasDelivery: boolean
  lines: ShownLine[]
}

/** What is bought, before the server has said what it costs. */
export function shopsIn({ valid_cart }: Pick<CartListAnswer, 'valid_cart'>): ShownShop[] {
  return valid_cart
    .map(({ shop_id, shop_name, is_ziti, is_delivery, list }) => ({
      distributor_id: shop_id,
      shop_name,
      // the head office has no counter of its own: shops hand its goods over
      hasPickup: is_ziti || shop_id === HEAD_OFFICE,
      hasDelivery: is_delivery,
      lines: list
        .filter(({ is_checked }) => is_checked)
        .map((line) => ({
          key: line.cart_id,
          item_id: line.item_id,
          item_name: line.item_name,
          pic: line.pics,
          spec: line.item_spec_desc,
          num: line.num,
          price: line.price,
          item_fee: line.price * line.num,
          kind: line.is_plus_buy ? ('plus_buy' as const) : ('normal' as const),
        })),
    }))
    .filter(({ lines }) => lines.length > 0)
}

/** The same with what the quote says of it, gifts among them. */
export function quotedShops(shops: readonly ShownShop[], quote: Quote | null): readonly ShownShop[] {
  if (!quote) return shops
  return shops.map((shop) => {
    const quoted = quote.shops.find(({ distributor_id }) => distributor_id === shop.distributor_id)
    if (!quoted) return shop
    const lines = quoted.items.map((item, index) => ({
      key: item.cart_id || `gift-${index}`,
      item_id: item.item_id,
      item_name: item.item_name,
      pic: item.pic,
      spec: item.item_spec_desc,
      num: item.num,
      price: item.price,
      item_fee: item.item_fee,
      kind: item.order_item_type,
    }))
    return { ...shop, shop_name: quoted.shop_name, lines }
  })
}
