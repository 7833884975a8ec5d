import { EMPTY_LIVE, type LiveData } from '@engine'
import type {
  CategoryNode,
  CouponEntry,
  GoodsEntry,
  LiveCoupon,
  LiveGoods,
  LiveShop,
  NearbyShop,
  ShopEntry,
} from '@schemas/generated/types'

/** Live rows equal to the snapshots of a page, for samples without a database. */
export function snapshotLive(page: { widgets: Record<string, { props: object }> }): LiveData {
  const live: LiveData = structuredClone(EMPTY_LIVE)
  for (const { props } of Object.values(page.widgets)) gather(props, live)
  return live
}

function gather(value: unknown, live: LiveData): void {
  if (Array.isArray(value)) {
    for (const item of value) gather(item, live)
  } else if (typeof value === 'object' && value !== null) {
    if (isGoods(value)) live.goods[value.goods_id] = liveGoods(value)
    if (isCoupon(value)) live.coupon[value.card_id] = liveCoupon(value)
    if (isShop(value)) live.shop[value.shop_id] = shopOfEntry(value)
    if (isNearby(value)) live.shop[value.distributor_id] = { address: '', ...whole(value) }
    if (isCategory(value)) live.category[value.category_id] = { ...value, children: [] }
    for (const inner of Object.values(value)) gather(inner, live)
  }
}

type Chosen<T, Id extends keyof T> = Partial<T> & Pick<T, Id>

/** Has an id, unlike placeholders, and the keys that distinguish the kinds of snapshots. */
const names = (value: object, id: string, ...keys: string[]) =>
  Boolean(Reflect.get(value, id)) && keys.every((key) => Object.hasOwn(value, key))
const isGoods = (value: object): value is Chosen<GoodsEntry, 'goods_id'> =>
  names(value, 'goods_id', 'goods_name')
const isCoupon = (value: object): value is Chosen<CouponEntry, 'card_id'> =>
  names(value, 'card_id', 'card_type')
const isShop = (value: object): value is Chosen<ShopEntry, 'shop_id'> => names(value, 'shop_id', 'shop_name')
const isNearby = (value: object): value is Chosen<NearbyShop, 'distributor_id'> =>
  names(value, 'distributor_id', 'name')
const isCategory = (value: object): value is CategoryNode =>
  names(value, 'category_id', 'category_name', 'image_url')

const liveGoods = (entry: Chosen<GoodsEntry, 'goods_id'>): LiveGoods => ({
  goods_id: entry.goods_id,
  item_id: entry.goods_id,
  item_name: entry.goods_name ?? '',
  brief: entry.brief || entry.subTitle || '',
  pics: entry.goods_pic ? [entry.goods_pic] : [],
  price: entry.price ?? 0,
  market_price: entry.market_price ?? 0,
  store: 10,
  approve_status: 'onsale',
  tagList: entry.tagList ?? [],
})

const liveCoupon = (entry: Chosen<CouponEntry, 'card_id'>): LiveCoupon => ({
  card_id: entry.card_id,
  card_type: entry.card_type ?? 'cash',
  title: entry.title ?? '',
  description: entry.description ?? '',
  notice: entry.notice ?? '',
  discount: entry.discount ?? 0,
  reduce_cost: entry.reduce_cost ?? 0,
  least_cost: entry.least_cost ?? 0,
  icon_url_list: entry.icon_url_list ?? '',
  custom_url: entry.custom_url ?? '',
  quantity: 100,
  get_num: 0,
  get_limit: 1,
  user_get_num: 0,
  state: 0,
})

const whole = ({ distributor_id, name = '', logo = '', banner = '', tagList = [] }: Partial<LiveShop>) => ({
  distributor_id: distributor_id ?? '',
  name,
  logo,
  banner,
  tagList,
})

const shopOfEntry = (entry: Chosen<ShopEntry, 'shop_id'>): LiveShop => ({
  distributor_id: entry.shop_id,
  name: entry.shop_name ?? '',
  logo: entry.logo ?? '',
  banner: entry.banner ?? '',
  address: '',
  tagList: entry.tag_list ?? [],
})
