/** Carts for tests that say only what matters to them. */
import type { CartLine, CartListAnswer, CartShop } from '@schemas/generated/api'
import { changed, NOTHING } from '@storefront/features/checkout/cart/changes'

export const cartLine = (cart_id: string, more: Partial<CartLine> = {}): CartLine => {
  const { price = 1000, num = 1, discount_fee = 0 } = more
  return {
    cart_id,
    user_id: '1',
    shop_id: '0',
    shop_type: 'distributor',
    item_id: `item-${cart_id}`,
    goods_id: `goods-${cart_id}`,
    items_id: [],
    item_name: `商品${cart_id}`,
    item_type: 'normal',
    product_type: 'normal',
    item_bn: '',
    pics: '',
    brief: '',
    item_spec_desc: '',
    price,
    added_price: 0,
    sale_price: price,
    market_price: 0,
    member_price: 0,
    point: 0,
    num,
    store: 10,
    start_num: 1,
    limit_num: 0,
    is_checked: true,
    is_plus_buy: false,
    approve_status: 'onsale',
    activity_id: '',
    activity_type: 'normal',
    activity_info: [],
    promotions: [],
    marketing_id: '',
    discount_fee,
    member_discount: 0,
    total_fee: price * num - discount_fee,
    limitedBuy: {},
    limitedTimeSaleAct: {},
    is_last_price: false,
    parent_id: '',
    packages: [],
    notice: '',
    reason: '',
    ...more,
  }
}

const cartShop = (shop_id: string, list: CartLine[]): CartShop => ({
  shop_id,
  shop_name: `店${shop_id}`,
  address: '',
  mobile: '',
  lat: null,
  lng: null,
  hour: '',
  is_ziti: false,
  is_delivery: true,
  item_fee: 0,
  cart_total_price: 0,
  cart_total_num: 0,
  cart_total_count: 0,
  discount_fee: 0,
  member_discount: 0,
  total_fee: 0,
  list,
  used_activity: [],
  used_activity_ids: [],
  activity_grouping: [],
  gift_activity: [],
  plus_buy_activity: [],
  vipgrade_guide_title: {},
})

/** Lines by shop, with the figures of each. */
export const cartOf = (shops: Record<string, CartLine[]>, invalid: CartLine[] = []): CartListAnswer =>
  changed(
    {
      valid_cart: Object.entries(shops).map(([shop_id, list]) => cartShop(shop_id, list)),
      invalid_cart: invalid,
    },
    // counts the shops' figures
    { ...NOTHING, gone: ['none'] },
  )
