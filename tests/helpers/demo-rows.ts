import type { PickedTarget } from '@schemas/generated/api'
/** The rows behind the entries of the demo's home page, and a server that lists them like the pickers' server. */
import type {
  CategoryNode,
  CouponEntry,
  GoodsEntry,
  LiveCoupon,
  LiveGoods,
  LiveShop,
  ShopEntry,
} from '@schemas/generated/types'
import home from '@storefront/pages/home.json'

const everything: Record<string, unknown>[] = []
gather(home.widgets)

function gather(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) everything.push(value as Record<string, unknown>)
  for (const inner of Object.values(value)) gather(inner)
}

const entriesWith = <T>(...keys: string[]): T[] =>
  everything.filter((one) => keys.every((key) => one[key] !== undefined)) as T[]

export const goodsEntries = entriesWith<GoodsEntry>('goods_id', 'goods_name')
export const couponEntries = entriesWith<CouponEntry>('card_id', 'card_type')
export const shopEntries = entriesWith<ShopEntry>('shop_id', 'shop_name')
const categoryNodes = entriesWith<{ categoryData: CategoryNode[] }>('categoryData').flatMap(
  ({ categoryData }) => categoryData,
)

export const goodsRow = (entry: GoodsEntry): LiveGoods => ({
  goods_id: entry.goods_id,
  item_id: entry.itemId,
  item_name: entry.goods_name,
  brief: entry.brief,
  pics: [entry.goods_pic, '/media/second.webp'],
  price: entry.price,
  market_price: entry.market_price,
  store: 12,
  approve_status: 'onsale',
  tagList: entry.tagList,
})

export const couponRow = (entry: CouponEntry): LiveCoupon => ({
  card_id: entry.card_id,
  card_type: entry.card_type,
  title: entry.title,
  description: entry.description,
  notice: entry.notice,
  discount: entry.discount,
  reduce_cost: entry.reduce_cost,
  least_cost: entry.least_cost,
  icon_url_list: entry.icon_url_list,
  custom_url: entry.custom_url,
  quantity: 100,
  get_num: 20,
  get_limit: 1,
  user_get_num: 0,
  state: 0,
})

export const shopRow = (entry: ShopEntry): LiveShop => ({
  distributor_id: entry.shop_id,
  name: entry.shop_name,
  logo: entry.logo,
  banner: entry.banner,
  address: '南京西路1038号',
  tagList: entry.tag_list,
})

const once = <T>(all: T[], idOf: (one: T) => string): T[] => [
  ...new Map(all.map((one) => [idOf(one), one])).values(),
]

const demoRows = {
  goods: once(goodsEntries.map(goodsRow), ({ goods_id }) => goods_id),
  coupons: once(couponEntries.map(couponRow), ({ card_id }) => card_id),
  shops: once(shopEntries.map(shopRow), ({ distributor_id }) => distributor_id),
  pages: [
    { theme_pc_template_id: '201', title: '禾岸故事', page_type: 'custom', enabled: true },
    { theme_pc_template_id: '202', title: '数码会场', page_type: 'custom', enabled: false },
  ],
}

interface Query {
  page?: number
  pageSize?: number
  keyword?: string
  sort?: string
  ids?: string[]
  kind?: string
}

const page = (all: readonly object[], { page: number = 1, pageSize = 10, keyword = '' }: Query) => {
  const found = all.filter((one) => JSON.stringify(one).includes(keyword))
  const list = found.slice((number - 1) * pageSize, number * pageSize)
  return { list, count: found.length, total_count: found.length }
}

const targetRow = (kind: string): PickedTarget => ({
  id: '7',
  title: `第七个${kind}`,
  note: '',
  picture: '',
  from: '',
  to: '',
})

/** Answers of `call`, by endpoint. */
const demoAnswers: Record<string, (options: { query?: Query }) => unknown> = {
  'GET /pickers/goods': ({ query = {} }) => page(demoRows.goods, query),
  'GET /pickers/coupons': ({ query = {} }) => page(demoRows.coupons, query),
  'GET /pickers/shops': ({ query = {} }) =>
    page(
      query.ids ? demoRows.shops.filter((one) => query.ids?.includes(one.distributor_id)) : demoRows.shops,
      query,
    ),
  'GET /pickers/categories': ({ query = {} }) => page(categoryNodes, query),
  'GET /pickers/pages': ({ query = {} }) => page(demoRows.pages, query),
  'GET /options/{kind}': ({ query = {} }) => (query.ids ?? []).map((id) => ({ id, title: `第${id}个` })),
  'POST /target-states': () => ({ list: [], count: 0, total_count: 0 }),
  'GET /pickers/targets': ({ query = {} }) => page([targetRow(query.kind ?? '')], query),
}

/** For `vi.mock('@designer/shell/api/client')`: answers as the demo's server does. */
export async function demoCall(key: string, options: { query?: Query }): Promise<unknown> {
  const answer = demoAnswers[key]
  if (!answer)
    throw new Error(`Expected one of ${Object.keys(demoAnswers).join(', ')}, got ${key} (in demoCall)`)
  return answer(options)
}
